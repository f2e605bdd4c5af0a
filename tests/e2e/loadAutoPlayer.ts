/** Brings the engine into the browser tests. Its modes are found by `import.meta.glob`, which plain node lacks: Vite loads it. */
import { resolve } from 'node:path'
import { createServer } from 'vite'

type AutoPlayer = typeof import('./autoPlayer.ts')

export interface AutoPlayerModule extends AutoPlayer {
  close(): Promise<void>
}

export const loadAutoPlayer = async (): Promise<AutoPlayerModule> => {
  const server = await createServer({
    root: resolve(import.meta.dirname, '../..'),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  })
  const autoPlayer = (await server.ssrLoadModule('/tests/e2e/autoPlayer.ts')) as AutoPlayer
  return { ...autoPlayer, close: () => server.close() }
}
