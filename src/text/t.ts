/** Lookup of messages: every sentence that a player reads comes through here. */
import messages from './en/app.ts?compiled'
import { type CompiledMessage, formatMessage, type Messages, type MessageValues } from './formatMessage.ts'
import type { MessageKey } from './keys.ts'

export type { MessageValues }

type Isolate = <T extends MessageValues | readonly string[] | undefined>(values: T) => T
/** Isolates names of another direction from the sentence around them; does nothing before its file is there. */
export let isolateNames: Isolate = (values) => values

export const setIsolateNames = (isolate: Isolate): void => {
  isolateNames = isolate
}

type Catalogue = Record<string, CompiledMessage>

const english: Catalogue = Object.assign(Object.create(null), messages)
/** Messages of the current language; those that it lacks are shown in English. */
let translated: Catalogue = Object.create(null)
let language = 'en'

/** Adds an English catalogue that came with a later chunk. */
export const addMessages = (more: Messages): void => void Object.assign(english, more)

/** Makes this the current language, or adds messages to it. */
export const setLanguage = (tag: string, more: Messages): void => {
  if (tag !== language) translated = Object.create(null)
  Object.assign(translated, more)
  language = tag
  document.documentElement.lang = tag
}

/** Tag of the current language: `en`. */
export const currentLanguage = (): string => language

/** Message for a code that comes from outside the UI, with its values filled in; null where no catalogue has it. */
export const findMessage = (code: string, values?: MessageValues): string | null => {
  const isTranslated = code in translated
  const message = (isTranslated ? translated : english)[code]
  return message === undefined
    ? null
    : formatMessage(message, isolateNames(values) ?? {}, isTranslated ? language : 'en')
}

/** Message with its values filled in; the key itself where its chunk is not there. */
export const t = (key: MessageKey, values?: MessageValues): string => findMessage(key, values) ?? key

/** Message for a code that comes from outside the UI; `fallback` where no catalogue has it. */
export const messageOr = (code: string, values: MessageValues | undefined, fallback: MessageKey): string =>
  findMessage(code, values) ?? t(fallback)
