/**
 * First bytes on every channel, both ways, before any frame: `blackstone-castle/5 0.5.0+1`. Their format never changes,
 * so that any two versions of the app can tell each other their versions, and why they cannot play together. The number
 * after `+`, absent in versions before, says which frames the phone understands besides those of its talk version: a
 * frame of a later number is never sent to it.
 */

import { strFromU8, strToU8 } from 'fflate'
import { GREETING } from '../../kernel/formats.ts'

/** Version of the frames: raised when older phones could not understand them. */
export const TALK_VERSION = 5

export interface AppVersion {
  readonly talk: number
  /** Version of the app, for people. */
  readonly app: string
  /** Frames that it understands besides, as a number that only grows; absent if there are none. */
  readonly extras?: number
}

const GREETING_PATTERN = new RegExp(`^${GREETING}/(\\d{1,6}) ([\\w.+-]{1,40})$`)
const MAX_GREETING_BYTES = 80

export const greetingBytes = ({ talk, app, extras }: AppVersion): Uint8Array =>
  strToU8(`${GREETING}/${talk} ${app}${extras === undefined ? '' : `+${extras}`}`)

const EXTRAS_PATTERN = /^(.+)\+(\d{1,4})$/

/** Version in a greeting; null for what is no greeting of this app. */
export const readGreeting = (bytes: Uint8Array): AppVersion | null => {
  const [, talk, app] = (bytes.length <= MAX_GREETING_BYTES && GREETING_PATTERN.exec(strFromU8(bytes, true))) || []
  if (!talk || !app) return null
  const [, plainApp, extras] = EXTRAS_PATTERN.exec(app) ?? []
  return { talk: Number(talk), app: plainApp ?? app, ...(extras && { extras: Number(extras) }) }
}

/** Whether phones of these versions understand each other. */
export const isCompatible = (one: AppVersion, other: AppVersion): boolean => one.talk === other.talk
