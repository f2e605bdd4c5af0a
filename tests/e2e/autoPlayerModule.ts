/** Brings the engine into the browser tests. Its modes are found by `import.meta.glob`, which plain node lacks: Vite loads it. */
import { resolve } from 'node:path'
import { createServer } from 'vite'

type Mind = typeof import('./autoPlayer.ts')

export interface MindModule extends Mind {
  close(): Promise<void>
}

export const loadMind = async (): Promise<MindModule> => {
  const server = await createServer({
    root: resolve(import.meta.dirname, '../..'),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  })
  const mind = (await server.ssrLoadModule('/tests/e2e/autoPlayer.ts')) as Mind
  return { ...mind, close: () => server.close() }
}
