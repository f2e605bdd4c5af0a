/** Names and emblems of the people who play here, in English. */
export const emblems = {
  'emblem.of': 'Emblem of {name}',
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
  'people.title': 'People who play here',
  'people.none': 'Nobody yet. Names that you enter for a game are kept here, on this phone only.',
  'people.forget': 'Forget {name}',
} as const
