import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FONTS, makeFont, TEXT_CHARACTERS, TITLE_CHARACTERS } from '../../scripts/fonts.mjs'
import { ROOT } from '../../scripts/project.mjs'

/** Signs that stand alone and come from the fonts of the phone. */
const SIGNS = '→★✓'

const FILES = readdirSync(`${ROOT}/src`, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /^text\/.*\.ts$|^games\/.*\/RULES\.md$/.test(path) && !path.includes('zh-Hans'),
)
const CHARACTERS = [...new Set(FILES.map((path) => readFileSync(`${ROOT}/src/${path}`, 'utf8')).join(''))]

test('the fonts of the app have every letter of its sentences in Latin script', () => {
  expect(CHARACTERS.length).toBeGreaterThan(100)
  expect(CHARACTERS.filter((sign) => !`${TEXT_CHARACTERS}${SIGNS}\n`.includes(sign))).toEqual([])
  const letters = CHARACTERS.filter((sign) => /[\p{L}\d]/u.test(sign))
  // Ordinals stand in running text alone.
  expect(letters.filter((letter) => !`${TITLE_CHARACTERS}ªº`.includes(letter))).toEqual([])
})

test.each(FONTS)('$file is what `npm run fonts` makes', async (font) => {
  expect(readFileSync(`${ROOT}/${font.file}`).equals(await makeFont(font))).toBe(true)
})
