/** Setting up a game, in English. */
export const newGame = {
  'new.title': 'New game',
  'new.parts': 'Further down',
  'new.choose': 'Choose a mode',
  'new.players': '{max, plural, one {player} other {players}}',
  'new.seats': 'Seats',
  'new.options': 'Options',
  'new.for':
    '{count, plural, =0 {several phones} one {# player} other {# players}}{bots, plural, =0 {} one { (# bot)} other { (# bots)}}',
  'new.start': 'Start',
  'new.gather': 'Invite',
  'new.failed': 'This game could not be set up.',
} as const
