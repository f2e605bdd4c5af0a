/**
 * Floors and subjects, measured by turns. A machine that is slow for a while is slow for both, so their ratio holds
 * where times do not.
 */

/** Subject of a measurement. `run` does `count` operations: more than one, so that the clock's own cost vanishes. */
export interface Subject {
  readonly name: string
  /** What one operation is. */
  readonly unit: string
  readonly count: number
  run(): unknown
  /** The subject that this one is compared with; absent for a floor. */
  readonly floor?: string
}

/** Middle, least and most of some numbers. */
export interface Spread {
  readonly median: number
  readonly least: number
  readonly most: number
}

/** Result of one subject, over all rounds. */
export interface Measured extends Spread {
  readonly name: string
  /** What the numbers count. */
  readonly unit: string
  /** How many times the floor, by round. */
  readonly ratio?: Spread & { readonly floor: string }
}

export const spreadOf = (samples: readonly number[]): Spread => {
  const sorted = samples.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const at = (index: number): number => sorted[index] ?? Number.NaN
  const median = sorted.length % 2 ? at(middle) : (at(middle - 1) + at(middle)) / 2
  return { median, least: at(0), most: at(sorted.length - 1) }
}

/** The value that this part of the samples does not exceed. */
export const percentile = (samples: readonly number[], part: number): number =>
  samples.toSorted((a, b) => a - b)[Math.ceil(samples.length * part) - 1] ?? Number.NaN

/** A subject against its floor, round by round. */
export const ratios = (floor: string, subject: readonly number[], floors: readonly number[]) => ({
  floor,
  ...spreadOf(subject.map((one, round) => one / (floors[round] ?? Number.NaN))),
})

/** CPU time of this process in microseconds, the collector's and the compiler's threads included. */
export const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** CPU microseconds for each operation, over at least so many microseconds. */
export const sample = ({ run, count }: Subject, least: number): number => {
  const from = cpu()
  let runs = 0
  do {
    run()
    runs++
  } while (cpu() - from < least)
  return (cpu() - from) / (runs * count)
}

/** Rounds before the counted ones, for the compiler. */
const WARM = 2

/** Measures every subject once a round, in turn; `planSlice` is the CPU time of one sample in milliseconds. */
export const measure = (subjects: readonly Subject[], rounds: number, slice: number): readonly Measured[] => {
  const samples = new Map(subjects.map(({ name }) => [name, [] as number[]]))
  for (let round = -WARM; round < rounds; round++) {
    for (const subject of subjects) {
      const micros = sample(subject, slice * 1000)
      if (round >= 0) samples.get(subject.name)?.push(micros)
    }
  }
  const of = (name: string): readonly number[] => samples.get(name) ?? []
  return subjects.map(({ name, unit, floor }) => ({
    name,
    unit: `µs a ${unit}`,
    ...spreadOf(of(name)),
    ...(floor !== undefined && { ratio: ratios(floor, of(name), of(floor)) }),
  }))
}

/**
 * Operations in a second, for what was measured in microseconds. The ratio stays: how many operations of the floor one
 * of these costs.
 */
export const perSecond = ({ median, least, most, ...one }: Measured): Measured => ({
  ...one,
  unit: 'a second',
  median: 1e6 / median,
  least: 1e6 / most,
  most: 1e6 / least,
})
