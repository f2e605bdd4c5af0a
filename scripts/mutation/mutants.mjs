/** All mutants, those that a seed chooses, and the sources with these built in, each behind a switch. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { Instrumenter } from '@stryker-mutator/instrumenter'

/** @typedef {import('@stryker-mutator/instrumenter').InstrumentResult} Instrumented */
/** @typedef {Instrumented['mutants'][number]} Mutant */
/** @typedef {{ readonly name: string, readonly content: string }} Source */

const silent = () => {}
const LOGGER = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
}

/** The sources of the rules: src/games without the data. @param {string} root @returns {readonly Source[]} */
export const readSources = (root) =>
  readdirSync(`${root}/src/games`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('/data/'))
    .sort()
    .map((path) => ({ name: `src/games/${path}`, content: readFileSync(`${root}/src/games/${path}`, 'utf8') }))

/**
 * The part of Babel's path that is used here.
 * @typedef {{ isCallExpression(): boolean, get(part: 'callee'): { toString(): string } }} Place
 */
/** @typedef {NonNullable<Parameters<Instrumenter['instrument']>[1]>['ignorers'][number]} Ignorer */

/** Leaves `import.meta.glob` without mutants, because the build reads its arguments. @type {Ignorer} */
const GLOB = {
  shouldIgnore: (path) => {
    const place = /** @type {Place} */ (path)
    return place.isCallExpression() && `${place.get('callee')}` === 'import.meta.glob'
      ? 'the build reads it'
      : undefined
  },
}

/** All mutants of these sources. The same sources always give the same numbers. @param {readonly Source[]} sources */
export const mutate = (sources) =>
  new Instrumenter(LOGGER).instrument(
    sources.map((source) => ({ ...source, mutate: true })),
    { ignorers: [GLOB], excludedMutations: [], plugins: null },
  )

/** @param {string} text */
export const digest = (text) => createHash('sha256').update(text).digest('hex')

/**
 * The place of a mutant in the shuffled order. It follows from the mutant's text, not from its number, so that most of
 * a sample stays when the code changes.
 * @param {number} seed @param {Mutant} mutant
 */
const rank = (seed, { fileName, location, mutatorName, replacement }) =>
  digest(JSON.stringify([seed, fileName, location.start, location.end, mutatorName, replacement]))

/**
 * The first `size` mutants in an order that the seed shuffles. A larger sample contains every smaller one.
 * @param {readonly Mutant[]} mutants @param {number} size @param {number} seed @returns {readonly Mutant[]}
 */
export const choose = (mutants, size, seed) =>
  mutants
    .map((mutant) => ({ mutant, place: rank(seed, mutant) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant)

const SWITCH = /stryMutAct_9fa48\("(\d+)"\)/g
const COVER = /stryCov_9fa48\(([^)]*)\)/g
const ARROW = /stryMutAct_9fa48\("(\d+)"\) \? \(\) => undefined : \(stryCov_9fa48\("\1"\), /g
const HEADER = /function stryNS_9fa48\(\) \{[\s\S]*?\n {2}return isActive\(id\);\n\}\n/

/**
 * Removes the mutants that were not chosen, so that they cost no time. The mutant that replaces a function by an empty
 * one is switched when the function is called, not when it is made, so that it needs no second import of the file.
 * @param {string} content @param {ReadonlySet<string>} chosen
 */
export const keepOnly = (content, chosen) =>
  content
    .replace(HEADER, 'const { stryMutAct_9fa48, stryCov_9fa48, stryCall_9fa48 } = globalThis.__mutation__;\n')
    .replace(ARROW, (whole, id) => (chosen.has(id) ? `stryCall_9fa48("${id}", ` : whole))
    .replace(SWITCH, (whole, id) => (chosen.has(id) ? whole : 'false'))
    .replace(COVER, (_, ids) => {
      const kept = ids.split(', ').filter((/** @type {string} */ id) => chosen.has(JSON.parse(id)))
      return kept.length > 0 ? `stryCov_9fa48(${kept.join(', ')})` : '0'
    })
