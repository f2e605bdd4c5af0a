/** Mutated frames: real ones with a few places changed. */
type Below = (bound: number) => number
type Node = Record<string | number, unknown>

const NUMBERS = [-1, 0, 1, 2, 7, 15, 16, 255, 2 ** 31, 2 ** 53, 1.5, -0]
const TEXTS = [
  '',
  'a',
  '__proto__',
  'constructor',
  'AAAAAAAA',
  'A'.repeat(22),
  'A'.repeat(43),
  '😀'.repeat(20),
  'x'.repeat(500),
]
const OTHERS = [null, true, false, [], {}, [[]], [null], { kind: 'hello' }, { kind: 'seat' }, Array(300).fill(0)]

const pickOne = <T>(list: readonly T[], below: Below): T => list[below(list.length)] as T

/** Every place in a value whose content can be replaced, as object and key. */
const placesIn = (value: unknown, places: (readonly [Node, string])[] = []): (readonly [Node, string])[] => {
  if (typeof value !== 'object' || value === null) return places
  for (const key of Object.keys(value)) {
    places.push([value as Node, key])
    placesIn((value as Node)[key], places)
  }
  return places
}

const nestedValue = (depth: number): unknown => (depth === 0 ? 1 : { a: [nestedValue(depth - 1)] })

const changeValue = (value: unknown, other: unknown, below: Below): unknown => {
  switch (below(8)) {
    case 0:
    case 1:
      return typeof value === 'number' ? value + pickOne([-2, -1, 1, 2], below) : pickOne(NUMBERS, below)
    case 2:
      return pickOne(TEXTS, below)
    case 3:
      return pickOne(OTHERS, below)
    case 4:
      return nestedValue(below(50))
    case 5:
      return Array.isArray(value) ? [...value, ...value] : other
    case 6:
      return typeof value === 'string' ? value.slice(1) + value.slice(0, 1) : other
    default:
      return other
  }
}

/** Copy of a frame with one to three places changed; a new value may come from another frame. */
export const mutateFrame = (frame: object, others: readonly object[], below: Below): object => {
  const copy = structuredClone(frame)
  for (let edits = 1 + below(3); edits > 0; edits--) {
    const places = placesIn(copy)
    if (places.length === 0) return copy
    const [node, key] = pickOne(places, below)
    const [from, at] = pickOne(placesIn(pickOne(others, below)), below)
    if (below(10) === 0) delete node[key]
    else node[key] = structuredClone(changeValue(node[key], from[at], below))
  }
  return copy
}

/** Copy of the bytes with one to three changed, and sometimes cut. */
export const mutateBytes = (bytes: Uint8Array, below: Below): Uint8Array => {
  const copy = Uint8Array.from(bytes)
  for (let edits = 1 + below(3); edits > 0; edits--) copy[below(copy.length)] = below(256)
  return below(8) === 0 ? copy.subarray(0, below(copy.length)) : copy
}
