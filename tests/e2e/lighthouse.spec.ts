/** What Lighthouse says of Home, and in nightly runs of other screens; `npm run lighthouse` also measures speed. */
import { FAULTLESS, freePort, judge } from '../../scripts/lighthouse.mjs'
import { expect, test } from './phoneFixtures.ts'
import { beginGame } from './tableAndStorage.ts'

/** Without the waiting for what measures speed, and without a picture of the whole page; what is stored stays, or no board would. */
const BRIEF = {
  disableStorageReset: true,
  disableFullPageScreenshot: true,
  throttlingMethod: 'provided',
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 500,
  pauseAfterFcpMs: 500,
  pauseAfterLoadMs: 500,
} as const
const PERFECT = { scores: Object.fromEntries(FAULTLESS.map((name) => [name, 100])), costs: [] }

test('Lighthouse finds no fault', { tag: '@nightly' }, async ({ host, phone }) => {
  const port = await freePort()
  const { page } = await phone({ flags: [`--remote-debugging-port=${port}`] })
  await page.goto(host.url)
  // A crawler sees Home; axe is at the other screens every day, Lighthouse in nightly runs.
  const more = process.env.NIGHTLY ? ['new', 'learn', 'rules', `play/${await beginGame(page, host.url)}`] : []
  for (const path of ['', ...more])
    expect(await judge(`${host.url}#/${path}`, port, FAULTLESS, BRIEF), path || 'Home').toEqual(PERFECT)
})
