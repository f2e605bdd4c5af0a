import { fileURLToPath } from 'node:url'

const path = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))

/** Smaller stand-ins for what packages bring along, wherever the app is built. */
export const SLIM = {
  'workbox-window': 'workbox-window/build/workbox-window.prod.mjs',
  'webrtc-adapter': path('src/net/adapter.ts'),
}
