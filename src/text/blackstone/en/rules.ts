/** Short rules in our own words, in English. */
export const rules = {
  'rules.example': 'retain, limits, tie …',
  'rules.short': 'In short',
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
    'Two to four players. When somebody has 21 points, the round is played to its end, so that all have had equally many turns. The most points win.\nTies are decided by completed Ploys, then Kings, then Knights and Wizards together, then tokens, retained vassals and tasks in hand.',
  'rules.intrigue': 'Intrigue',
  'rules.intrigue.text':
    'You have two markers. At the end of a turn in which you completed a task, one goes on a completed Knight, Wizard or King of yours, the other on a vassal of the board that shares a faction or role with the cost of that card: your agent.\nWhen another player slides, swaps, flips, retains or uses that vassal, both markers come back and you choose a reward: for a Knight or Wizard a token or a Guild card, for a King a Power card; more where faction and role were both alike.\nIf you completed nothing, you may lay a task face down with your markers on it. When another player completes a task with a vassal that fits one of its halves, you may claim it for what it costs. After that your intrigue is over.\nMarkers come back when your next turn begins.',
  'rules.families': 'Families',
  'rules.families.text':
    'Each player belongs to a family. Its major and its minor ability are yours alone: a lower price, a longer reach, an extra task.\nYour court shows them at any time.',
  'rules.advanced': 'Advanced',
  'rules.advanced.text':
    "As the King's Quest, for two to four players, with two differences.\nThe blue letter of a task counts too: the right half then asks for one space, no longer for a whole row or column.\nThe goal is 30 points.",
  'rules.coop': 'Co-op',
  'rules.coop.text':
    "Two players together, by the rules of the King's Quest, and with rats. Hands lie open.\nYou win at once when your points together are 50. You lose at once when twelve rats are in the walls. After each turn a rats card is turned up; dogs catch rats.\nYou can complete a task for its points or adopt a dog with it, not both.",
  'rules.solo': 'Solo',
  'rules.solo.text':
    'One player, by the rules of the Co-op game: 28 points win at once; at twelve rats you lose.\nAt the beginning you choose two towers. One refills the spaces that you use up. The other refreshes the board.\nAfter the rats of each turn Machination cards are turned over. The vassals on the spaces that they name go, and cards of the second tower take their places, until two vassals have been replaced. Both letters count, the blue one too.',
  'rules.queens': "Queen's Quest",
  'rules.queens.text':
    'Two to four players collect sets of vassals. There are no tokens and no court. A turn has three actions. One action takes a card of the offer, slides, swaps or flips a vassal, uses a card in hand, or saves a knight: one more action in a later turn.\nUsing a card takes a vassal that meets one half, or two that meet both, into your sets. Your tower refills the space.\nAll different, no faction and no role twice, is worth 0, 1, 2 and 4 points for one to four vassals. All of one faction or all of one role is worth one point less than it has vassals. All of the same face is worth 0, 1, 4, 8, then 8 for each further one.\nIf you take no card, the oldest of the offer leaves. The last round comes after the cards have run out. The most points win.',
  'rules.wizards': "Wizard's Quest",
  'rules.wizards.text':
    'Two to four players empty their hands onto a board that begins empty. A turn has three actions. One action slides, swaps or flips a vassal, places vassals by a card in hand, exchanges a vassal of the hand for an open one, or saves a knight: one more action in a later turn.\nThe first card that you take from the offer in a turn costs one action, the second two. There is no third.\nA card places one vassal by one half, or two by both, with either face up. The space must be empty or show the same face: then a stack grows.\nWhoever can play no card passes. The round is finished, then one more is played. The fewest vassals in hand win.',
  'rules.first': 'First Edition',
  'rules.first.text':
    'Two to four players. Whoever completes three Machinations begins the last round; then the most Machinations win.\nThere are four decks of tasks. Before the first turn each player chooses two and draws from them. Later a wizard draws a task; knights do not.\nA knight guards a vassal: nobody moves, flips or retains it, but tasks may use it. Another knight takes a guard away.\nA Machination brings two tasks at once, of which you keep one.\nYour kings limit completed Knights, Wizards and Machinations too: what is above the limit is lost. Complete a King before your third Machination.',
  'rules.puzzle': "Puzzle Master's Quest",
  'rules.puzzle.text':
    'Two players together. All 25 spaces begin full, there are two towers and no tokens, and nothing needs to be refilled.\nYou win when sixteen vassals with sixteen different faces fill the outer ring, the inside is empty, every faction stands wholly on one outer line, and no two neighbours have the same role. Or the same with factions and roles exchanged.\nYou lose when twelve rats are in the walls, or when fewer than sixteen vassals are left.',
  'rules.rats': 'Rats and dogs',
  'rules.rats.text':
    'After each turn a rats card is turned up: one to three rats wander, a cat or the Duchess brings none, and a plague makes all that wander stay for good.\nInstead of keeping a completed task you may adopt a dog with it. The Westie comes for a Knight task and catches one rat for a knight. The Scottie comes for a Wizard task and catches up to two for a wizard. A Jack Russell comes for a King task and catches any card for a knight and a wizard. Only its owner can send a dog, on their own turn.',
} as const
