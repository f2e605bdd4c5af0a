/** End of a game, its result and its charts, in English. */
export const gameEnd = {
  'over.rematch': 'Rematch',
  'over.export': 'Export',
  'over.replay': 'Replay',
  'over.share': 'Share',
  'over.result': 'See the result',
  'over.home': 'Home',
  'over.board': 'See the board',
  'score.lost': 'not counted',
  'score.bar': '{name}: {parts}, total {total}{lost, plural, =0 {} other {, # did not count}}',
  'score.part': '{part} {count}',
  'chart.round': 'Round',
  'chart.asTable': 'As a table',
  'chart.label': '{title}. At the end: {ends}.',
  'chart.end': '{name}: {count}',
  'chart.waiting': 'Looking back…',
  'chart.missing': 'The charts of this game come once this phone is online.',

  'fact.title': 'Highlights',
} as const
