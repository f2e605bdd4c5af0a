/** What the table adds for the First Edition, in English. */
export const firstEdition = {
  'prompt.decks': 'Choose two decks below.',
  'decks.hand': '{name, select, You {Your} other {{name}: your}} first two tasks',
  'decks.handWhy': 'Choose the decks before you see the cards.',
  'decks.reward': 'Draw two tasks, keep one',
  'decks.rewardWhy': 'Choose both decks before you see the cards.',
  'decks.second': 'And the other deck?',
  'decks.and': '+ {deck}',
  'decks.twice': 'twice',
  'guard.fromAll': 'nobody moves or takes it',
  'standing.machinations': '{count} of {of} Machinations',
  'told.noDecks': 'No deck had a card left {name, select, You {for you} other {for {name}}}',
} as const
