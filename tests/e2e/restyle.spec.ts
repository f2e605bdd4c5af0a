/**
 * What a tap changes is restyled, and not the whole table: one selector that ends in anything, behind `:has()` or
 * beside a sibling, makes a browser look at every element again.
 */
import type { CDPSession, Locator, Page } from '@playwright/test'
import { cell } from './accessibleTable.ts'
import { expect, type Phone, test } from './app.ts'
import { beginFrom, button, position } from './castleTable.ts'
import { fingerOn } from './finger.ts'
import { everyVerb, importPosition } from './positions.ts'

interface TraceEvent {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}

/** Most elements that the browser restyles in one pass until what `act` does is drawn. */
const restyledBy = async (page: Page, devtools: CDPSession, act: () => Promise<void>): Promise<number> => {
  const events: TraceEvent[] = []
  const collect = ({ value }: { readonly value: readonly object[] }) => events.push(...(value as TraceEvent[]))
  devtools.on('Tracing.dataCollected', collect)
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } })
  await act()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const isComplete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await isComplete
  devtools.off('Tracing.dataCollected', collect)
  const passes = events.filter(({ name }) => name === 'UpdateLayoutTree')
  return Math.max(0, ...passes.map(({ args }) => args.elementCount ?? 0))
}

/** Expects of each tap that it restyles less than half as many elements as there are. */
const expectFewRestyled = async ({ page }: Phone, targets: readonly Locator[]): Promise<void> => {
  const { tap } = fingerOn(page)
  const devtools = await page.context().newCDPSession(page)
  for (const target of targets) {
    const elements = await page.locator('*').count()
    const restyled = await restyledBy(page, devtools, () => tap(target))
    expect(restyled, `${target} of ${elements}`).toBeGreaterThan(0)
    expect(restyled, `${target} of ${elements}`).toBeLessThan(elements / 2)
  }
}

const SIZE = { width: 390, height: 844 }

test('a tap at the table of Blackstone Castle restyles what it changes', async ({ host, phone }) => {
  const one = await phone(SIZE)
  await one.page.goto(host.url)
  await importPosition(one.page, everyVerb)
  await expectFewRestyled(one, [cell(one.page, 'L O'), cell(one.page, 'L T'), cell(one.page, 'C S')])
})

test('a tap at the table of CastleScape restyles what it changes', async ({ host, phone }) => {
  const one = await phone(SIZE)
  await beginFrom(one, host.url, position({ hidden: { hands: [['market-stall', 'clumsy-thief'], [], [], []] } }))
  const { page } = one
  await expectFewRestyled(one, [button(page, /^Market Stall/), button(page, /^Play Market Stall/)])
})
