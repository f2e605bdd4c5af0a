/**
 * What a tap changes is restyled, and not the whole table: one selector that ends in anything, behind `:has()` or
 * beside a sibling, makes a browser look at every element again.
 */
import type { CDPSession, Locator, Page } from '@playwright/test'
import { cell } from './blackstoneTable.ts'
import { beginFrom, button, position } from './castlescapeTable.ts'
import { fingerOn } from './finger.ts'
import { expect, type Phone, test } from './phoneFixtures.ts'
import { everyVerb, importPosition } from './positions.ts'

interface TraceEvent {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}

/** Most elements that the browser restyles in one pass until what `act` does is drawn. */
const restyledBy = async (devtools: CDPSession, act: () => Promise<void>): Promise<number> => {
  const events: TraceEvent[] = []
  const collect = ({ value }: { readonly value: readonly object[] }) => events.push(...(value as TraceEvent[]))
  devtools.on('Tracing.dataCollected', collect)
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } })
  await act()
  const isComplete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await isComplete
  devtools.off('Tracing.dataCollected', collect)
  const passes = events.filter(({ name }) => name === 'UpdateLayoutTree')
  return Math.max(0, ...passes.map(({ args }) => args.elementCount ?? 0))
}

/** More than any pass of a tap has; a whole table has three times as many. */
const MOST = 300

/** Expects of each tap that it shows what it should, and that no pass until then restyles many elements. */
const expectFewRestyled = async (
  { page }: Phone,
  taps: readonly (readonly [target: Locator, shown: Locator])[],
): Promise<void> => {
  const { tap } = fingerOn(page)
  const devtools = await page.context().newCDPSession(page)
  expect(await page.locator('*').count()).toBeGreaterThan(2 * MOST)
  for (const [target, shown] of taps) {
    const restyled = await restyledBy(devtools, async () => {
      await tap(target)
      await expect(shown).toBeVisible()
    })
    expect(restyled, `${target}`).toBeGreaterThan(0)
    expect(restyled, `${target}`).toBeLessThan(MOST)
  }
}

/** Undo, once there is something to take back. */
const undo = (page: Page): Locator =>
  page.getByRole('button', { name: /^Undo/ }).and(page.locator(':not([aria-disabled])'))

const SIZE = { width: 390, height: 844 }

test('a tap at the table of Blackstone Castle restyles what it changes', async ({ host, phone }) => {
  const one = await phone(SIZE)
  await one.page.goto(host.url)
  await importPosition(one.page, everyVerb)
  const panel = one.page.locator('[data-part~="panel"]')
  await expectFewRestyled(one, [
    [cell(one.page, 'L O'), panel],
    [cell(one.page, 'L T'), undo(one.page)],
    [cell(one.page, 'C S'), panel],
  ])
})

test('a tap at the table of CastleScape restyles what it changes', async ({ host, phone }) => {
  const one = await phone(SIZE)
  await beginFrom(one, host.url, position({ hidden: { hands: [['market-stall', 'clumsy-thief'], [], [], []] } }))
  const { page } = one
  const play = button(page, /^Play Market Stall/)
  await expectFewRestyled(one, [
    [button(page, /^Market Stall/), play],
    [play, undo(page)],
  ])
})
