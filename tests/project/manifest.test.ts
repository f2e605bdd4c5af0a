/** The manifest: what it says of its pictures is so in their files. */
import { describe, expect, test } from 'vitest'
import { iconsFor, manifest, open, pngs } from './manifestPictures.ts'

const sizeOf = async (path: string): Promise<string> => {
  const { width, height } = await open(path).metadata()
  return `${width}x${height}`
}

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
