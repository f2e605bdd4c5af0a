/** What the shell's chapters say: new game, saved games, settings, rules in short, about. */
export const chapters = {
  'new.title': 'New game',
} as const
