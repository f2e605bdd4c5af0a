/** What a person set, and what the app remembers so that nobody has to say it twice. */
import type { ModeId, Options } from '../kernel/contract.ts'
import type { Player } from '../kernel/log.ts'
import type { Database } from './database.ts'

/** The settings that are a choice; the first of each is the default. */
export const CHOICES = {
  /** Per cent. */
  textSize: [100, 125, 150, 200],
  /** How fast things move; calm fades in place of travelling. */
  motion: ['system', 'slow', 'full', 'fast', 'calm', 'off'],
  sound: ['medium', 'off', 'soft', 'loud'],
  haptics: ['on', 'off'],
  theme: ['system', 'dark', 'light'],
  contrast: ['system', 'normal', 'high'],
  /** Which thumb holds the phone. */
  hand: ['right', 'left'],
  /** Before which deeds it is asked once more: none, those that cannot be taken back, all. */
  confirm: ['none', 'final', 'all'],
} as const

type Choices = { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] }

/** The last game that was begun, as a start for the next. */
export interface LastSetup {
  readonly mode: ModeId
  readonly options: Options
  /** One for each seat; empty where nobody typed one. */
  readonly names: readonly string[]
  /** The level of the bot that plays a seat; empty where a person does. May be shorter than the names. */
  readonly bots: readonly string[]
  /** On several phones. */
  readonly several: boolean
}

export interface Settings extends Choices {
  /** Names that were used, the latest first. */
  readonly names: readonly string[]
  /** The emblem that goes with a name. */
  readonly emblems: ReadonlyMap<string, string>
  readonly lastSetup: LastSetup | null
  /** Where phones are introduced to each other, and what helps them to find a way, as typed; empty where nothing was. */
  readonly server: string
  readonly ice: string
  /** The options that were chosen last, by mode. */
  readonly chosen: Readonly<Record<ModeId, Options>>
}

const NAMES = 12
const NAME_LENGTH = 40
const KEY = 'settings'

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

/** By hand and not by schema: Home needs the settings, and the schema library is not part of the first load. */
const choices = (fields: Fields): Choices =>
  Object.fromEntries(
    Object.entries(CHOICES).map(([id, values]) => [
      id,
      values.find((one: string | number) => one === fields[id]) ?? values[0],
    ]),
  ) as unknown as Choices

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= NAME_LENGTH
const TEXT_LENGTH = 500
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, TEXT_LENGTH) : '')

const names = (value: unknown): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.filter(isName))].slice(0, NAMES) : []

const isOption = (value: unknown): value is string | number => typeof value === 'string' || Number.isSafeInteger(value)

const optionsIn = (value: unknown): Options | null => {
  const entries = Object.entries(fieldsOf(value))
  return entries.every((entry): entry is [string, string | number] => isOption(entry[1]))
    ? Object.fromEntries(entries)
    : null
}

function lastSetup(value: unknown): LastSetup | null {
  const { mode, options, names: seats, bots, several } = fieldsOf(value)
  const chosen = optionsIn(options)
  if (typeof mode !== 'string' || !Array.isArray(seats) || !seats.every((name) => typeof name === 'string')) return null
  return (
    chosen && {
      mode,
      options: chosen,
      names: seats.map((name) => name.slice(0, NAME_LENGTH)),
      bots: Array.isArray(bots) ? bots.map(text) : [],
      several: several === true,
    }
  )
}

const chosen = (value: unknown): Settings['chosen'] =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([mode, options]) => {
      const read = optionsIn(options)
      return read ? [[mode, read] as const] : []
    }),
  )

/** Settings from a stored value; each part that is damaged, or of a version that knew other choices, falls back to its default. */
export function readSettings(value: unknown): Settings {
  const fields = fieldsOf(value)
  return {
    ...choices(fields),
    server: text(fields.server),
    ice: text(fields.ice),
    names: names(fields.names),
    emblems: fields.emblems instanceof Map ? fields.emblems : new Map(),
    lastSetup: lastSetup(fields.lastSetup),
    chosen: chosen(fields.chosen),
  }
}

export const DEFAULTS: Settings = readSettings(null)

/** Rejects with a StoreFailure where there is no storage; the app then goes on with DEFAULTS. */
export const loadSettings = async (database: Database): Promise<Settings> =>
  readSettings(await database.read((tx) => tx.objectStore('settings').get(KEY)))

export const saveSettings = (database: Database, settings: Settings): Promise<void> =>
  database.write(async (tx) => {
    await tx.objectStore('settings').put(settings, KEY)
  })

/** The remembered names with those of a new game in front, and what was chosen for it. */
export const remember = (settings: Settings, setup: LastSetup): Settings => ({
  ...settings,
  names: names([...setup.names, ...settings.names]),
  lastSetup: setup,
  chosen: { ...settings.chosen, [setup.mode]: setup.options },
})

/** What a player of this name chose, for a seat. */
export const emblemOf = ({ emblems }: Settings, name: string): Pick<Player, 'emblem'> => {
  const emblem = emblems.get(name)
  return emblem && /^[a-z]{1,16}$/.test(emblem) ? { emblem } : {}
}
