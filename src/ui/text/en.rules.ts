/** The rules in short, in our own words. */
export const rules = {
  'rules.title': 'Rules in short',
  'rules.note': 'In our own words. Tap a heading to open it.',
  'rules.board': 'The castle',
  'rules.board.text':
    'The board has 25 spaces. A column letter and a row letter name each of them: A·T is column A, row T.\nA vassal serves one of four factions (Lion, Dragon, Maple, Phoenix) in one of four roles (Scout, Emissary, Spy, Captain). Its card has two faces that share neither; the small badge shows the reverse.\nAt the corners stand towers of more vassals. Their top cards lie open. One tower is yours: it refills the spaces that you use up.',
  'rules.turn': 'A turn',
  'rules.turn.text':
    'Muster: take one knight token for each Knight card in your court and one wizard token for each Wizard card. A household card of each is there from the start.\nWork: move vassals, retain them, draw tasks, complete one. In any order, as long as you can pay.\nEnd the turn: used-up vassals are replaced from your tower, then the limits are checked.',
  'rules.work': 'What tokens buy',
  'rules.work.text':
    'One knight slides a vassal to an empty neighbouring space, or retains a vassal: it goes to your court, and a card from a tower of your choice takes its place.\nOne wizard swaps two neighbouring vassals, or flips one to its reverse face, or draws a task.\nTwo knights draw a task as well.\nDiagonal spaces are not neighbours.',
  'rules.tasks': 'Tasks',
  'rules.tasks.text':
    'A task asks for two different vassals. The left half names a space, the right half a whole row or column. Each asks for a face, or for any vassal of a faction or of a role.\nWhen both halves are met in your turn, you may complete the task. Only one task a turn. Its two vassals are used up: they stay where they are, cannot be moved, and are replaced at the end of the turn.',
  'rules.upcharge': 'What the next one costs',
  'rules.upcharge.text':
    'The first card of a kind is free. For each further Knight, Wizard, King or Ploy you pay retained vassals: one for every card of that kind that you have completed, with the face that is shown on it.\nSo retain the faces that your next card will cost.',
  'rules.court': 'Your court',
  'rules.court.text':
    'Completed Knights and Wizards bring more tokens each turn. Kings raise your limits. Ploys are worth the most points.\nOf each kind only as many count as you have kings, the two household kings among them. The latest cards sleep until you complete another king; kings always count.',
  'rules.limits': 'Limits',
  'rules.limits.text':
    'At the end of your turn you keep at most as many knight tokens, wizard tokens, tasks and retained vassals as you have kings. Surplus tokens go back, and you choose which cards to drop.',
  'rules.kings': "King's Quest",
  'rules.kings.text':
    'Two to four players. When somebody has 21 points, the round is played to its end, so that all have had equally many turns. Most points win.\nTies are decided by completed Ploys, then Kings, then Knights and Wizards together, then tokens, retained vassals and tasks in hand.',
  'rules.puzzle': "Puzzle Master's Quest",
  'rules.puzzle.text':
    'Two players together. All 25 spaces begin full, there are two towers and no tokens, and nothing needs to be refilled.\nYou win when sixteen vassals with sixteen different faces fill the outer ring, the inside is empty, every faction stands wholly on one outer line, and no two neighbours have the same role. Or the same with factions and roles exchanged.\nYou lose when twelve rats are in the walls, or when fewer than sixteen vassals are left.',
  'rules.rats': 'Rats and dogs',
  'rules.rats.text':
    'After each turn a rats card is turned up: one to three rats wander, a cat or the Duchess brings none, and a plague makes all that wander stay for good.\nInstead of keeping a completed task you may adopt a dog with it. The Westie comes for a Knight task and catches one rat for a knight. The Scottie comes for a Wizard task and catches up to two for a wizard. A Jack Russell comes for a King task and catches any card for a knight and a wizard. Only the owner sends a dog, in the own turn.',
} as const
