/**
 * Two seats at one phone and a third at another: a curtain falls between the two, and neither phone has a card that
 * only the other may know.
 */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { board, gatherTable, LONG_WAIT, press, readRoomCode, serveApp, sitDown, tower } from './phones.ts'

const app = serveApp({ rooms: true })

const gate = (page: Page) => page.getByRole('button', { name: /^I am .*, open the gate$/ })
const openGate = async (page: Page): Promise<void> => {
  await gate(page).press('Enter')
  await page.getByRole('button', { name: 'Press again to open' }).press('Enter')
  await expect(board(page)).toBeVisible()
}

/** Cards that buttons name, without whether they are met. */
const cardsIn = (buttons: Locator): Promise<readonly string[]> =>
  buttons.evaluateAll((all) =>
    all.map((one) => (one.ariaLabel ?? one.textContent ?? '').replace(/,? (not )?met\b/g, '')),
  )
const handOn = (page: Page): Promise<readonly string[]> =>
  cardsIn(page.getByRole('group', { name: /^Your tasks/ }).getByRole('button'))

/** Expects that the page names none of these cards. */
const expectNone = async (page: Page, cards: readonly string[]): Promise<void> => {
  const all = await cardsIn(page.locator('button'))
  expect(all.filter((card) => cards.includes(card))).toEqual([])
}

const endOf = (page: Page) => page.getByRole('button', { name: /^End turn/, disabled: false })
const endTurn = async (page: Page): Promise<void> => {
  await endOf(page).click()
  const accept = page.getByRole('dialog').getByRole('button', { name: /^Accept/ })
  await expect.poll(async () => (await accept.isVisible()) || !(await endOf(page).isVisible())).toBe(true)
  if (await accept.isVisible()) await accept.click()
  await expect(endOf(page)).toBeHidden(LONG_WAIT)
}

/** Seats of all private cards that this phone has stored. */
const shownTo = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    const [{ name = '' } = {}] = await indexedDB.databases()
    const opening = indexedDB.open(name)
    const database = await new Promise<IDBDatabase>((open) => {
      opening.onsuccess = () => open(opening.result)
    })
    const all = database.transaction('shown').objectStore('shown').getAll()
    await new Promise((resolve) => {
      all.onsuccess = resolve
    })
    database.close()
    return [...new Set((all.result as readonly { seats: readonly number[] }[]).flatMap(({ seats }) => seats))].sort()
  })

test('two seats at one phone have a curtain between them, and no card of the seat at the other phone', async () => {
  const ann = await app.phone('#/new')
  await gatherTable(ann, 'Ann')
  const bo = await app.phone(`#/join/${await readRoomCode(ann)}`)
  await sitDown(bo, 'Bo')
  await press(bo, 'Add a seat on this phone')
  await ann.getByRole('button', { name: 'Start with three', exact: true }).click(LONG_WAIT)
  for (const page of [ann, bo]) await expect(board(page).or(gate(page))).toBeVisible(LONG_WAIT)
  // Nothing is hidden yet: there is no gate between the two.
  const begun = async (): Promise<boolean> => {
    for (const page of [ann, bo]) {
      if (await tower(page).isVisible())
        await tower(page)
          .click({ timeout: 1_000 })
          .catch(() => undefined)
    }
    return (await gate(bo).isVisible()) || (await endOf(ann).isVisible())
  }
  await expect.poll(begun, LONG_WAIT).toBe(true)

  await expect.poll(() => handOn(ann), LONG_WAIT).toHaveLength(2)
  const hands = new Map([['Ann', await handOn(ann)]])
  const ofAllBut = (name: string) => [...hands].flatMap(([other, cards]) => (other === name ? [] : cards))
  let before: Page | null = null
  for (let turn = 0; turn < 4; turn++) {
    await expect.poll(async () => (await gate(bo).isVisible()) || (await endOf(ann).isVisible()), LONG_WAIT).toBe(true)
    const page = (await gate(bo).isVisible()) ? bo : ann
    // Also while the other phone plays: whoever takes this one may be another.
    await expectNone(bo, ofAllBut(''))
    if (page === bo) {
      // The turn that was just ended on this phone can be taken back there, and none that lies under another phone's.
      await expect(bo.getByRole('button', { name: /^Back to .* turn$/ })).toHaveCount(before === bo ? 1 : 0)
      const name = (await bo.getByRole('heading', { level: 1 }).textContent()) ?? ''
      await openGate(bo)
      await expectNone(bo, ofAllBut(name))
      await expect.poll(() => handOn(bo), LONG_WAIT).not.toHaveLength(0)
      if (!hands.has(name)) hands.set(name, await handOn(bo))
    }
    await expectNone(ann, ofAllBut('Ann'))
    await endTurn(page)
    before = page
  }
  const counts = Object.fromEntries([...hands].map(([name, { length }]) => [name, length]))
  expect(counts).toEqual({ Ann: 2, Bo: 2, 'Player 3': 2 })
  expect(await shownTo(bo)).toEqual([1, 2])
})
