/**
 * `npm run shots [-- --keep] [--only WORD]`: plays a game of every mode and takes pictures of every screen of the built
 * app into `.cache/shots`. `--keep` also makes the committed pictures: those of the project's page and of the manifest.
 * `--only` takes the pictures of one walk.
 */
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { ROOT } from './project.mjs'
import { run } from './runCommand.mjs'
import { ensureBrowser } from './testBrowser.mjs'

const FOLDER = `${ROOT}/.cache/shots`

/** Screenshots of the manifest, of phones and of large screens. */
const NARROW = [
  { from: 'home', to: 'home' },
  { from: 'position-kings-task', to: 'kings' },
  { from: 'position-puzzle-vassal', to: 'puzzle' },
]
const WIDE = [
  { from: 'position-kings-task', to: 'kings-wide' },
  { from: 'position-puzzle-vassal', to: 'puzzle-wide' },
]

/** Pictures of phones for the project's page. */
const PAGE = [
  { from: 'position-kings-task', to: 'kings' },
  { from: 'position-puzzle-vassal', to: 'puzzle' },
  { from: 'middle-queens-quest', to: 'queens' },
  { from: 'middle-wizards-quest', to: 'wizards' },
  { from: 'middle-coop', to: 'coop' },
  { from: 'middle-advanced', to: 'advanced' },
  { from: 'learn-learn-slide-and-swap', to: 'learn' },
  { from: 'hint', to: 'hint' },
]

/** Writes a picture for the project's page. @param {string} from @param {string} to @param {number} width */
const paint = async (from, to, width) => {
  const { size } = await sharp(`${FOLDER}/${from}.png`)
    .resize({ width })
    .webp({ quality: 82, effort: 6 })
    .toFile(`${ROOT}/docs/page/${to}.webp`)
  console.log(`docs/page/${to}.webp ${size}`)
}

/** @param {import('sharp').Sharp} picture @param {string} to */
const write = async (picture, to) => {
  const { size } = await picture.png({ palette: true, colours: 128, effort: 10 }).toFile(`${ROOT}/${to}`)
  console.log(`${to} ${size}`)
}

/** Makes all pictures that are committed. */
const keep = async () => {
  mkdirSync(`${ROOT}/public/screenshots`, { recursive: true })
  for (const { from, to } of NARROW) await write(sharp(`${FOLDER}/390x844/${from}.png`), `public/screenshots/${to}.png`)
  for (const { from, to } of WIDE)
    await write(sharp(`${FOLDER}/1280x800/${from}.png`).resize({ width: 1280 }), `public/screenshots/${to}.png`)
  for (const { from, to } of PAGE) await paint(`390x844/${from}`, to, 480)
  await paint('1280x800/position-kings-task', 'kings-wide', 1280)
}

ensureBrowser()
const only = process.argv[process.argv.indexOf('--only') + 1]
const named = process.argv.includes('--only') ? `pictures of .*${only}` : 'pictures of'
const code = run('npx', ['--no', 'playwright', 'test', 'tests/e2e/screenshots.spec.ts', '-g', named], { SHOTS: FOLDER })
if (code === 0 && process.argv.includes('--keep')) await keep()
process.exitCode = code
