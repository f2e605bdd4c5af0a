/** Which mutants there are, which of them a seed chooses, and the sources with those built in, each behind a switch. */
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

/** The rules: all of src/games but the data. @param {string} root @returns {readonly Source[]} */
export const readSources = (root) =>
  readdirSync(`${root}/src/games`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('/data/'))
    .sort()
    .map((path) => ({ name: `src/games/${path}`, content: readFileSync(`${root}/src/games/${path}`, 'utf8') }))

/** What Babel says of a place in the code, as far as it is asked here.
 * @typedef {{ isCallExpression(): boolean, get(part: 'callee'): { toString(): string } }} Place */

/** The build reads `import.meta.glob` as it stands. @type {NonNullable<Parameters<Instrumenter['instrument']>[1]>['ignorers'][number]} */
const GLOB = {
  shouldIgnore: (path) => {
    const place = /** @type {Place} */ (path)
    return place.isCallExpression() && `${place.get('callee')}` === 'import.meta.glob'
      ? 'the build reads it'
      : undefined
  },
}

/** All mutants of these sources; the same sources give the same numbers. @param {readonly Source[]} sources */
export const mutate = (sources) =>
  new Instrumenter(LOGGER).instrument(
    sources.map((source) => ({ ...source, mutate: true })),
    { ignorers: [GLOB], excludedMutations: [], plugins: null },
  )

/** @param {string} text */
export const digest = (text) => createHash('sha256').update(text).digest('hex')

/** By what it is, not by its number, so that most of a sample outlives a change of the code. @param {number} seed @param {Mutant} mutant */
const rank = (seed, { fileName, location, mutatorName, replacement }) =>
  digest(JSON.stringify([seed, fileName, location.start, location.end, mutatorName, replacement]))

/** The first `size` mutants in an order that the seed shuffles; a larger sample has the smaller one in it.
 * @param {readonly Mutant[]} mutants @param {number} size @param {number} seed @returns {readonly Mutant[]} */
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

/** What was not chosen costs nothing. A function that gives nothing is switched when it is called, not when it is made; so its mutant needs no
 * second import of the file. @param {string} content @param {ReadonlySet<string>} chosen */
export const keepOnly = (content, chosen) =>
  content
    .replace(HEADER, 'const { stryMutAct_9fa48, stryCov_9fa48, stryCall_9fa48 } = globalThis.__mutation__;\n')
    .replace(ARROW, (whole, id) => (chosen.has(id) ? `stryCall_9fa48("${id}", ` : whole))
    .replace(SWITCH, (whole, id) => (chosen.has(id) ? whole : 'false'))
    .replace(COVER, (_, ids) => {
      const kept = ids.split(', ').filter((/** @type {string} */ id) => chosen.has(JSON.parse(id)))
      return kept.length > 0 ? `stryCov_9fa48(${kept.join(', ')})` : '0'
    })
