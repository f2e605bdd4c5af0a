/** Why a position of Lamps Below cannot be. */
export const positions = {
  'lamps-below.position.cannotMatter':
    'Nobody is asked about this die: it has not failed, or cannot matter (“{what}”).',
  'lamps-below.position.fallen': 'After so many falls the expedition is over (“{what}”).',
  'lamps-below.position.goalMet': 'The goal is met: the expedition is over (“{what}”).',
  'lamps-below.position.noCard': 'No card of the path is left: the expedition is over (“{what}”).',
  'lamps-below.position.noCourage': 'Nobody is asked to roll again who has no courage (“{what}”).',
  'lamps-below.position.twice': 'The same stands there twice (“{what}”).',
} as const
