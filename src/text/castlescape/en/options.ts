/** Options of the game, in English. */
export const options = {
  'option.hardcore': 'Hardcore',
  'option.hardcore.help': 'With all Recruits on the site, none is taken back to be posted again.',
  'option.market': 'Market',
  'option.market.help': 'The friendly market has no cards against rivals.',
  'option.market.full': 'Full',
  'option.market.friendly': 'Friendly',
  'option.site': 'Site',
  'option.site.help': 'Squares along each side. A small site makes a shorter game.',
  'option.lastTurns': 'Last turns',
  'option.lastTurns.help': 'How the game ends once the end is near.',
  'option.lastTurns.equal': 'Equal turns',
  'option.lastTurns.oneEach': 'One more each',
  'option.handicap': 'Handicap',
  'option.handicap.help': 'The third to play begins with 1 Renown, the fourth with 2. Off: as in the rulebook.',
} as const
