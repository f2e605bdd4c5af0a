/**
 * The first bytes on every channel, both ways, before any frame: `blackstone-castle/2 0.4.0`. Their layout never changes, so that any two
 * versions of the app can tell each other who they are, and why they cannot play together.
 */
import { strFromU8, strToU8 } from 'fflate'

/** How phones talk: raised when phones of before could not follow. */
export const TALK = 2

export interface Version {
  readonly talk: number
  /** The version of the app, for people. */
  readonly app: string
}

const NAME = 'blackstone-castle'
const FORM = new RegExp(`^${NAME}/(\\d{1,6}) ([\\w.+-]{1,40})$`)
const MOST = 80

export const greetingOf = ({ talk, app }: Version): Uint8Array => strToU8(`${NAME}/${talk} ${app}`)

/** Null for what is no greeting of this app. */
export const readGreeting = (bytes: Uint8Array): Version | null => {
  const [, talk, app] = (bytes.length <= MOST && FORM.exec(strFromU8(bytes, true))) || []
  return talk && app ? { talk: Number(talk), app } : null
}

/** Whether phones of these versions understand each other. */
export const fits = (one: Version, other: Version): boolean => one.talk === other.talk
