/** Copy of the state with the lowest bit of one random number flipped, as by a memory error. */
export const flipNumber = <S extends object>(state: S, below: (bound: number) => number): S => {
  const copy = structuredClone(state)
  const numberPlaces: (readonly [Record<string, unknown>, string])[] = []
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'number') numberPlaces.push([value as Record<string, unknown>, key])
      else visit(inner)
    }
  }
  visit(copy)
  const place = numberPlaces[below(numberPlaces.length)]
  if (place) place[0][place[1]] = (place[0][place[1]] as number) ^ 1
  return copy
}
