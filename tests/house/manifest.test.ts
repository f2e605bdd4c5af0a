import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

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

/** Width and height from the first chunk of a PNG file. */
const sizeOf = (path: string) => {
  const bytes = readFileSync(join(root, 'public', path))
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

const pictures = [
  ...manifest.icons,
  ...(manifest.screenshots ?? []),
  ...manifest.shortcuts.flatMap(({ icons }) => icons),
]
const pngs = pictures.filter(({ type }) => type === 'image/png').map(({ src, sizes }) => [src, sizes] as const)

describe('the manifest', () => {
  test.each(pngs)('%s is as large as it says: %s', (src, sizes) => {
    expect(sizeOf(src)).toBe(sizes)
  })

  test('has what installers ask for: 192 and 512 pixels, and one that may be masked', () => {
    const anySizes = manifest.icons.filter(({ purpose }) => purpose === 'any').map(({ sizes }) => sizes)
    expect(anySizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
      '512x512',
    ])
  })
})
