/** Whether a run takes all of what others take a few of. */
export const NIGHTLY = !!process.env.NIGHTLY

/** What is many of one kind: a few of them by day, more at night. */
export const ofMany = <T>(byDay: T, atNight: T): T => (NIGHTLY ? atNight : byDay)
