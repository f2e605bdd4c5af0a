/** Emblems that a player can choose, in English. */
export const emblems = {
  'emblem.own': 'None: just the shield',
  'emblem.help':
    'It stays with the name on this phone, and everybody at the table sees it. Shield and colour do not change.',
  'emblem.tower': 'Tower',
  'emblem.crown': 'Crown',
  'emblem.key': 'Key',
  'emblem.sword': 'Sword',
  'emblem.moon': 'Moon',
  'emblem.sun': 'Sun',
  'emblem.star': 'Star',
  'emblem.tree': 'Tree',
  'emblem.anchor': 'Anchor',
  'emblem.cup': 'Cup',
  'emblem.fish': 'Fish',
  'emblem.cat': 'Cat',
} as const
