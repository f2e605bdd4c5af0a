/** Pictures that the manifest names, and others that systems show of the app. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import screens from '../../src/ui/app/install/startScreens.json'

const root = resolve(import.meta.dirname, '../..')
interface Picture {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: string
}
export const manifest: {
  readonly icons: readonly Picture[]
  readonly screenshots?: readonly Picture[]
  readonly shortcuts: readonly { readonly icons: readonly Picture[] }[]
} = JSON.parse(readFileSync(join(root, 'manifest.webmanifest'), 'utf8'))

export const open = (path: string) => sharp(join(root, 'public', path))

const pictures = [
  ...manifest.icons,
  ...(manifest.screenshots ?? []),
  ...manifest.shortcuts.flatMap(({ icons }) => icons),
]
export const pngs = [
  ...pictures.filter(({ type }) => type === 'image/png').map(({ src, sizes }) => [src, sizes] as const),
  ['preview.png', '1200x630'] as const,
  ['apple-touch-180.png', '180x180'] as const,
  ...screens.map(([width = 0, height = 0, dots = 0]) => {
    const size = `${width * dots}x${height * dots}`
    return [`start/${size}.png`, size] as const
  }),
]
export const iconsFor = (purpose: string): readonly Picture[] =>
  manifest.icons.filter((icon) => icon.purpose === purpose)
