/** Settings in a file of all games, and how they join those of the phone that reads it. */
import type { Json } from '../kernel/json.ts'
import { CHOICES, DEFAULT_SETTINGS, readSettings, type Settings } from './settings.ts'

/**
 * Settings as plain data. How phones meet stays on this one: it may hold a password of a relay, and the file may be
 * meant for somebody else.
 */
export const writeTravellingSettings = ({ server: _server, ice: _ice, emblems, ...rest }: Settings): Json =>
  JSON.parse(JSON.stringify({ ...rest, emblems: [...emblems] }))

const isPairOfTexts = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === 'string')

/** Settings from plain data; each part that is damaged falls back to its default. */
export const readTravellingSettings = (value: Json): Settings => {
  const fields = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  const { emblems } = fields as { readonly emblems?: Json }
  const pairs = Array.isArray(emblems) ? emblems.filter(isPairOfTexts) : []
  return readSettings({ ...fields, server: '', ice: '', emblems: new Map(pairs) })
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
export const mergeSettings = (here: Settings, there: Settings): Settings =>
  // As if they were read: of the names as many are kept as are remembered, each once.
  readSettings({
    ...here,
    ...mergeChoices(here, there),
    names: [...here.names, ...there.names],
    emblems: new Map([...there.emblems, ...here.emblems]),
    lastSetup: here.lastSetup ?? there.lastSetup,
    chosen: { ...there.chosen, ...here.chosen },
  })
