/**
 * Bot at a table of two phones: the host's phone seats and plays it, and the other shows who it is and says its moves.
 */
import { expect, type Page, test } from '@playwright/test'
import { gatherTable, LONG_WAIT, leaveSeatToBot, readRoomCode, serveApp, sitDown, tower } from './phones.ts'

const app = serveApp({ rooms: true })

/** Collects every message of the live region from now on. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver(() => {
      const text = document.querySelector('[role=status][data-said]')?.textContent ?? ''
      if (text && heard.at(-1) !== text) heard.push(text)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
const heard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { heard: readonly string[] }).heard)

const endOf = (page: Page) => page.getByRole('button', { name: /^End turn/, disabled: false })
const chip = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, \\d+ of`) })

/** Takes a tower, or ends the turn with what that asks, on whichever phone may. */
const goOn = async (pages: readonly Page[]): Promise<void> => {
  for (const page of pages) {
    const accept = page.getByRole('dialog').getByRole('button', { name: /^Accept/ })
    for (const one of [accept, tower(page), endOf(page)])
      if (await one.isVisible()) {
        // It may be gone meanwhile; whoever is asked next goes on.
        await one.click({ timeout: 1_000 }).catch(() => undefined)
        break
      }
  }
}

test('the other phone shows a bot’s mark and says its moves, and the bot goes on when its host is back', async () => {
  const ann = await app.phone('#/new')
  await gatherTable(ann)
  const code = await readRoomCode(ann)
  await ann.getByRole('button', { name: 'Add a bot' }).click()
  await expect(ann.getByText('A bot on this phone')).toBeVisible()
  await ann.getByRole('radio', { name: 'Medium' }).check({ force: true })
  const bo = await app.phone(`#/join/${code}`)
  await sitDown(bo, 'Bo')
  await expect(bo.getByText('Tamsin (bot)', { exact: true })).toBeVisible()
  await ann.reload()
  await expect(ann.getByText('A bot on this phone')).toBeVisible(LONG_WAIT)
  await ann.getByRole('button', { name: 'Start with three' }).click()
  await Promise.all([ann, bo].map((page) => page.waitForURL(/#\/play\//, LONG_WAIT)))

  await listen(bo)
  const moves = /^Tamsin \(bot\) (slid|swapped|flipped|drew|completed|retained|took|returned)/
  const told = async (): Promise<number> => {
    await goOn([ann, bo])
    return (await heard(bo)).filter((text) => moves.test(text)).length
  }
  await expect.poll(told, { intervals: [50] }).toBeGreaterThan(1)
  await expect(chip(ann, 'Tamsin \\(bot\\)')).toHaveAccessibleName(/, a bot: Medium/)
  await expect(chip(bo, 'Tamsin \\(bot\\)')).toHaveAccessibleName(/, a bot(,|$)/)
  await ann.reload()
  const before = await told()
  await expect(chip(ann, 'Tamsin \\(bot\\)')).toHaveAccessibleName(/, a bot: Medium/, LONG_WAIT)
  await expect.poll(told, { ...LONG_WAIT, intervals: [50] }).toBeGreaterThan(before + 1)

  // Bo leaves the own seat to a bot: all see it, and it plays.
  await leaveSeatToBot(bo, 'Bo')
  // The bot has a name of its own on each phone.
  const leftSeat = bo.getByRole('button', { name: /\d+ of .*, a bot: Easy/ })
  await expect(leftSeat).toHaveCount(1, LONG_WAIT)
  await expect(ann.getByRole('button', { name: /\d+ of .*, a bot(,|$)/ })).toHaveCount(1, LONG_WAIT)
  await expect(chip(ann, 'Bo')).toHaveCount(0)
  const plays = async (): Promise<boolean> => {
    await goOn([ann])
    // The seat is drawn anew while the bot plays: in one look, and again if it was just not there.
    const [label] = await leftSeat.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
    if (label === undefined) return false
    const name = label.split(',')[0] ?? ''
    const others = (await heard(bo)).filter((text) => text.startsWith(`${name} `))
    return others.some((text) => / (slid|swapped|flipped|drew|completed|retained)/.test(text))
  }
  await expect.poll(plays, { ...LONG_WAIT, intervals: [50] }).toBe(true)
})
