/** Firefox by WebDriver BiDi. */
import { openFirefox as openPage } from '../../lab/firefox.ts'
import type { Driver, Size } from './browserDriver.ts'

interface Node {
  readonly sharedId: string
}

const finger = (node: Node) => ({
  actions: [
    {
      type: 'pointer',
      id: 'finger',
      parameters: { pointerType: 'touch' },
      actions: [
        { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: node } },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ],
})

/** Opens a window of Firefox with an empty profile and a page of this size. @param path where Firefox is */
export const openFirefox = async (path: string, viewport: Size): Promise<Driver> => {
  const { evaluate, command, close } = await openPage(path, 'about:blank')
  await command('browsingContext.setViewport', { viewport })
  return {
    name: 'Firefox',
    open: async (url) => void (await command('browsingContext.navigate', { url, wait: 'complete' })),
    reload: async () => void (await command('browsingContext.reload', { wait: 'complete' })),
    ask: evaluate,
    async find(search, argument) {
      const expression = `{ const found = (${search})(${JSON.stringify(argument)}); found?.scrollIntoView({ block: 'nearest' }); found }`
      const { result } = (await command('script.evaluate', { expression, awaitPromise: false })) as { result: Node }
      return result.sharedId ? { sharedId: result.sharedId } : null
    },
    click: async (node) => void (await command('input.performActions', finger(node as Node))),
    close,
  }
}
