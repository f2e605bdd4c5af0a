/** Keeping the app on the home screen, in English. */
export const install = {
  'install.title': 'Keep the castle at hand',
  'install.why':
    'On the home screen it opens like any app, fills the screen, and needs no network. Your games are safer there, too.',
  'install.install': 'Install',
  'install.how': 'Show me how',
  'install.later': 'Not now',
  'install.is': 'The castle is installed: it opens like any app and needs no network.',
  'install.steps': 'To the home screen in three steps',
  'install.share': 'Tap Share, at the foot of Safari or beside the address.',
  'install.add': 'Scroll down and tap Add to Home Screen.',
  'install.done': 'Tap Add, at the top.',
  'install.moved':
    'The app on the home screen has a list of games of its own: bring yours along with Save all games and Import games.',
  'install.menu': 'By the browser’s menu',
  'install.menuOpen': 'Open the browser’s menu: three dots or three lines.',
  'install.menuChoose': 'Choose Install app, or Add to Home screen.',
  'install.menuElse': 'Where the menu has neither, a bookmark does: this page opens without a network as well.',
} as const
