/**
 * `npm run mutation [-- 1500 | all] [--seed 1] [--game ID] [--workers 2] [--slowest 1]`: builds mutants into a copy of
 * the rules, of one game where it is named, or with `--rulings` on the lines that cite a ruling, and lets the tests
 * find them. Results are kept until the sources change: the same command continues an interrupted run, and new tests
 * meet only the survivors.
 */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { createVitest } from 'vitest/node'
import { fateOf, found, openJournal } from './mutation/journal.mjs'
import { citedBy, provenBy } from './mutation/linesOfRulings.mjs'
import { choose, digest, mutate, readSources } from './mutation/mutants.mjs'
import { ground, plant, shared } from './mutation/mutatedCopy.mjs'
import { report, reportRulings } from './mutation/report.mjs'
import { ROOT } from './project.mjs'
import { rulingsIn } from './rulings.mjs'

/** @typedef {import('vitest/node').TestSpecification} Specification */
/** @typedef {import('vitest/node').TestModule} Module */
/** @typedef {import('./mutation/journal.mjs').Journal} Journal */
/** @typedef {import('./mutation/mutants.mjs').Mutant} Mutant */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
    rulings: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
    slowest: { type: 'string', default: '1' },
  },
})
const seed = Number(values.seed)
const [size = '1500'] = positionals

/** Files that run last, because they play whole games. By then most mutants are dead. */
const LATE = [/\/(cli|contract)\//, /golden|move-trees|queens-and-wizards-quest-random-games/]
/** Seconds without a new line in the journal, after which the mutant on trial counts as one that never ends. */
const PATIENCE = 240
/** The most files of tests for a mutant that needs fresh imports. */
const FILES_FOR_FRESH = 16

/** Ends the process of a mutant that never ends and that its count of steps did not stop. @param {Journal} journal */
const watch = (journal) => {
  let before = 0
  const look = () => {
    const lines = journal.read()
    const last = lines.at(-1)
    if (lines.length === before && last && 'trying' in last) {
      journal.write({ killed: last.trying, by: 'it never ends' })
      process.kill(last.pid)
    }
    before = lines.length
  }
  return setInterval(look, PATIENCE * 1000)
}

const sources = readSources(ROOT)
const { files, mutants: all } = await mutate(sources)
const isOfGame = (/** @type {Mutant} */ { fileName }) => fileName.startsWith(`src/games/${values.game ?? ''}`)
const rulings = values.rulings ? citedBy(sources, all) : null
const mutants = all.filter((mutant) => isOfGame(mutant) && (!rulings || mutant.id in rulings))
const chosen = choose(mutants, rulings || size === 'all' ? mutants.length : Number(size), seed)
const tree = plant(files, new Set(chosen.map(({ id }) => id)))
const journal = openJournal(`${ROOT}/.cache/mutation/${ground()}${rulings ? '-rulings' : ''}.jsonl`)
const common = digest(JSON.stringify([shared(), seed, size, values.slowest, values.game, rulings])).slice(0, 12)
console.log(`${chosen.length} of ${mutants.length} mutants, seed ${seed}`)

/** @param {string} path */
const lateness = (path) => LATE.findLastIndex((pattern) => pattern.test(path))
/** @param {number} bail */
const open = (bail) =>
  createVitest('test', {
    root: tree,
    config: `${tree}/scripts/mutation/vitest.config.mjs`,
    watch: false,
    reporters: [{}],
    maxWorkers: Number(values.workers),
    bail,
  })

const vitest = await open(0)
/**
 * Whether tests of this file may find a mutant; in a run for rulings only if they carry one of its own.
 * @param {Specification} file @param {readonly string[]} [wanted] rulings of the mutant; without it any
 */
const mayFind = ({ moduleId }, wanted) =>
  !rulings || rulingsIn(readFileSync(moduleId, 'utf8')).some((ruling) => !wanted || wanted.includes(ruling))
const specifications = (await vitest.globTestSpecifications())
  .filter((file) => mayFind(file))
  .toSorted((a, b) => lateness(a.moduleId) - lateness(b.moduleId))
const names = Object.fromEntries(
  specifications.map(({ moduleId }) => [
    moduleId,
    `${relative(tree, moduleId)} ${digest(common + readFileSync(moduleId, 'utf8')).slice(0, 12)}`,
  ]),
)

/** @param {import('vitest/node').Vitest} vitest @param {string} mutant */
const provide = (vitest, mutant) => {
  vitest.provide('names', names)
  vitest.provide('journal', journal.path)
  vitest.provide('slowest', Number(values.slowest))
  vitest.provide('mutant', mutant)
  vitest.provide('rulings', rulings)
}

/** @param {Module} module */
const tellRed = (module) => {
  console.log(`red without a mutant: ${relative(tree, module.moduleId)}`)
  for (const test of module.children.allTests('failed'))
    console.log(`  ${test.fullName}: ${test.result().errors?.[0]?.message}`)
  for (const { message } of module.errors()) console.log(`  ${message}`)
}

/**
 * Runs each of these files with every mutant that it reaches. Files whose process had to be ended run again.
 * @param {readonly Specification[]} specifications
 */
const sweep = async (specifications) => {
  provide(vitest, '')
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    const { done } = found(journal.read())
    const left = specifications.filter(({ moduleId }) => !done.has(names[moduleId] ?? ''))
    if (left.length === 0 || left.length >= before) return
    before = left.length
    console.log(`${left.length} files of tests`)
    const { testModules } = await vitest.runTestSpecifications([...left])
    for (const module of testModules.filter((module) => !module.ok())) tellRed(module)
    vitest.state.filesMap.clear()
  }
}

