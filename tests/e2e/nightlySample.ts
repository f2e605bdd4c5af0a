const isNight = !!process.env.NIGHTLY

/** One of a kind in every run, the next one for the next that asks; at night all of them. */
export const oneOrAll = <T>(all: readonly T[], index: number): readonly T[] =>
  isNight ? all : all.slice(index % all.length, (index % all.length) + 1)

/** Every so many-th of what is many of one kind, by itself every fourth; at night all of them. */
export const someOrAll = <T>(all: readonly T[], interval = 4): readonly T[] =>
  isNight ? all : all.filter((_, index) => index % interval === 0)
