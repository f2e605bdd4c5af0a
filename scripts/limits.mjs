/**
 * Limits of the browser tests and of the tests of lines between phones. They end only what would never end: a busy
 * machine makes no test red. The second and third try are named at the end of the run; at night there is none
 * (docs/testing.md).
 */
const isNightly = !!process.env.NIGHTLY
const MINUTE = 60_000

export const LIMITS = {
  retries: isNightly ? 0 : 2,
  timeout: isNightly ? 60 * MINUTE : 6 * MINUTE,
  expect: { timeout: MINUTE },
  // A step that does not end names what was still running.
  globalTimeout: isNightly ? 0 : 30 * MINUTE,
}
