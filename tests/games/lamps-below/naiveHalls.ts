/** Halls by a second method: sign by sign over the printed rows. Nothing of the game's own code is used. */

const NAMES = [1, 2, 3, 4, 5].flatMap((row) => ['a', 'b', 'c'].map((column) => `${column}${row}`))

/** Place of a room's sign: column and line of the rows. */
const placeOf = (name: string): readonly [number, number] => [
  2 * 'abc'.indexOf(name.charAt(0)),
  2 * (Number(name.charAt(1)) - 1),
]

const signAt = (rows: readonly string[], x: number, y: number): string => rows[y]?.charAt(x) ?? ''

/** Signs strictly between two rooms of one row or column; null where they are in neither. */
const signsBetween = (rows: readonly string[], one: string, other: string): string | null => {
  const [x1, y1] = placeOf(one)
  const [x2, y2] = placeOf(other)
  if (x1 !== x2 && y1 !== y2) return null
  const length = Math.abs(x1 - x2) + Math.abs(y1 - y2)
  const [dx, dy] = [Math.sign(x2 - x1), Math.sign(y2 - y1)]
  return Array.from({ length: Math.max(0, length - 1) }, (_, at) =>
    signAt(rows, x1 + dx * (at + 1), y1 + dy * (at + 1)),
  ).join('')
}

/** Doors on the straight line between two rooms; null where a wall is on it, or where there is no such line. */
export const doorsOnLine = (rows: readonly string[], one: string, other: string): number | null => {
  const between = signsBetween(rows, one, other)
  if (between === null) return null
  const doors = [...between].filter((_, at) => at % 2 === 0)
  return doors.every((sign) => sign === '-' || sign === '|') ? doors.length : null
}

/** Doors on the shortest way between all rooms, by lengthening ways until none gets shorter. */
export const allSteps = (rows: readonly string[]): ReadonlyMap<string, number> => {
  const pairs = NAMES.flatMap((one) => NAMES.map((other) => [one, other] as const))
  const steps = new Map(
    pairs.map(([one, other]) => {
      const isDoor = doorsOnLine(rows, one, other) === 1
      return [one + other, one === other ? 0 : isDoor ? 1 : Number.POSITIVE_INFINITY] as const
    }),
  )
  const of = (one: string, other: string): number => steps.get(one + other) ?? Number.POSITIVE_INFINITY
  for (const middle of NAMES)
    for (const [one, other] of pairs)
      steps.set(one + other, Math.min(of(one, other), of(one, middle) + of(middle, other)))
  return steps
}

export const ROOM_NAMES: readonly string[] = NAMES
