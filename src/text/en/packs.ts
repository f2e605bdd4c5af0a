/** Games that are fetched when they are chosen, in English. */
export const packs = {
  'pack.fetching': 'Fetching {game}',
  'pack.progress': '{done, number} of {size, number} kB',
  'pack.cancel': 'Cancel',
  'pack.cut': '{game} is not on this device yet. Connect to the internet to fetch what is missing: {size, number} kB.',
  'pack.here': '{game} has been fetched.',
  'pack.absent': 'Not on this device yet: {size, number} kB',
  'pack.missing': '{game} is not on this device yet. It has to be fetched first.',
  'pack.fetch': 'Fetch it',
} as const
