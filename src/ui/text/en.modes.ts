/** Setting up a game and what its modes are like, in English. The names of modes are in en.ts. */
export const modes = {
  'new.title': 'New game',
  'new.choose': 'Choose a mode',
  'new.players': 'players',
  'new.seats': 'Seats',
  'new.phone': 'on this phone',
  'new.player': 'Player {number}',
  'new.name': 'Name of player {number}',
  'new.leave': 'Take away seat {number}',
  'new.add': 'Add a seat',
  'new.options': 'Options',
  'new.for': 'for {count} players',
  'new.start': 'Start',
  'new.failed': 'This game could not be set up.',

  'mode.kings-quest.pitch': 'First to 21 points',
  'mode.kings-quest.time': '60 min',
  'mode.puzzle-master.pitch': 'Order the outer ring together',
  'mode.puzzle-master.time': '45 min',
} as const
