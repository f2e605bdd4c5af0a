/** What explorers, dwellers and abilities are called within a sentence. */
export const figureNames = {
  'lamps-below.explorer.marn': 'Marn',
  'lamps-below.explorer.callow': 'Callow',
  'lamps-below.explorer.hesper': 'Hesper',
  'lamps-below.explorer.winder': 'Winder',
  'lamps-below.explorer.rook': 'Rook',
  'lamps-below.explorer.fenna': 'Fenna',
  'lamps-below.figure.husk': 'the Husk {figure}',
  'lamps-below.figure.crawler': 'the Crawler {figure}',
  'lamps-below.figure.monk': 'the Monk {figure}',
  'lamps-below.figure.glass': 'the Warden {figure}',
  'lamps-below.figure.scribe': 'the Scribe {figure}',
  'lamps-below.figure.tenant': 'the Tenant {figure}',
  'lamps-below.ability.agility': 'Agility',
  'lamps-below.ability.vitality': 'Vitality',
  'lamps-below.ability.defence': 'Defence',
} as const
