/** Names and emblems of the people who play here, in English. */
export const emblems = {
  'emblem.of': 'Emblem of {name}',
  'emblem.own': 'The seat’s own',
  'emblem.help':
    'Goes with the name on this phone, and is seen by everybody at the table. Shield and colour stay those of the seat.',
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
  'people.title': 'People who play here',
  'people.none': 'Nobody yet. Names that you give at a new game are remembered here, on this phone only.',
  'people.forget': 'Forget {name}',
} as const