/**
 * The green files that reached this mutant outside of any test, those first that killed most mutants of its source.
 * @param {Mutant} mutant
 */
const likeliest = ({ id, fileName }) => {
  const { outside, done, killed } = found(journal.read())
  const beside = chosen.filter((other) => other.fileName === fileName).flatMap((other) => killed.get(other.id) ?? [])
  const kills = (/** @type {Specification} */ { moduleId }) =>
    beside.filter((by) => by.includes(relative(tree, moduleId))).length
  return specifications
    .filter(({ moduleId }) => done.has(names[moduleId] ?? '') && outside.get(relative(tree, moduleId))?.has(id))
    .filter((file) => mayFind(file, rulings?.[id]))
    .toSorted((a, b) => kills(b) - kills(a))
    .slice(0, FILES_FOR_FRESH)
}

/** Tries mutants of code that runs during an import. Each needs fresh imports, with the mutant active by then. */
const importAnew = async () => {
  const so = found(journal.read())
  const outside = new Set([...so.outside.values()].flatMap((ids) => [...ids]))
  const proven = new Set(so.kills.flatMap((kill) => provenBy(kill, rulings ?? {})))
  const isWanted = (/** @type {string} */ id) =>
    rulings ? rulings[id]?.some((ruling) => !proven.has(ruling)) : fateOf(so, id) === 'survived'
  // What lived on is tried again once a file of tests that imports it has changed.
  const amongOf = (/** @type {Mutant} */ { id }) => {
    const importers = specifications.filter(({ moduleId }) => so.outside.get(relative(tree, moduleId))?.has(id))
    return digest(common + importers.map(({ moduleId }) => names[moduleId])).slice(0, 12)
  }
  const left = chosen.filter(
    (mutant) => outside.has(mutant.id) && isWanted(mutant.id) && so.alive.get(mutant.id) !== amongOf(mutant),
  )
  console.log(`${left.length} mutants with fresh imports`)
  const vitest = await open(1)
  await vitest.globTestSpecifications()
  for (const mutant of left) {
    provide(vitest, mutant.id)
    const specs = likeliest(mutant).flatMap(({ moduleId }) => vitest.getModuleSpecifications(moduleId))
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs)
    const red = testModules.find((module) => !module.ok())
    const [test] = red?.children.allTests('failed') ?? []
    // A file that cannot even be loaded proves no ruling.
    if (red || unhandledErrors.length > 0)
      journal.write({ killed: mutant.id, by: `import of ${red && relative(tree, red.moduleId)} > ${test?.fullName}` })
    else journal.write({ alive: mutant.id, among: amongOf(mutant) })
    vitest.state.filesMap.clear()
  }
  await vitest.close()
}

const watching = watch(journal)
await sweep(specifications.filter(({ moduleId }) => lateness(moduleId) < 0))
await importAnew()
await sweep(specifications)
await vitest.close()
clearInterval(watching)
const so = found(journal.read())
if (rulings) reportRulings({ chosen, found: so, rulings })
else report({ all: mutants, chosen, found: so, seed, game: values.game })
