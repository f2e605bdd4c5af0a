/** The people who play here, in English. */
export const people = {
  'emblem.of': 'Emblem of {name}',
  'people.title': 'People who play here',
  'people.none': 'Nobody yet. Names that you enter for a game are kept here, on this phone only.',
  'people.forget': 'Forget {name}',
} as const
