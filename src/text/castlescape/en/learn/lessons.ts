/** Sentences of the coach in the lessons, in English. Short, because they are shown over a site of 320 pixels. */
export const lessons = {
  'castlescape.learn.title': 'Learn CastleScape',
  'castlescape.learn.note': 'Four short lessons on a small site. Nothing can go wrong here.',
  'castlescape.learn.game': 'A first game against Pip',
  'castlescape.learn.gameHint': 'on the small site of 13 by 13',
  'castlescape.lesson.walls': 'Walls and Baileys',
  'castlescape.lesson.walls.1':
    'All guilds build one castle. Ground that Walls close in, corners too, is a Bailey. This one lacks four Walls.',
  'castlescape.lesson.walls.2': 'Tap Stone Walls, then Play: it gives you two Walls.',
  'castlescape.lesson.walls.3': 'The first Wall of a card goes beside any Wall. Tap the dashed square, then Build.',
  'castlescape.lesson.walls.4': 'Each further one goes beside a Wall of the same card.',
  'castlescape.lesson.walls.5': 'Your turn: close the ring with the other Stone Walls.',
  'castlescape.lesson.walls.end':
    'Your Recruit has most Influence in there, so you claim the Bailey. Its 2 squares bring 2 Renown.',
  'castlescape.lesson.recruits': 'Recruits and Influence',
  'castlescape.lesson.recruits.1':
    'A Recruit has Influence 1 on the ground and 2 on a Wall. The most Influence claims a Bailey when its last Wall is set. Pip has 2 here.',
  'castlescape.lesson.recruits.2': 'Tap Train Apprentice, then Play: a Recruit for the ground.',
  'castlescape.lesson.recruits.3': 'Post it inside the ring: tap a dashed square, then Post.',
  'castlescape.lesson.recruits.4': 'The Recruit of a Ladder Crew may stand on a Wall, too. Play it.',
  'castlescape.lesson.recruits.5': 'Post it on a Wall of the ring, where it has Influence 2.',
  'castlescape.lesson.recruits.6': 'You have 3, Pip 2. Whoever has posted builds no more this turn. End your turn.',
  'castlescape.lesson.recruits.7': 'It is Pip’s turn.',
  'castlescape.lesson.recruits.8': 'Your turn: close the ring with Stone Walls.',
  'castlescape.lesson.recruits.end':
    '3 against 2: you claim it and get its size, 3 Renown. Equal Influence would have shared it.',
  'castlescape.lesson.market': 'Market and deck',
  'castlescape.lesson.market.1': 'Your cards are your guild. Play the four in your hand: they bring 6 Gold.',
  'castlescape.lesson.market.2': 'Open the market. Ramparts cost 4 Gold and give three Walls: buy one.',
  'castlescape.lesson.market.3':
    'It lies in your discard pile; Gold that is left is lost. End your turn: you draw five cards.',
  'castlescape.lesson.market.4':
    'Your deck was empty, so all was shuffled, Ramparts too. The Thief came through the Back Alley: Infamy 1.',
  'castlescape.lesson.market.5': 'It is Pip’s turn.',
  'castlescape.lesson.market.6': 'Your turn: play Ramparts and build its three Walls.',
  'castlescape.lesson.market.end':
    'Buy what your guild lacks: Gold, Walls or Recruits. Cards with a penalty are strong, and make you infamous.',
  'castlescape.lesson.inspection': 'The Inspection',
  'castlescape.lesson.inspection.1':
    'Two Walls are left in the quarry. When it is empty an Inspection comes: it costs each guild Recruits worth its Infamy.',
  'castlescape.lesson.inspection.2':
    'Your Infamy is 4, which would cost all your Recruits. Play Back Alley Bribes for Infamy −3.',
  'castlescape.lesson.inspection.3': 'Play Stone Walls and build the last two Walls of the quarry.',
  'castlescape.lesson.inspection.4': 'The quarry is empty. Your turn: end it, and the Inspection comes.',
  'castlescape.lesson.inspection.5':
    'Pip lost the Recruit on the Wall, you the one on the ground. Now it is Pip’s turn.',
  'castlescape.lesson.inspection.6':
    'Whoever leads a Bailey gets 1 Renown at each Inspection. This one is still yours.',
  'castlescape.lesson.inspection.end':
    'After some Inspections the game ends. Most Renown wins, and Corruption costs at the end.',
} as const
