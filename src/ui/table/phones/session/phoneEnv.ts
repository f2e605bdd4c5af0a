/** What shared tables need of the phone: its clock, its chance, its version, and where phones meet. */
import { ok, type Result } from '../../kernel/result.ts'
import { readIce } from '../../net/ice.ts'
import type { Meeting } from '../../net/peer.ts'
import { readServer } from '../../net/server.ts'
import type { Database } from '../../store/database.ts'
import { DEFAULTS, loadSettings } from '../../store/settings.ts'
import { type Clock, steady } from '../../table/phones/clock.ts'
import { TALK, type Version } from '../../table/phones/greeting.ts'

export const VERSION: Version = { talk: TALK, app: __VERSION__ }

export const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes))

/** The clock of the wall: it goes on while the phone sleeps. */
export const clock: Clock = {
  now: steady(() => Date.now()),
  every: (milliseconds, run) => {
    const timer = setInterval(run, milliseconds)
    return () => clearInterval(timer)
  },
}

/** Where phones meet, as the settings say now. Refused with what is wrong with them. */
export const meetingOf = async (database: Database): Promise<Result<Meeting>> => {
  const { server, ice } = await loadSettings(database).catch(() => DEFAULTS)
  const where = readServer(server, location.href)
  if (!where.ok) return where
  const helpers = readIce(ice)
  return helpers.ok ? ok({ server: where.value, ice: helpers.value }) : helpers
}
