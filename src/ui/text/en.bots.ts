/** Bots at the table, in English. Their levels are the roles of the castle's vassals. */
export const bots = {
  'bot.scout': 'Scout',
  'bot.emissary': 'Emissary',
  'bot.spy': 'Spy',
  'bot.captain': 'Captain',
  'bot.numbered': '{name} {number}',
  'bot.marked': '{name} (bot)',
  'bot.scout.help': 'Plays the first good turn it finds.',
  'bot.emissary.help': 'Looks a little wider.',
  'bot.spy.help': 'Compares plans and guesses at hidden cards.',
  'bot.captain.help': 'Also thinks of the turns that follow.',

  'bots.level': 'Level of {name}',
  'bots.seat': 'A bot plays seat {number}',
  'bots.here': 'A bot on this phone',
  'bots.add': 'A bot',
  'bots.addSays': 'Add a seat for a bot',

  'bots.title': 'Bots',
  'bots.which': 'Which seat?',
  'bots.who': 'Who plays for {name}?',
  'bots.person': 'A person',
  'bots.personHelp': 'On this device.',
  'bots.bot': 'A bot: {level}',
  'bots.none': 'No seat is played on this device.',

  'bots.sign': ', a bot: {level}',
  'bots.signThinks': ', thinking',
  'bots.thinks': '{name} thinks…',
  'bots.stuck': '{name} cannot go on.',
  'bots.stuckWhat': 'Who plays?',
  'bots.skip': 'Skip',
} as const
