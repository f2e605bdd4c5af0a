/**
 * `npm run icons`: draws the icons, the start pictures of iPhones and the picture beside links with the browser of the
 * tests, and writes them to public/. They are committed.
 */
import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { DRAWINGS } from './icons/drawings.mjs'
import { ROOT } from './project.mjs'
import { stop } from './runCommand.mjs'
import { ensureBrowser, FLAGS } from './testBrowser.mjs'

/** @typedef {import('./icons/drawings.mjs').Drawing} Drawing */

const palette = { palette: true, quality: 90, effort: 10, compressionLevel: 9 }

/** The picture in its file format. @param {Buffer} shot @param {Drawing['kind']} kind */
const packed = (shot, kind) => {
  // Systems take the transparency alone and colour it as they like.
  if (kind === 'alpha') return sharp(shot).toColourspace('b-w').png({ compressionLevel: 9 })
  return (kind === 'opaque' ? sharp(shot).removeAlpha() : sharp(shot)).png(palette)
}

/** @param {import('@playwright/test').Page} page @param {Drawing} drawing */
const draw = async (page, { file, width, height, html, kind }) => {
  await page.setViewportSize({ width, height })
  await page.setContent(html)
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  const shot = await page.screenshot({ omitBackground: true })
  const { size } = await packed(shot, kind).toFile(`${ROOT}/public/${file}`)
  console.log(`public/${file} ${size}`)
}

const executablePath = ensureBrowser() ?? stop('Install Chromium or Chrome, or set CHROMIUM_PATH to it.')
mkdirSync(`${ROOT}/public/start`, { recursive: true })
const browser = await chromium.launch({ executablePath, args: FLAGS })
const page = await browser.newPage()
for (const drawing of DRAWINGS) await draw(page, drawing)
await browser.close()
