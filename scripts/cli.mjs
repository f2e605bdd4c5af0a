/** `npm run -s cli -- COMMAND`: silently builds the command line if its sources have changed, and runs it. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './project.mjs'

const FOLDERS = ['kernel', 'games', 'table', 'bots', 'text', 'cli']
const BUILT = `${ROOT}/dist-cli`

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((file) => file.isFile())
        .map((file) => `${file.parentPath}/${file.name}`)
        .sort()
    : []

/** A hash of the sources and of what builds them, which names the build. */
const stamp = () => {
  const files = [
    ...FOLDERS.flatMap((folder) => filesIn(`${ROOT}/src/${folder}`)),
    `${ROOT}/vite.config.ts`,
    `${ROOT}/package.json`,
  ]
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 16)
}

const place = `${BUILT}/${stamp()}`

/**
 * Whether this is a build of other sources: another command may just have put the same build there.
 * @param {string} name
 */
const isOlderBuild = (name) => !name.includes('.') && name !== basename(place)

/** Builds beside the place and moves the whole build there, so that a second command never meets half a build. */
const build = async () => {
  const { build } = await import('vite')
  const beside = `${place}.${process.pid}`
  await build({ root: ROOT, mode: 'cli', logLevel: 'error', build: { outDir: beside, emptyOutDir: true } })
  const others = existsSync(BUILT) ? readdirSync(BUILT).filter(isOlderBuild) : []
  try {
    renameSync(beside, place)
  } catch {
    // Another command has already put the same build there.
    rmSync(beside, { recursive: true })
  }
  for (const name of others) rmSync(`${BUILT}/${name}`, { recursive: true, force: true })
}

if (!existsSync(place)) await build()
await import(pathToFileURL(`${place}/main.js`).href)
