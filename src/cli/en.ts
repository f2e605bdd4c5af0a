/** Why the command line itself does nothing, in English. What else is refused, the app's own sentences say (src/ui/text). */
export const cli = {
  'command.unknown': 'There is no such command. There are {known}.',
  'input.notJson': 'The input is no JSON in UTF-8.',
  'input.unknown': 'The command takes no input of this form.',
  'input.malformed': 'The command does not take the input at “{at}”.',
  'input.noFile': 'The file “{file}” cannot be read.',
  'seat.unknown': 'There is no seat {seat}.',
  'cli.bug': 'This is a mistake of ours: {message}',
} as const
