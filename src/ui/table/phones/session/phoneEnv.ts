/** Environment of shared tables: the phone's clock, randomness and version. */
import { type Clock, steadyTime } from '#src/table/phones/clock.ts'
import { type AppVersion, TALK_VERSION } from '#src/table/phones/versionGreeting.ts'
import { EXTRA_FRAMES } from '#src/table/room/timeoutsAndLimits.ts'

export const VERSION: AppVersion = { talk: TALK_VERSION, app: __VERSION__, extras: EXTRA_FRAMES }

export const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes))

/** Wall clock; it goes on while the phone sleeps. */
export const clock: Clock = {
  now: steadyTime(() => Date.now()),
  every: (milliseconds, run) => {
    const timer = setInterval(run, milliseconds)
    return () => clearInterval(timer)
  },
}
