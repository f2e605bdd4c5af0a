/** WebKit, as its GTK port runs it, by WebDriver on a screen that nobody sees. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { type Driver, type Size, until } from './browserDriver.ts'

export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  readonly screen: string
}

/** Key of an element in WebDriver's answers (W3C WebDriver, 11). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

/** Starts a screen that nobody sees; resolves with the process and the number that the screen chose. */
const startScreen = (
  program: string,
  { width, height }: Size,
): Promise<{ readonly screen: ChildProcess; readonly display: string }> =>
  new Promise((resolve, reject) => {
    const screen = spawn(program, ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    screen.on('error', reject)
    screen.stdio[3]?.once('data', (number) => resolve({ screen, display: `:${String(number).trim()}` }))
  })

type Send = <T>(method: string, path: string, body?: object) => Promise<T>

/** Sends one command of WebDriver. Rejects with the driver's own words. */
const sendTo =
  (base: string): Send =>
  async (method, path, body) => {
    const sent = await fetch(`${base}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = await sent.json()
    if (!sent.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }

const script = (callback: (argument: never) => unknown, argument: unknown) => ({
  script: `const [argument, done] = arguments
    Promise.resolve((${callback})(argument)).then((answer) => done(answer ?? null))`,
  args: [argument],
})

const beginSession = async (root: string, browser: string): Promise<Send> => {
  const send = sendTo(root)
  await until('WebKitWebDriver', () => send('GET', '/status').catch(() => null))
  const capabilities = {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--full-screen'] },
    },
  }
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities })
  return sendTo(`${root}/session/${sessionId}`)
}

/** The window is shown first and takes the whole screen a moment later. */
const fillScreen = async (send: Send, size: Size): Promise<void> => {
  await send('POST', '/window/rect', { x: 0, y: 0, ...size })
  await until(`a page ${size.width} wide`, () =>
    send<boolean>('POST', '/execute/sync', { script: 'return innerWidth === arguments[0]', args: [size.width] }),
  )
}

/** Opens a window of WebKit over a whole screen of this size. What it stores lasts as long as the window. */
export const openWebKit = async ({ driver, browser, screen: program }: WebKitPrograms, size: Size): Promise<Driver> => {
  const { screen, display } = await startScreen(program, size)
  const port = await freePort()
  const env = { ...process.env, DISPLAY: display, LANG: 'en_GB.UTF-8', WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
  const service = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' })
  const send = await beginSession(`http://127.0.0.1:${port}`, browser)
  await send('POST', '/timeouts', { script: 120_000 })
  await fillScreen(send, size)
  return {
    name: 'WebKit',
    open: (url) => send('POST', '/url', { url }),
    reload: () => send('POST', '/refresh', {}),
    ask: (question, argument) => send('POST', '/execute/async', script(question, argument)),
    async find(search, argument) {
      const found = await send<Record<string, string> | null>('POST', '/execute/async', script(search, argument))
      return found?.[ELEMENT] ?? null
    },
    click: (handle) => send('POST', `/element/${handle}/click`, {}),
    async close() {
      await send('DELETE', '').catch(() => undefined)
      service.kill()
      screen.kill()
    },
  }
}
