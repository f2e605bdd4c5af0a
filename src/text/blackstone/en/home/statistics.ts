/** Statistics of this game alone, in English. */
export const statistics = {
  'stats.families': 'By your family',
  'stats.mean.points': 'points on average: {mean}',
  'stats.mean.sets': 'points on average: {mean}',
  'stats.mean.vassals': 'vassals left on average: {mean}',
  'stats.mean.machinations': 'Machinations on average: {mean}',
  'stats.mean.formation': '',
} as const
