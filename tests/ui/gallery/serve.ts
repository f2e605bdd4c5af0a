/** Server of the gallery, which is built with the plugins of the app and served from memory. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import preact from '@preact/preset-vite'
import { build, type Rolldown } from 'vite'
import { compileMessages, type Wording } from '../../../scripts/build/compileMessages.mjs'
import { modeCard } from '../../../scripts/build/modeCard.mjs'
import { rulebook } from '../../../scripts/build/rulebook.mjs'
import { shortClassNames } from '../../../scripts/build/shortClassNames.mjs'
import { APP_NAME } from '../../../scripts/project.mjs'

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
}

/** Builds and serves the gallery. `wording` replaces all messages; `close` stops the server. */
export async function serveGallery(wording?: Wording): Promise<{ readonly url: string; close(): void }> {
  const built = (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.APP_NAME': JSON.stringify(APP_NAME) },
    plugins: [preact(), compileMessages(wording), modeCard(), rulebook(), shortClassNames()],
    build: { write: false, target: 'es2022' },
  })) as Rolldown.RolldownOutput
  const files = new Map(
    built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  )
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery')
    const path = pathname === '/' ? '/index.html' : pathname
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    response.writeHead(files.has(path) ? 200 : 404, { 'content-type': type }).end(files.get(path))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}
