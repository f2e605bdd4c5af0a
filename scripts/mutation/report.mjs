/** The report of a run: its figures, written into docs/mutation.md, and a list of the survivors. */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ROOT } from '../project.mjs'
import { PAGE as RULINGS, rowsOf } from '../rulings.mjs'
import { fateOf } from './journal.mjs'
import { provenBy } from './linesOfRulings.mjs'

/** @typedef {import('./mutants.mjs').Mutant} Mutant */
/**
 * @typedef {object} Run
 * @property {readonly Mutant[]} all
 * @property {readonly Mutant[]} chosen
 * @property {import('./journal.mjs').Found} found
 * @property {number} seed
 * @property {string | undefined} [game] the game whose rules alone were mutated
 */

export const PAGE = `${ROOT}/docs/mutation.md`
const LIST = `${ROOT}/.cache/mutation/survivors.txt`
/** Place of the figures on the page: those of one game apart. @param {string} [game] */
const placeOf = (game) => new RegExp(`(<!-- figures${game ? ` of ${game}` : ''} -->\\n)[\\s\\S]*?(?=<!-- end -->)`)

/**
 * Wilson's interval of 95 % for a share.
 * @param {number} hits @param {number} of @returns {readonly [number, number]}
 */
export const wilson = (hits, of) => {
  const z = 1.959964
  const share = hits / of
  const middle = share + (z * z) / (2 * of)
  const wide = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  const whole = 1 + (z * z) / of
  return [(middle - wide) / whole, (middle + wide) / whole]
}

/** @param {number} share */
const percent = (share) => `${(100 * share).toFixed(1)} %`

/** @param {Run} run @param {readonly Mutant[]} mutants */
const count = ({ found }, mutants) => {
  const fates = mutants.map(({ id }) => fateOf(found, id))
  const of = (/** @type {import('./journal.mjs').Fate} */ fate) => fates.filter((each) => each === fate).length
  return { killed: of('killed'), survived: of('survived'), unreached: of('not reached') }
}

/** @param {string} name @param {Run} run @param {readonly Mutant[]} mutants */
const row = (name, run, mutants) => {
  const { killed, survived, unreached } = count(run, mutants)
  return `| ${name} | ${mutants.length} | ${killed} | ${survived} | ${unreached} | ${percent(killed / mutants.length)} |`
}

/** @param {Mutant} mutant */
const folderOf = ({ fileName }) => dirname(fileName).replace('src/games/', '')

/** @param {Run} run */
const figures = (run) => {
  const { killed } = count(run, run.chosen)
  const [low, high] = wilson(killed, run.chosen.length)
  const folders = [...new Set(run.chosen.map(folderOf))].sort()
  return [
    `Of ${run.all.length} mutants ${run.chosen.length} were taken (seed ${run.seed}); ${killed} were killed:`,
    `**${percent(killed / run.chosen.length)}**, 95 % interval ${percent(low)} to ${percent(high)} (Wilson).`,
    '',
    '| folder | mutants | killed | survived | not reached | score |',
    '| --- | --- | --- | --- | --- | --- |',
    ...folders.map((folder) =>
      row(
        `\`${folder}\``,
        run,
        run.chosen.filter((mutant) => folderOf(mutant) === folder),
      ),
    ),
    row('all', run, run.chosen),
    '',
    '',
  ].join('\n')
}

/** @param {Mutant} mutant @param {string} fate */
const describe = ({ id, fileName, location: { start, end }, mutatorName, replacement }, fate) => {
  const lines = readFileSync(`${ROOT}/${fileName}`, 'utf8')
    .split('\n')
    .slice(start.line, end.line + 1)
  const text = lines.join('\n').slice(start.column, lines.length === 1 ? end.column : undefined)
  return `${fileName}:${start.line + 1}:${start.column + 1} ${mutatorName}, ${fate} (${id})\n- ${text.replaceAll('\n', '\n- ')}\n+ ${replacement?.replaceAll('\n', '\n+ ')}\n`
}

/** @param {Run} run */
export const report = (run) => {
  const text = figures(run)
  const living = run.chosen.filter(({ id }) => !run.found.killed.has(id))
  const sorted = living.toSorted((a, b) =>
    a.fileName === b.fileName ? a.location.start.line - b.location.start.line : a.fileName < b.fileName ? -1 : 1,
  )
  writeFileSync(LIST, sorted.map((mutant) => describe(mutant, fateOf(run.found, mutant.id))).join('\n'))
  writeFileSync(
    PAGE,
    readFileSync(PAGE, 'utf8').replace(placeOf(run.game), (_, begin) => begin + text),
  )
  console.log(`${text}Survivors: ${LIST}`)
}

/**
 * Says of each ruling which test kills which mutant of its lines, and names those without.
 * @param {Pick<Run, 'chosen' | 'found'> & { readonly rulings: Readonly<Record<string, readonly string[]>> }} run
 */
export const reportRulings = ({ chosen, found, rulings }) => {
  const proofs = new Map(
    found.kills.flatMap((kill) => provenBy(kill, rulings).map((ruling) => /** @type {const} */ ([ruling, kill]))),
  )
  const rows = rowsOf(readFileSync(RULINGS, 'utf8')).filter(({ why }) => why === '')
  for (const { ruling } of rows) {
    const proof = proofs.get(ruling)
    const mutant = chosen.find(({ id }) => id === proof?.killed)
    if (proof && mutant) console.log(`${ruling}  ${proof.by}\n${describe(mutant, 'killed')}`)
  }
  const without = rows.filter(({ ruling }) => !proofs.has(ruling))
  const count = (/** @type {string} */ ruling) => chosen.filter(({ id }) => rulings[id]?.includes(ruling)).length
  console.log(`${rows.length - without.length} of ${rows.length} rulings have a killed mutant of their own. Without:`)
  for (const { ruling, says } of without) console.log(`${ruling} (${count(ruling)} mutants)  ${says}`)
}
