/** Refusals of the command line itself, in English. All others are in src/text. */
export const cli = {
  'command.unknown': 'There is no such command. There are {known}.',
  'game.none': 'There is no game “{game}”. There are {known}.',
  'input.notJson': 'The input is no JSON in UTF-8.',
  'input.unknown': 'The command takes no input of this form.',
  'input.malformed': 'The command does not take the input at “{at}”.',
  'input.noFile': 'The file “{file}” cannot be read.',
  'seat.unknown': 'There is no seat {seat}.',
  'cli.bug': 'This is a mistake of ours: {message}',
} as const
