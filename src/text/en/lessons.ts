/** Sentences of every game's lessons, in English. */
export const lessons = {
  'learn.title': 'Learn by playing',
  'learn.lesson': 'Lesson {number}: {name}',
  'learn.numbered': 'Lesson {number} of {of}: {name}',
  'learn.done': 'done',
  'learn.on': 'Go on',
  'learn.step': 'Step {at} of {of}',
  'learn.doIt': 'Do what the coach says first.',
  'learn.coach': 'The coach',
  'learn.again': 'From the start',
  'learn.stuck': 'Nothing more can be done from here.',
  'learn.leave': 'All lessons',
  'learn.next': 'Next: {name}',
  'learn.well': 'Well done',
  'learn.otherGames': 'Other games',
  'learn.failed': 'The game could not be started.',
} as const
