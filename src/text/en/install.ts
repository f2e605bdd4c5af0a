/** Keeping the app on the home screen, in English. */
export const install = {
  'install.title': 'Keep the castle at hand',
  'install.why':
    'On the home screen it opens like any app, fills the screen, and needs no network. Your games are safer there too.',
  'install.install': 'Install',
  'install.how': 'Show me how',
  'install.later': 'Not now',
  'install.is': 'The castle is installed: it opens like any app and needs no network.',
  'install.steps': 'To the home screen in three steps',
  'install.share': 'Tap Share, at the bottom of Safari or beside the address.',
  'install.add': 'Scroll down and tap Add to Home Screen.',
  'install.done': 'Tap Add, at the top.',
  'install.moved':
    'The app on the home screen keeps its own list of games. Take yours along with Save all games and Import games.',
  'install.menu': 'From the browser menu',
  'install.menuOpen': 'Open the browser’s menu: three dots or three lines.',
  'install.menuChoose': 'Choose Install app, or Add to Home screen.',
  'install.menuElse': 'If the menu has neither, add a bookmark: this page works without a network too.',
  'badge.title': 'Number on the icon',
  'badge.help': 'When you leave the app, its icon shows how many games wait for your turn.',
  'badge.off': 'Off',
  'badge.turns': 'Turns',
  'badge.all': 'Turns and puzzle',
  'badge.forbidden': 'The phone shows no number for this app. Allow its notifications in the settings of the phone.',
} as const
