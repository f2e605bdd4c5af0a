/** Refusals of the command line itself, in English. All others are in src/text. */
export const cli = {
  'command.unknown': 'There is no such command. There are {known}.',
  'game.none': 'There is no game “{game}”. There are {known}.',
  'input.notJson': 'The input is not JSON in UTF-8.',
  'input.unknown': 'The command does not take this form of input.',
  'input.malformed': 'The input has a mistake at “{at}”.',
  'input.noFile': 'The file “{file}” cannot be read.',
  'undo.thrown': 'A die was thrown since.',
  'seat.unknown': 'There is no seat {seat}.',
  'bot.level': 'There is no bot “{level}”. There are {known}.',
  'bot.none': 'No bot knows this game yet.',
  'cli.bug': 'This is a mistake of ours: {message}',
} as const
