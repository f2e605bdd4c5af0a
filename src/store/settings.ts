/** Settings that a person chose, and values that the app remembers so that nobody has to enter them twice. */
import type { ModeId, Options } from '../kernel/gameCard.ts'
import type { Player } from '../kernel/log.ts'
import type { Database } from './database.ts'

/** Settings with fixed choices; the first of each is the default. */
export const CHOICES = {
  /** Text size in per cent. */
  textSize: [100, 125, 150, 200],
  /** Speed of animations; calm fades instead of moving. */
  motion: ['system', 'slow', 'full', 'fast', 'calm', 'off'],
  sound: ['medium', 'off', 'soft', 'loud'],
  haptics: ['on', 'off'],
  theme: ['system', 'dark', 'light'],
  contrast: ['system', 'normal', 'high'],
  /** Hand that holds the phone. */
  hand: ['right', 'left'],
  /** Moves that must be confirmed: none, those that cannot be taken back, all. */
  confirm: ['none', 'final', 'all'],
  /** Single letters and digits as keyboard shortcuts. */
  shortcuts: ['on', 'off'],
} as const

type Choices = { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] }

/** Last game that was begun, as a start for the next. */
export interface LastSetup {
  readonly mode: ModeId
  readonly options: Options
  /** Name for each seat; empty if nobody typed one. */
  readonly names: readonly string[]
  /** Level of the bot that plays each seat; empty for a person. May be shorter than the names. */
  readonly bots: readonly string[]
  /** Whether it was played on several phones. */
  readonly several: boolean
}

export interface Settings extends Choices {
  /** Names that were used, the latest first. */
  readonly names: readonly string[]
  /** Emblem of each name. */
  readonly emblems: ReadonlyMap<string, string>
  readonly lastSetup: LastSetup | null
  /**
   * Address of the server that introduces phones to each other, and the ICE servers, as typed; empty if nothing was.
   */
  readonly server: string
  readonly ice: string
  /** Options that were chosen last, by mode. */
  readonly chosen: Readonly<Record<ModeId, Options>>
}

const NAMES = 12
const NAME_LENGTH = 40
const KEY = 'settings'

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

/**
 * Choices from stored fields. Read by hand and not by schema: Home needs the settings, and the schema library is not
 * part of the first load.
 */
const readChoices = (fields: Fields): Choices =>
  Object.fromEntries(
    Object.entries(CHOICES).map(([id, values]) => [
      id,
      values.find((choice: string | number) => choice === fields[id]) ?? values[0],
    ]),
  ) as unknown as Choices

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= NAME_LENGTH
const TEXT_LENGTH = 500
const readText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, TEXT_LENGTH) : '')

const readNames = (value: unknown): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.filter(isName))].slice(0, NAMES) : []

const isOption = (value: unknown): value is string | number => typeof value === 'string' || Number.isSafeInteger(value)

const readOptions = (value: unknown): Options | null => {
  const entries = Object.entries(fieldsOf(value))
  return entries.every((entry): entry is [string, string | number] => isOption(entry[1]))
    ? Object.fromEntries(entries)
    : null
}

function readLastSetup(value: unknown): LastSetup | null {
  const { mode, options, names: seats, bots, several } = fieldsOf(value)
  const parsedOptions = readOptions(options)
  if (typeof mode !== 'string' || !Array.isArray(seats) || !seats.every((name) => typeof name === 'string')) return null
  return (
    parsedOptions && {
      mode,
      options: parsedOptions,
      names: seats.map((name) => name.slice(0, NAME_LENGTH)),
      bots: Array.isArray(bots) ? bots.map(readText) : [],
      several: several === true,
    }
  )
}

const readOptionsByMode = (value: unknown): Settings['chosen'] =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([mode, options]) => {
      const parsed = readOptions(options)
      return parsed ? [[mode, parsed] as const] : []
    }),
  )

/**
 * Settings from a stored value; each part that is damaged, or of a version with other choices, falls back to its
 * default.
 */
export function readSettings(value: unknown): Settings {
  const fields = fieldsOf(value)
  return {
    ...readChoices(fields),
    server: readText(fields.server),
    ice: readText(fields.ice),
    names: readNames(fields.names),
    emblems: fields.emblems instanceof Map ? fields.emblems : new Map(),
    lastSetup: readLastSetup(fields.lastSetup),
    chosen: readOptionsByMode(fields.chosen),
  }
}

export const DEFAULT_SETTINGS: Settings = readSettings(null)

/**
 * Stored settings. Rejects with a StoreFailure if there is no storage; the app then goes on with `DEFAULT_SETTINGS`.
 */
export const loadSettings = async (database: Database): Promise<Settings> =>
  readSettings(await database.read((tx) => tx.objectStore('settings').get(KEY)))

/** Changes the stored settings, which another page may have changed since they were loaded. Rejects with a StoreFailure. */
export const changeStoredSettings = (database: Database, change: (settings: Settings) => Settings): Promise<void> =>
  database.write(async (tx) => {
    const store = tx.objectStore('settings')
    await store.put(change(readSettings(await store.get(KEY))), KEY)
  })

/** Settings with the names of the people of a new game in front of the remembered ones, and with its choices. */
export const rememberSetup = (settings: Settings, setup: LastSetup): Settings => ({
  ...settings,
  names: readNames([...setup.names.filter((_, seat) => !setup.bots[seat]), ...settings.names]),
  lastSetup: setup,
  chosen: { ...settings.chosen, [setup.mode]: setup.options },
})

/** Emblem that a player of this name chose, for a seat. */
export const emblemOf = ({ emblems }: Settings, name: string): Pick<Player, 'emblem'> => {
  const emblem = emblems.get(name)
  return emblem && /^[a-z]{1,16}$/.test(emblem) ? { emblem } : {}
}
