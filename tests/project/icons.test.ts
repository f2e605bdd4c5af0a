/** The pictures of the app, dot by dot. */
import { describe, expect, test } from 'vitest'
import { DRAWINGS } from '../../scripts/icons/drawings.mjs'
import { iconsFor, open, pngs } from './manifestPictures.ts'

/** Dots of a picture, each as red, green, blue and opacity. */
const dotsOf = async (path: string): Promise<readonly (readonly number[])[]> => {
  const raw = await open(path).toColourspace('srgb').ensureAlpha().raw().toBuffer()
  return Array.from({ length: raw.length / 4 }, (_, at) => [...raw.subarray(4 * at, 4 * at + 4)])
}
const opacitiesOf = async (path: string): Promise<readonly number[]> =>
  (await dotsOf(path)).map(([, , , opacity = 0]) => opacity)

/** The gold edge of the castle, #FFD866. */
const isGold = ([red = 0, green = 0, blue = 0]: readonly number[]): boolean =>
  Math.hypot(red - 0xff, green - 0xd8, blue - 0x66) < 30

describe('icons', () => {
  test.each(iconsFor('maskable'))(
    'of $src no dot is seen through, and the castle lies where no mask cuts',
    async ({ src }) => {
      const dots = await dotsOf(src)
      expect(dots.filter(([, , , opacity]) => opacity !== 255)).toEqual([])
      const size = Math.sqrt(dots.length)
      const fromMiddle = dots.flatMap((dot, at) =>
        isGold(dot) ? [Math.hypot((at % size) + 0.5 - size / 2, Math.floor(at / size) + 0.5 - size / 2) / size] : [],
      )
      expect(fromMiddle.length).toBeGreaterThan(size)
      // The safe zone of the manifest's standard: a circle of 40 % of the icon.
      expect(Math.max(...fromMiddle)).toBeLessThan(0.4)
    },
  )

  test.each(iconsFor('monochrome'))('$src is a shape of one colour on nothing', async ({ src }) => {
    const dots = await dotsOf(src)
    const seen = dots.filter(([, , , opacity = 0]) => opacity > 0)
    expect(new Set(seen.map((dot) => `${dot.slice(0, 3)}`)).size).toBe(1)
    expect(seen.length / dots.length).toBeGreaterThan(0.1)
    expect(seen.length / dots.length).toBeLessThan(0.5)
  })

  test.each(iconsFor('any').filter(({ type }) => type === 'image/png'))('$src has round corners', async ({ src }) => {
    const opacities = await opacitiesOf(src)
    expect([opacities[0], opacities.at(-1)]).toEqual([0, 0])
    expect(opacities[Math.floor(opacities.length / 2)]).toBe(255)
  })

  test.each(['apple-touch-180.png', 'preview.png'])('nothing is seen through %s', async (path) => {
    expect(new Set(await opacitiesOf(path))).toEqual(new Set([255]))
  })

  test('all are drawn by `npm run icons`', () => {
    const drawn = DRAWINGS.map(({ file }) => file)
    const committed = pngs.map(([src]) => src).filter((src) => !src.startsWith('screenshots/'))
    expect([...new Set([...committed, 'icon-64.png'])].sort()).toEqual([...drawn].sort())
  })
})
