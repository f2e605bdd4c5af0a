const isNight = !!process.env.NIGHTLY

/** One of a kind in every run, the next one for the next that asks; at night all of them. */
export const oneOrAll = <T>(all: readonly T[], index: number): readonly T[] =>
  isNight ? all : all.slice(index % all.length, (index % all.length) + 1)

/** Every fourth of what is many of one kind; at night all of them. */
export const fourthOrAll = <T>(all: readonly T[]): readonly T[] =>
  isNight ? all : all.filter((_, index) => index % 4 === 0)
