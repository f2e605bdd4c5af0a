/** Sentences of the puzzles, in English. Those of a puzzle's table are short: they are shown over a site of 320 pixels. */
export const puzzles = {
  'castlescape.puzzles.title': 'Puzzles',
  'castlescape.puzzles.note': 'One turn on a small site, with exactly what it takes.',
  'castlescape.puzzles.play': 'Play today’s puzzle',
  'castlescape.puzzles.look': 'Solved: look at it again',
  'castlescape.puzzles.walls': 'Finish the most with these Walls',
  'castlescape.puzzles.recruits': 'Lead the most with these Recruits',
  'castlescape.puzzles.learn': 'Lessons',
  'castlescape.puzzles.making': 'A puzzle is being made…',
  'castlescape.puzzles.failed': 'The puzzle could not be made.',
  'castlescape.puzzles.unkept': 'Your solution is not saved: {why} You can still go on.',
  'castlescape.puzzles.goal.walls':
    'Finish Baileys of {best} squares in all with these {walls} Walls, which stay together.',
  'castlescape.puzzles.goal.recruits':
    'Lead {best} Baileys: have more Influence than Pip in each, with all that waits.',
  'castlescape.puzzles.notMost': 'Not the most yet: {n} of {best}. Undo, or start again.',
  'castlescape.puzzles.solved.walls': 'Solved: {best} squares, and no more can be finished.',
  'castlescape.puzzles.solved.recruits': 'Solved: you lead {best} Baileys, and no more can be led.',
  'castlescape.puzzles.hint': 'Hint',
  'castlescape.puzzles.hint.build': 'One solution builds on {square}.',
  'castlescape.puzzles.hint.post': 'One solution posts on {square}.',
  'castlescape.puzzles.hint.move': 'One solution moves from {from} to {to}.',
  'castlescape.puzzles.hint.oust': 'One solution removes the Recruit on {square}.',
  'castlescape.puzzles.again': 'Start again',
  'castlescape.puzzles.next': 'Next puzzle',
  'castlescape.puzzles.all': 'All puzzles',
} as const
