/**
 * `npm run record-play`: films a turn of each game in the built app for README and the project's page, as
 * docs/page/play.webp and docs/page/castlescape.webp and, for readers who want no motion, a still of each, such as
 * docs/page/play-still.webp. `npm run record-play -- castlescape` films that one alone.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import sharp from 'sharp'
import { ROOT } from './project.mjs'
import { run } from './runCommand.mjs'
import { ensureBrowser } from './testBrowser.mjs'

const FOLDER = `${ROOT}/.cache/film`
const TO = `${ROOT}/docs/page`
/** @typedef {{ png: Buffer, time: number }} Frame */

/** Merges successive frames that show the same picture. @param {readonly Frame[]} frames */
const merged = (frames) =>
  frames.reduce((/** @type {Frame[]} */ kept, { png, time }) => {
    const last = kept.at(-1)
    if (last?.png.equals(png)) last.time += time
    else kept.push({ png, time })
    return kept
  }, [])

/** The frames that a test has filmed. @param {string} name */
const filmed = (name) => {
  /** @type {number[]} */
  const times = JSON.parse(readFileSync(`${FOLDER}/${name}/times.json`, 'utf8'))
  return merged(times.map((time, at) => ({ png: readFileSync(`${FOLDER}/${name}/${at}.png`), time })))
}

/** The frame that is shown longest. @param {readonly Frame[]} frames @returns {Frame} */
const longest = (frames) => frames.reduce((best, frame) => (frame.time > best.time ? frame : best))

/** @param {string} name */
const keep = async (name) => {
  const frames = filmed(name)
  mkdirSync(TO, { recursive: true })
  const pictures = frames.map(({ png }) => png)
  const film = sharp(pictures, { join: { animated: true } })
  const { size } = await film
    .webp({ quality: 78, effort: 6, minSize: true, loop: 0, delay: frames.map(({ time }) => time) })
    .toFile(`${TO}/${name}.webp`)
  await sharp(longest(frames).png).webp({ quality: 86, effort: 6 }).toFile(`${TO}/${name}-still.webp`)
  const seconds = frames.reduce((sum, { time }) => sum + time, 0) / 1000
  console.log(
    `docs/page/${name}.webp: ${frames.length} frames, ${seconds.toFixed(1)} s, ${size.toLocaleString('en')} bytes`,
  )
}

ensureBrowser()
rmSync(FOLDER, { recursive: true, force: true })
/** Words of the tests' titles, by what their films are called. @type {Record<string, string>} */
const TITLES = { play: 'Quest', castlescape: 'CastleScape' }
const [only = ''] = process.argv.slice(2)
const code = run('npx', ['--no', 'playwright', 'test', 'tests/e2e/film-turns.spec.ts', '--grep', TITLES[only] ?? ''], {
  FILM: FOLDER,
})
if (code === 0) for (const name of readdirSync(FOLDER)) await keep(name)
process.exitCode = code
