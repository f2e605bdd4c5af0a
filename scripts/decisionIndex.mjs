/** `npm run decisions`: writes docs/decisions/README.md, the index of the decisions by group, from their files. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { ROOT } from './project.mjs'

const FOLDER = `${ROOT}/docs/decisions`
export const INDEX = `${FOLDER}/README.md`

/** Groups in the order of the index. */
const GROUPS = [
  ...['Build', 'Tests', 'Log', 'Connections', 'Rules', 'Screens', 'Shared tables', 'Learning', 'Bots', 'History'],
  ...['Puzzles', 'Balance', 'CastleScape', 'System', 'Packages'],
]

/** @typedef {{ readonly file: string, readonly text: string }} Page */

const FORM = /^# (\d+)\. (.+)\n\n\d{4}-\d\d-\d\d · (?:accepted|superseded by \d+) · (.+)\n\n\S/

/** Throws where the page has not the form of a record, or not the number of its file. @param {Page} page */
const recordOf = ({ file, text }) => {
  const [, number = '', title = '', group = ''] = FORM.exec(text) ?? []
  if (!GROUPS.includes(group) || !file.startsWith(`${number.padStart(3, '0')}-`))
    throw new Error(`docs/decisions/${file} begins otherwise than docs/contributing.md says`)
  return { file, number: Number(number), title, group }
}

/** The index of these pages. Throws where a page is no record. @param {readonly Page[]} pages */
export const indexOf = (pages) => {
  const records = pages.map(recordOf).toSorted((a, b) => a.number - b.number)
  const twice = records.find(({ number }, at) => records[at + 1]?.number === number)
  if (twice) throw new Error(`docs/decisions has two records ${twice.number}`)
  const lists = GROUPS.map((name) => {
    const lines = records.filter(({ group }) => group === name)
    return [`## ${name}\n`, ...lines.map(({ file, number, title }) => `- [${number}. ${title}](${file})`)].join('\n')
  })
  return `# Decisions\n\n${lists.join('\n\n')}\n`
}

/** All pages of the folder but the index. @returns {readonly Page[]} */
export const readPages = () =>
  readdirSync(FOLDER)
    .filter((file) => file !== 'README.md')
    .map((file) => ({ file, text: readFileSync(`${FOLDER}/${file}`, 'utf8') }))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(INDEX, indexOf(readPages()))
