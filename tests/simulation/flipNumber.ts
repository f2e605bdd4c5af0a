/** The state with one number changed somewhere, as by a flipped bit of memory. */
export const flipped = <S extends object>(state: S, below: (bound: number) => number): S => {
  const copy = structuredClone(state)
  const places: (readonly [Record<string, unknown>, string])[] = []
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'number') places.push([value as Record<string, unknown>, key])
      else visit(inner)
    }
  }
  visit(copy)
  const place = places[below(places.length)]
  if (place) place[0][place[1]] = (place[0][place[1]] as number) ^ 1
  return copy
}
