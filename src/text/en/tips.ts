/** Tips and the setting for them, in English. */
export const tips = {
  'tips.title': 'Tips',
  'tips.help': 'Each tip shows once, when it matters.',
  'tips.on': 'On',
  'tips.off': 'Off',
  'tips.again': 'Show all tips again',
  'tips.one': 'Tip',
} as const
