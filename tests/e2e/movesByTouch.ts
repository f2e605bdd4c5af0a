/**
 * A person who plays on a touch screen, through what the page shows alone: each verb is done as table.md 2.4 says it is, and
 * then looked at on the board. What is legal is read from the names of spaces and buttons.
 */
import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { button, cell, countTokens, isEmpty, neighboursOf, playerOnTurn, readBoard, tasks } from './blackstoneTable.ts'
import { type Finger, fingerOn } from './finger.ts'

export interface Player extends Finger {
  slide(from: string, to: string): Promise<void>
  swap(a: string, b: string): Promise<void>
  flip(space: string): Promise<void>
  /** `towerText` as in `north-west`; null leaves the space empty. */
  retain(space: string, tower: string | null): Promise<void>
  draw(deck: string): Promise<void>
  complete(task: Locator): Promise<void>
  undo(): Promise<void>
  redo(): Promise<void>
  /** Ends the turn, dropping what is suggested and leaving used spaces empty or not. */
  endTurn(refill?: boolean): Promise<void>
  /** The hash under About this game, once every move is kept on this phone. */
  hash(): Promise<string>
  /** The game as a file. */
  exported(): Promise<string>
}

const whoAt = async (page: Page, space: string): Promise<string> =>
  (await readBoard(page)).find((told) => told.space === space)?.occupant ?? ''

const openMenu = async ({ page, tap }: Finger, entry: string): Promise<void> => {
  await tap(button(page, 'Menu'))
  await tap(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: entry }))
}

const hash = async (finger: Finger): Promise<string> => {
  await openMenu(finger, 'About this game')
  const sheet = finger.page.getByRole('dialog', { name: 'About this game' })
  await expect(sheet).toContainText('Every move is kept on this phone.')
  const found = (await sheet.getByText(/^State /).textContent())?.replace('State ', '') ?? ''
  expect(found).toMatch(/^[0-9a-f]{16}$/)
  await finger.tap(sheet.getByRole('button', { name: 'Close' }))
  await expect(sheet).toBeHidden()
  return found
}

const exported = async (finger: Finger): Promise<string> => {
  const file = finger.page.waitForEvent('download')
  await openMenu(finger, 'Export as a file')
  const text = await readFile(await (await file).path(), 'utf8')
  await finger.tap(button(finger.page, 'Back to the game'))
  await expect(finger.page.getByRole('dialog')).toBeHidden()
  return text
}

/** What the table asks at the end of a turn, by its name; else the heading of the screen. */
const questionOrPlayer = async (page: Page): Promise<string> => {
  const question = page.getByRole('region', { name: /^Refill .*\?$/ })
  const asked = question.or(page.getByRole('dialog', { name: 'End of turn' }))
  // In one look: what is asked may be answered in between.
  const [name] = await asked.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  return name ?? playerOnTurn(page)
}

/** Answers what is asked until somebody else is next, or the game is over. */
const answer = async ({ page, tap }: Finger, name: string, refill: boolean): Promise<void> => {
  const done = [name]
  for (;;) {
    await expect.poll(async () => done.includes(await questionOrPlayer(page))).toBe(false)
    const asked = await questionOrPlayer(page)
    if (!/^(Refill|End of turn)/.test(asked)) return
    await tap(page.getByRole('button', { name: refill ? /^(Refill|Accept)/ : /^(Leave empty|Accept)/ }))
    done.push(asked)
  }
}

export const playerOn = (page: Page): Player => {
  const finger = fingerOn(page)
  const { tap } = finger
  const expectSpent = async (kind: 'knight' | 'wizard', count: number, move: () => Promise<void>) => {
    const before = await countTokens(page, kind)
    await move()
    await expect.poll(() => countTokens(page, kind)).toBe(before - count)
  }
  const pick = async (space: string) => {
    await tap(cell(page, space))
    await expect(cell(page, space)).toHaveAccessibleName(/, chosen/)
  }
  const expectVassalAt = (space: string, who: string) => expect.poll(() => whoAt(page, space)).toBe(who)
  return {
    ...finger,
    slide: (from, to) =>
      expectSpent('knight', 1, async () => {
        const who = await whoAt(page, from)
        await pick(from)
        await expect(cell(page, to)).toHaveAccessibleName(/^Empty, .*, slide here, 1 knight/)
        await tap(cell(page, to))
        await expectVassalAt(to, who)
        await expectVassalAt(from, 'Empty')
      }),
    swap: (a, b) =>
      expectSpent('wizard', 1, async () => {
        const [first, second] = [await whoAt(page, a), await whoAt(page, b)]
        await pick(a)
        await expect(cell(page, b)).toHaveAccessibleName(/, swap here, 1 wizard/)
        await tap(cell(page, b))
        await expectVassalAt(b, first)
        await expectVassalAt(a, second)
      }),
    flip: (space) =>
      expectSpent('wizard', 1, async () => {
        const under = (await readBoard(page)).find((told) => told.space === space)?.reverse ?? ''
        await pick(space)
        await tap(button(page, 'Flip'))
        await expectVassalAt(space, under)
      }),
    retain: (space, tower) =>
      expectSpent('knight', 1, async () => {
        await pick(space)
        await tap(button(page, 'Retain'))
        await tap(tower === null ? button(page, 'Leave it empty') : button(page, `The ${tower} tower`))
        await expect(page.getByText(`Which tower refills`)).toHaveCount(0)
        if (tower === null) await expectVassalAt(space, 'Empty')
      }),
    async draw(deck) {
      const held = await tasks(page).count()
      await tap(button(page, 'New task'))
      await tap(button(page, deck))
      await expect(tasks(page)).toHaveCount(held + 1)
    },
    async complete(task) {
      await tap(task)
      await tap(button(page, 'Complete'))
    },
    undo: () => tap(button(page, 'Undo')),
    redo: () => openMenu(finger, 'Redo'),
    async endTurn(refill = true) {
      const name = await playerOnTurn(page)
      await tap(button(page, 'End turn'))
      await answer(finger, name, refill)
    },
    hash: () => hash(finger),
    exported: () => exported(finger),
  }
}

/** A vassal with an empty space beside it; null where there is none. */
export const slidable = async (page: Page): Promise<readonly [string, string] | null> => {
  const told = await readBoard(page)
  const free = told.filter(isEmpty).map(({ space }) => space)
  const movable = told.filter((one) => !isEmpty(one) && !one.label.includes('used up'))
  for (const { space } of movable) {
    const to = neighboursOf(space).find((other) => free.includes(other))
    if (to) return [space, to]
  }
  return null
}
