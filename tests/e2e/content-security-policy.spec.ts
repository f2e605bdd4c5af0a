/** What the page may load: its own files, and nothing that stands in markup. Nobody shows it in a frame. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './phoneFixtures.ts'

test('no script and no style of markup runs in the page, and no other address is loaded from', async ({
  host,
  phone,
}) => {
  const { page, errors } = await phone()
  await page.goto(host.url)
  await expect(page.getByRole('main')).toBeVisible()
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
  expect(policy).not.toContain('unsafe-')
  const broken = await page.evaluate(async () => {
    const violations: string[] = []
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violations.push(effectiveDirective))
    const foreign = '<p id="foreign" style="color: red"></p><img src="icon.svg" onload="document.title = \'run\'">'
    document.body.insertAdjacentHTML('beforeend', foreign)
    const script = document.createElement('script')
    script.textContent = 'document.title = "run"'
    document.body.append(script)
    const image = new Image()
    await new Promise((done) => {
      image.onerror = image.onload = done
      image.src = 'http://127.0.0.1:9/other.png'
    })
    await new Promise((done) => setTimeout(done))
    return { violations: [...new Set(violations)].sort(), title: document.title }
  })
  expect(broken).toEqual({
    violations: ['img-src', 'script-src-attr', 'script-src-elem', 'style-src-attr'],
    title: 'Blackstone Castle',
  })
  expect(errors.splice(0).filter((error) => !error.includes('Content Security Policy'))).toEqual([])
})

test('a page of somebody else cannot show the app in a frame', async ({ host, phone }) => {
  const stranger = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<iframe src="${host.url}"></iframe>`),
  )
  await new Promise<void>((listening) => stranger.listen(0, '127.0.0.1', listening))
  const { page, errors } = await phone()
  await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`)
  await expect.poll(() => errors.join()).toContain('frame-ancestors')
  await expect(page.frameLocator('iframe').locator('#app')).toHaveCount(0)
  expect(errors.splice(0).filter((error) => !error.includes('frame-ancestors'))).toEqual([])
  stranger.closeAllConnections()
  stranger.close()
})
