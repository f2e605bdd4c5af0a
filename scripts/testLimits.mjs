/**
 * Limits of the browser tests and of the tests of lines between phones. They end only what would never end: a busy
 * machine makes no test red. The second and third try are named at the end of the run; at night there is none
 * (docs/testing.md).
 */
const isNightly = !!process.env.NIGHTLY
const MINUTE = 60_000

/** Minutes that a step may take, and what it was at is named. */
export const STEP_MINUTES = 20

/** Limit in ms of a test that plays whole games, or waits for lines to break and to heal. */
export const WHOLE_GAMES = isNightly ? 60 * MINUTE : 6 * MINUTE

/** What is many of one kind, or takes long, is tagged: it runs at night. */
export const NIGHT_ONLY = isNightly ? {} : { grepInvert: /@nightly/ }

/** Limit in ms of one touch or look at an element: one that is gone since would be waited for until the test ends. */
export const ONE_ACTION = 5 * MINUTE

export const LIMITS = {
  retries: isNightly ? 0 : 2,
  timeout: isNightly ? 60 * MINUTE : 2 * MINUTE,
  expect: { timeout: MINUTE / 2 },
  globalTimeout: isNightly ? 0 : (STEP_MINUTES - 1) * MINUTE,
}
