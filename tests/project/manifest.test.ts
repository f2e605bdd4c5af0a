/** The manifest, and the pictures that systems show of the app: what each says of itself is so in its file. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { DRAWINGS } from '../../scripts/icons/drawings.mjs'
import screens from '../../src/ui/app/install/startScreens.json'

const root = resolve(import.meta.dirname, '../..')
interface Picture {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: string
}
const manifest: {
  readonly icons: readonly Picture[]
  readonly screenshots?: readonly Picture[]
  readonly shortcuts: readonly { readonly icons: readonly Picture[] }[]
} = JSON.parse(readFileSync(join(root, 'manifest.webmanifest'), 'utf8'))

const open = (path: string) => sharp(join(root, 'public', path))
const sizeOf = async (path: string): Promise<string> => {
  const { width, height } = await open(path).metadata()
  return `${width}x${height}`
}

/** Dots of a picture, each as red, green, blue and opacity. */
const dotsOf = async (path: string): Promise<readonly (readonly number[])[]> => {
  const raw = await open(path).toColourspace('srgb').ensureAlpha().raw().toBuffer()
  return Array.from({ length: raw.length / 4 }, (_, at) => [...raw.subarray(4 * at, 4 * at + 4)])
}
const opacitiesOf = async (path: string): Promise<readonly number[]> =>
  (await dotsOf(path)).map(([, , , opacity = 0]) => opacity)

const pictures = [
  ...manifest.icons,
  ...(manifest.screenshots ?? []),
  ...manifest.shortcuts.flatMap(({ icons }) => icons),
]
const pngs = [
  ...pictures.filter(({ type }) => type === 'image/png').map(({ src, sizes }) => [src, sizes] as const),
  ['preview.png', '1200x630'] as const,
  ['apple-touch-180.png', '180x180'] as const,
  ...screens.map(([width = 0, height = 0, dots = 0]) => {
    const size = `${width * dots}x${height * dots}`
    return [`start/${size}.png`, size] as const
  }),
]
const iconsFor = (purpose: string): readonly Picture[] => manifest.icons.filter((icon) => icon.purpose === purpose)

describe('the manifest', () => {
  test.each(pngs)('%s is as large as it says: %s', async (src, sizes) => {
    expect(await sizeOf(src)).toBe(sizes)
  })

  test('has what installers ask for: 192 and 512 pixels as they are and to be masked, and one in one colour', () => {
    const sizesFor = (purpose: string) => iconsFor(purpose).map(({ sizes }) => sizes)
    expect(sizesFor('any')).toEqual(['any', '192x192', '512x512'])
    expect(sizesFor('maskable')).toEqual(['192x192', '512x512'])
    expect(sizesFor('monochrome')).toEqual(['512x512'])
    const purposes = new Map(manifest.icons.map(({ src }) => [src, manifest.icons.filter((icon) => icon.src === src)]))
    for (const [src, icons] of purposes) expect(icons, src).toHaveLength(1)
  })
})

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
