/**
 * First bytes on every channel, both ways, before any frame: `blackstone-castle/5 0.5.0`. Their format never changes,
 * so that any two versions of the app can tell each other their versions, and why they cannot play together.
 */

import { strFromU8, strToU8 } from 'fflate'
import { GREETING } from '../../kernel/formats.ts'

/** Version of the frames: raised when older phones could not understand them. */
export const TALK_VERSION = 5

export interface AppVersion {
  readonly talk: number
  /** Version of the app, for people. */
  readonly app: string
}

const GREETING_PATTERN = new RegExp(`^${GREETING}/(\\d{1,6}) ([\\w.+-]{1,40})$`)
const MAX_GREETING_BYTES = 80

export const greetingBytes = ({ talk, app }: AppVersion): Uint8Array => strToU8(`${GREETING}/${talk} ${app}`)

/** Version in a greeting; null for what is no greeting of this app. */
export const readGreeting = (bytes: Uint8Array): AppVersion | null => {
  const [, talk, app] = (bytes.length <= MAX_GREETING_BYTES && GREETING_PATTERN.exec(strFromU8(bytes, true))) || []
  return talk && app ? { talk: Number(talk), app } : null
}

/** Whether phones of these versions understand each other. */
export const isCompatible = (one: AppVersion, other: AppVersion): boolean => one.talk === other.talk
