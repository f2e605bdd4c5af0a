/**
 * The same geometry by a second method, square by square from the words of the rules, with no bit and no short cut.
 * Nothing of the game's own code is used.
 */

/** Walls as text names of their columns and rows, `x,y`; whatever is not a Wall is ground, also outside the site. */
export type Walls = ReadonlySet<string>

const at = (x: number, y: number): string => `${x},${y}`
const partsOf = (name: string): readonly [number, number] => {
  const [x = Number.NaN, y = Number.NaN] = name.split(',').map(Number)
  return [x, y]
}
export const nameOf = (square: number, size: number): string => at(square % size, Math.floor(square / size))
const squareOf = (name: string, size: number): number => {
  const [x, y] = partsOf(name)
  return y * size + x
}

export const besides = (name: string): readonly string[] => {
  const [x, y] = partsOf(name)
  return [at(x, y - 1), at(x - 1, y), at(x + 1, y), at(x, y + 1)]
}
export const touching = (name: string): readonly string[] => {
  const [x, y] = partsOf(name)
  return [...besides(name), at(x - 1, y - 1), at(x + 1, y - 1), at(x - 1, y + 1), at(x + 1, y + 1)]
}

/** All names that are reached from one by steps that are allowed. */
const flood = (start: string, next: (name: string) => readonly string[], allowed: (name: string) => boolean) => {
  const reached = new Set([start])
  const waiting = [start]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
    for (const other of next(name))
      if (allowed(other) && !reached.has(other)) {
        reached.add(other)
        waiting.push(other)
      }
  return reached
}

/** Ground that the outside does not reach, in parts that are connected by touching, by their first squares. */
export const cutOffGround = (walls: Walls, size: number): readonly (readonly number[])[] => {
  const isNear = (name: string): boolean => partsOf(name).every((part) => part >= -1 && part <= size)
  const isGround = (name: string): boolean => isNear(name) && !walls.has(name)
  const outside = flood(at(-1, -1), touching, isGround)
  const parts: number[][] = []
  for (let square = 0; square < size * size; square++) {
    const name = nameOf(square, size)
    if (walls.has(name) || outside.has(name) || parts.some((part) => part.includes(square))) continue
    const part = [...flood(name, touching, isGround)].map((one) => squareOf(one, size))
    parts.push(part.sort((a, b) => a - b))
  }
  return parts
}

/** Whether all Walls are connected by being beside each other. */
export const areWallsConnected = (walls: Walls): boolean => {
  const [first] = walls
  return first === undefined || flood(first, besides, (name) => walls.has(name)).size === walls.size
}

/** The two by two squares of which this is the upper left one. */
const twoByTwo = (x: number, y: number): readonly string[] => [at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)]

/** Whether some two by two squares are all Walls. */
export const hasTwoByTwo = (walls: Walls): boolean =>
  [...walls].some((name) => twoByTwo(...partsOf(name)).every((other) => walls.has(other)))

const wouldCompleteTwoByTwo = (walls: Walls, name: string): boolean => {
  const [x, y] = partsOf(name)
  const blocks = [twoByTwo(x, y), twoByTwo(x - 1, y), twoByTwo(x, y - 1), twoByTwo(x - 1, y - 1)]
  return blocks.some((block) => block.every((other) => other === name || walls.has(other)))
}

/** Squares on which rules 3 to 6 of section 4.3 let the next Wall be built. */
export const allowedSquares = (
  walls: Walls,
  size: number,
  finished: readonly (readonly number[])[],
  group: { readonly builtSquares: readonly number[]; readonly isLoose: boolean },
): readonly number[] => {
  const ownWalls = new Set(group.builtSquares.map((square) => nameOf(square, size)))
  const mayStandBeside = ownWalls.size === 0 || group.isLoose ? walls : ownWalls
  return Array.from({ length: size * size }, (_, square) => square).filter((square) => {
    const name = nameOf(square, size)
    const isFree = !walls.has(name) && !finished.some((squares) => squares.includes(square))
    const isBeside = besides(name).some((other) => mayStandBeside.has(other))
    return isFree && isBeside && !wouldCompleteTwoByTwo(walls, name)
  })
}

/** Influence of Recruits on these squares in a Bailey of those squares. */
export const influenceOf = (
  walls: Walls,
  size: number,
  bailey: readonly number[],
  recruits: readonly number[],
): number => {
  const ground = new Set(bailey.map((square) => nameOf(square, size)))
  return recruits.reduce((sum, square) => {
    const name = nameOf(square, size)
    if (ground.has(name)) return sum + 1
    return walls.has(name) && touching(name).some((other) => ground.has(other)) ? sum + 2 : sum
  }, 0)
}
