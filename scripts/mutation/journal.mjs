/** The journal of a run: what it has found so far, line by line, so that an interrupted run can continue. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** @typedef {import('./runner.mjs').Line | { readonly alive: string, readonly among: string }} Line */
/** @typedef {'killed' | 'survived' | 'not reached'} Fate */

/** @param {string} path */
export const openJournal = (path) => {
  mkdirSync(dirname(path), { recursive: true })
  if (!existsSync(path)) appendFileSync(path, '')
  const read = () =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line) => (line ? [/** @type {Line} */ (JSON.parse(line))] : []))
  /** @param {Line} line */
  const write = (line) => appendFileSync(path, `${JSON.stringify(line)}\n`)
  return { path, read, write }
}

/** @typedef {ReturnType<typeof openJournal>} Journal */

/** The contents of a journal, by kind. @param {readonly Line[]} lines */
export const found = (lines) => ({
  kills: lines.filter((line) => 'killed' in line),
  killed: new Map(lines.flatMap((line) => ('killed' in line ? [/** @type {const} */ ([line.killed, line.by])] : []))),
  reached: new Set(lines.flatMap((line) => ('reached' in line ? line.reached : 'outside' in line ? line.outside : []))),
  outside: new Map(
    lines.flatMap((line) => ('outside' in line ? [/** @type {const} */ ([line.of, new Set(line.outside)])] : [])),
  ),
  done: new Set(lines.flatMap((line) => ('done' in line ? [line.done] : []))),
  alive: new Map(lines.flatMap((line) => ('alive' in line ? [/** @type {const} */ ([line.alive, line.among])] : []))),
})

/** @typedef {ReturnType<typeof found>} Found */

/** @param {Found} found @param {string} id @returns {Fate} */
export const fateOf = ({ killed, reached }, id) =>
  killed.has(id) ? 'killed' : reached.has(id) ? 'survived' : 'not reached'
