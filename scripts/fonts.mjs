/**
 * Makes the two fonts of the app from those of the fontsource packages, with the glyphs and weights that the app sets.
 * The files are committed beside the styles; tests/project/fonts.test.ts says when they are out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { ROOT } from './project.mjs'

/** @param {number} from @param {number} to */
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, nth) => from + nth))

const ASCII = range(0x20, 0x7e)
/** Latin-1 from the space that does not break, without the soft hyphen; names may have any of its letters. */
const LATIN_1 = (range(0xa0, 0xac) + range(0xae, 0xff)).replaceAll(/[¤¦¬¯¸]/g, '')
/** Letters and marks beyond Latin-1 that European languages need. */
const FURTHER = 'ŒœŸ–—‘’“”‚„…•‹›−€\u202f↑↓'

/** Letters of all names, and the marks that titles of any language have: the other signs are set in running text alone. */
const LETTERS = range(0x30, 0x39) + range(0x41, 0x5a) + range(0x61, 0x7a) + range(0xc0, 0xd6) + range(0xd8, 0xf6)
const TITLE_MARKS = ` \u00a0\u202f!¡?¿.,:;…·'’"“”„«»()&/+-–—−×`

/** Characters of the text font, and of the titles. */
export const TEXT_CHARACTERS = ASCII + LATIN_1 + FURTHER
export const TITLE_CHARACTERS = `${LETTERS + range(0xf8, 0xff)}ŒœŸ${TITLE_MARKS}`

/**
 * Fonts of the app. From 400 to 750 the text font needs one set of differences; to 800 it would need a second one, for
 * 6.4 kB and strokes that hardly differ, so what asks for 800 is set in 750.
 */
export const FONTS = [
  {
    source: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    file: 'src/ui/parts/styles/fonts/atkinson-hyperlegible-next.woff2',
    characters: TEXT_CHARACTERS,
    weights: { min: 400, max: 750 },
  },
  {
    source: '@fontsource/cinzel/files/cinzel-latin-700-normal.woff2',
    file: 'src/ui/parts/styles/fonts/cinzel-700.woff2',
    characters: TITLE_CHARACTERS,
    weights: null,
  },
]

/** Bytes of a font of the app. @param {typeof FONTS[number]} font @returns {Promise<Buffer>} */
export const makeFont = ({ source, characters, weights }) =>
  subsetFont(readFileSync(`${ROOT}/node_modules/${source}`), characters, {
    targetFormat: 'woff2',
    ...(weights && { variationAxes: { wght: weights } }),
  })

const main = async () => {
  for (const font of FONTS) {
    const bytes = await makeFont(font)
    writeFileSync(`${ROOT}/${font.file}`, bytes)
    console.log(`${font.file}: ${bytes.length.toLocaleString('en')} bytes`)
  }
}

if (process.argv[1]?.endsWith('fonts.mjs')) await main()
