import { defineConfig } from '@vite-pwa/assets-generator/config'

/**
 * Icons are drawn from public/icon.svg by `npm run icons` and committed: full-bleed art, the castle inside the circle that
 * every platform's mask leaves, so that one picture serves as plain and as maskable icon.
 */
const palette = { compressionLevel: 9, palette: true, colours: 96, effort: 10 }
const bare = { padding: 0, resizeOptions: { fit: 'contain' } } as const

export default defineConfig({
  images: ['public/icon.svg'],
  headLinkOptions: { preset: '2023' },
  preset: {
    png: palette,
    transparent: { ...bare, sizes: [64, 192, 512], favicons: [] },
    maskable: { ...bare, sizes: [] },
    apple: { ...bare, sizes: [180] },
    assetName: (type, size) => `${type === 'apple' ? 'apple-touch' : 'icon'}-${size.width}.png`,
  },
})
