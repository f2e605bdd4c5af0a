/** Settings in a file of all games, and how they join those of the phone that reads it. */
import type { Json } from '../kernel/json.ts'
import { withEmblem } from './people.ts'
import { CHOICES, DEFAULT_SETTINGS, readSettings, type Settings } from './settings.ts'

/**
 * Settings as plain data. How phones meet stays on this one: it may hold a password of a relay, and the file may be
 * meant for somebody else.
 */
export const writeArchiveSettings = ({ server: _server, ice: _ice, emblems, ...rest }: Settings): Json =>
  JSON.parse(JSON.stringify({ ...rest, emblems: [...emblems] }))

/** Most seats that a table has, of any game (src/table/savedGameSchema.ts). */
const MOST_SEATS = 16
const NAME = /^.{1,40}$/s
const EMBLEM = /^[a-z]{1,16}$/

const isText = (value: unknown, form: RegExp): boolean => typeof value === 'string' && form.test(value)

const isEmblemOfName = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && isText(value[0], NAME) && isText(value[1], EMBLEM)

/** Settings from plain data; each part that is damaged, or too large, falls back to its default. */
export const readArchiveSettings = (value: Json): Settings => {
  const fields = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  const { emblems } = fields as { readonly emblems?: Json }
  const pairs = Array.isArray(emblems) ? emblems.filter(isEmblemOfName) : []
  const settings = readSettings({ ...fields, server: '', ice: '', emblems: new Map(pairs) })
  const { names = [], bots = [] } = settings.lastSetup ?? {}
  return names.length > MOST_SEATS || bots.length > MOST_SEATS ? { ...settings, lastSetup: null } : settings
}

/** A choice that was made here stays; where none was made, that of the other phone counts. */
const mergeChoices = (here: Settings, there: Settings): Partial<Settings> =>
  Object.fromEntries(
    Object.keys(CHOICES).map((id) => {
      const key = id as keyof typeof CHOICES
      return [id, here[key] === DEFAULT_SETTINGS[key] ? there[key] : here[key]]
    }),
  )

/** The settings of this phone with those of another: nothing that was chosen here is lost. */
export const mergeSettings = (here: Settings, there: Settings): Settings => {
  // As if they were read: of the names as many are kept as are remembered, each once.
  const merged = readSettings({
    ...here,
    ...mergeChoices(here, there),
    names: [...here.names, ...there.names],
    emblems: new Map(),
    lastSetup: here.lastSetup ?? there.lastSetup,
    chosen: { ...there.chosen, ...here.chosen },
  })
  // As if they were chosen one after the other, those of this phone last: of too many the first are forgotten.
  return [...there.emblems, ...here.emblems].reduce(
    (settings, [name, emblem]) => withEmblem(settings, name, emblem),
    merged,
  )
}
