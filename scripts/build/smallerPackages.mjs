/** Smaller stand-ins for packages, used wherever the app is built. */
import { fileURLToPath } from 'node:url'

/** @param {string} file */
const path = (file) => fileURLToPath(new URL(`../../${file}`, import.meta.url))

/** The stand-in of each package, by the package's name. */
export const SMALLER_PACKAGES = {
  'workbox-window': 'workbox-window/build/workbox-window.prod.mjs',
  'webrtc-adapter': path('src/net/emptyWebrtcAdapter.ts'),
  'peerjs-js-binarypack': path('src/net/emptyBinaryPack.ts'),
}
