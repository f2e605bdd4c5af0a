/** Lookup of messages: every sentence that a player reads comes through here. */
import { type Messages, setupI18n } from '@lingui/core'
import messages from './en/app.ts?compiled'
import type { MessageKey } from './keys.ts'

export type MessageValues = Readonly<Record<string, string | number>>

type Isolate = <T extends MessageValues | readonly string[] | undefined>(values: T) => T
/** Isolates names of another direction from the sentence around them; does nothing before its file is there. */
export let isolateNames: Isolate = (values) => values

export const setIsolateNames = (isolate: Isolate): void => {
  isolateNames = isolate
}

const englishMessages = setupI18n({ locale: 'en', messages: { en: messages } })
/** Messages of the current language; those that it lacks are shown in English. */
const translatedMessages = setupI18n({ locale: 'en', messages: { en: {} } })

/** Adds an English catalogue that came with a later chunk. */
export const addMessages = (messages: Messages): void => englishMessages.load('en', messages)

/** Makes this the current language, or adds messages to it. */
export const setLanguage = (language: string, messages: Messages): void => {
  translatedMessages.load(language, messages)
  translatedMessages.activate(language)
  document.documentElement.lang = language
}

/** Tag of the current language: `en`. */
export const currentLanguage = (): string => translatedMessages.locale

/** Catalogue that has this message; null where none has it. */
const catalogueWith = (code: string): typeof englishMessages | null =>
  [translatedMessages, englishMessages].find(({ messages }) => code in messages) ?? null

/** Message with its values filled in. */
export const t = (key: MessageKey, values?: MessageValues): string =>
  (catalogueWith(key) ?? englishMessages)._(key, isolateNames(values))

/** Message for a code that comes from outside the UI; null where no catalogue has it. */
export const findMessage = (code: string, values?: MessageValues): string | null =>
  catalogueWith(code)?._(code, isolateNames(values)) ?? null

/** Message for a code that comes from outside the UI; `fallback` where no catalogue has it. */
export const messageOr = (code: string, values: MessageValues | undefined, fallback: MessageKey): string =>
  findMessage(code, values) ?? t(fallback)
