/** Tips for newcomers, each shown once when it matters, in English. */
export const tips = {
  'castlescape.tip.goal': 'You meet a Goal. Claim it under Guild: one a turn, and whoever comes first has it.',
  'castlescape.tip.inspection':
    'The quarry is nearly empty: then an Inspection comes. Tap it to see what it would cost.',
  'castlescape.tip.lastTurns': 'The last turns: at the end Contracts and cards bring Renown, and Corruption costs it.',
  'castlescape.tip.occupation':
    'Most Influence in a finished Bailey brings 1 Renown at each Inspection, whoever claimed it.',
  'castlescape.tip.infamy': 'An Inspection takes Recruits for your Infamy, which then falls back to your Corruption.',
  'castlescape.tip.penalty': 'A dark corner is a penalty: it comes with your next shuffle after the card was played.',
  'castlescape.tip.contracts': 'Under Guild lie your Contracts and the Goals, with how far you are.',
  'castlescape.tip.glass': 'The glass shows the site closer. The arrows step through the allowed squares.',
  'castlescape.tip.lamp': 'Stuck? The lamp or the menu has a hint: a good move, and why.',
} as const
