/** Documents for the tests of the commands, and functions that change them. */

export const PUZZLE = {
  mode: 'puzzle-master',
  seats: ['Ann', 'Ben'],
  options: { first: 0, families: 'off', intrigue: 'off' },
  seed: 'castle',
}

/**
 * Two vassals, a task that they meet (G01: any lion on BS, any spy on row or column L), and tokens for a bit of work.
 */
export const POSITION = {
  format: 'blackstone-position',
  version: 1,
  mode: 'kings-quest',
  options: { first: 0 },
  seats: ['Ann', 'Ben'],
  board: { BS: 'Ls/De', LO: 'Py/Ms', AO: 'Mc/Ds' },
  courts: [
    { knights: 2, wizards: 1, pile: 0 },
    { knights: 1, wizards: 1, pile: 1 },
  ],
  hidden: { hands: [['G01']], piles: [['Lc/Pe']] },
}

/** Position of King's Quest with these zones. */
export const position = (zones: object): object => ({
  format: 'blackstone-position',
  version: 1,
  mode: 'kings-quest',
  ...zones,
})

/** Copy of a document with another value at the end of this path. */
export const changed = (document: object, path: readonly (string | number)[], value: unknown): object => {
  const [key = '', ...rest] = path
  const old = (document as Readonly<Record<string, unknown>>)[key]
  const inner = rest.length > 0 ? changed(old as object, rest, value) : value
  return Array.isArray(document) ? document.with(Number(key), inner) : { ...document, [key]: inner }
}

/** Paths of all parts of a document, branches and leaves. */
export const pathsIn = (inner: unknown): readonly (readonly string[])[] =>
  typeof inner === 'object' && inner !== null
    ? Object.entries(inner).flatMap(([key, value]) => [[key], ...pathsIn(value).map((path) => [key, ...path])])
    : []
