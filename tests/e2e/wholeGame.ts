/**
 * A whole game through the shipped app. After every deed the player reads the log that the app has kept, to follow the game with the
 * engine: that tells what could be done next. How it is done is found on the screen alone, by roles and visible names.
 */
import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Action } from '../../src/games/blackstone/actions.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import type { Entry, Header } from '../../src/kernel/log.ts'
import type { DealerSecret } from '../../src/table/store.ts'
import { acceptEnd, doDeed, type Hand } from './deeds.ts'
import type { Mind } from './mind.ts'
import { type Verified, verify } from './record.ts'
import type { Thinking } from './thinking.ts'
import { board, button } from './told.ts'
import { idIn } from './troubles.ts'

/** More deeds than any of these games takes. */
export const LONGEST = 400
const PATIENCE = 10_000
/** What the menu opens over the table. */
const SHEETS = ['Standings', 'Court', 'Decks and discards', 'Log', 'About this game']

interface Kept {
  readonly header: Header
  readonly secret: DealerSecret
  readonly entries: readonly Entry[]
}

/** What the app has kept of a game, from this entry on. */
export const readKept = (page: Page, id: string, from: number): Promise<Kept> =>
  page.evaluate(
    async ([id, from]) => {
      const opening = indexedDB.open('blackstone')
      await new Promise((opened) => opening.addEventListener('success', opened))
      const tx = opening.result.transaction(['games', 'secrets', 'entries'])
      const asked = [
        tx.objectStore('games').get(id),
        tx.objectStore('secrets').get(id),
        tx.objectStore('entries').getAll(IDBKeyRange.bound([id, from], [id, []])),
      ]
      await new Promise((done) => tx.addEventListener('complete', done))
      opening.result.close()
      const [row, secret, entries] = asked.map(({ result }) => result)
      return { header: row.header, secret, entries } as Kept
    },
    [id, from] as const,
  )

export interface Playing {
  readonly hand: Hand
  readonly mind: Mind
  readonly id: string
  /** Milliseconds within which a deed is done. */
  readonly patience?: number
}

const gate = (page: Page): Locator => page.getByRole('button', { name: /, open the gate$/ })
const rematch = (page: Page): Locator => button(page, 'Rematch')

/** Waits for the screen of whoever is awaited, and opens the gate before it. */
export const face = async ({ hand, mind }: Playing, names: readonly string[]): Promise<void> => {
  const { page } = hand
  const name = names[mind.seat() ?? 0] ?? ''
  const table = page.getByRole('heading', { level: 1, name: new RegExp(`, ${name}$`) })
  const its = page.getByRole('button', { name: `I am ${name}, open the gate` })
  await expect(table.or(its)).toBeVisible()
  if ((await its.count()) === 0) return
  await hand.press(gate(page))
  await hand.press(button(page, 'Press again to open'))
  await expect(table).toBeVisible()
}

export const shows = async ({ hand, mind }: Playing): Promise<void> => {
  const told = () => board(hand.page).then((spaces) => spaces.map(({ who }) => who))
  await expect.poll(told, 'the board shows what the engine has').toEqual(mind.faces())
}

/** Who has to drop cards now; null where nobody has. */
const dropper = (mind: Mind): Seat | null => (mind.state().todo.at(-1)?.do === 'drop' ? mind.seat() : null)

/** Hears what came of a deed. What a sheet suggests at the end of work is taken, and the app drops it by itself when its time comes. */
export const hear = async ({ hand, mind, id, patience = PATIENCE }: Playing, kind: Action['kind']): Promise<void> => {
  const { page } = hand
  const [before, seat] = [mind.seq(), mind.seat()]
  const sheet = page.getByRole('dialog', { name: 'End of turn' })
  let asked = kind === 'endWork'
  const isHeard = async (): Promise<boolean> => {
    mind.hear((await readKept(page, id, mind.seq())).entries)
    if (mind.seq() === before && asked && (await sheet.isVisible())) {
      asked = false
      await acceptEnd({ hand, mind })
    }
    if (mind.seq() === before || dropper(mind) !== seat) return mind.seq() > before
    return kind !== 'discard' && (await sheet.isVisible())
  }
  await expect.poll(isHeard, { message: kind, timeout: patience, intervals: [20, 50, 100] }).toBe(true)
}

/** What is done besides, after each deed. */
export type Besides = (playing: Playing, names: readonly string[]) => Promise<void>

/** Plays the game that the page shows until it is over, or until `isEnough` says so before a deed. */
export const playUntil = async (
  hand: Hand,
  { think }: Pick<Thinking, 'think'>,
  number: number,
  isEnough: (mind: Mind, deeds: number) => boolean | Promise<boolean>,
  besides?: Besides,
): Promise<Mind> => {
  const { page } = hand
  const id = idIn(page)
  const { header, secret } = await readKept(page, id, 0)
  const names = header.seats.map(({ name }) => name)
  const mind = think(header, secret, number)
  const playing: Playing = { hand, mind, id }
  for (let deeds = 0; mind.seat() !== null; deeds++) {
    expect(deeds, 'deeds of one game').toBeLessThan(LONGEST)
    await face(playing, names)
    await shows(playing)
    if (await isEnough(mind, deeds)) break
    const action = mind.choose()
    try {
      await doDeed(hand, mind, action)
      await hear(playing, action.kind)
      await besides?.(playing, names)
    } catch (error) {
      const what = `deed ${deeds} of ${names[mind.seat() ?? 0]}, ${JSON.stringify(action)}`
      throw new Error(`${what}: ${error}`, { cause: error })
    }
  }
  return mind
}

export const fromMenu = async ({ page, press }: Hand, entry: string): Promise<void> => {
  await press(button(page, 'Menu'))
  await press(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: entry }))
}

const close = ({ page, press }: Hand): Promise<void> =>
  press(page.getByRole('dialog').getByRole('button', { name: 'Close' }))

/** Everything that the menu leads to and closes again. */
const openSheets = async (hand: Hand): Promise<void> => {
  for (const entry of SHEETS) {
    await fromMenu(hand, entry)
    await close(hand)
  }
}

/** Plays the game that the page shows to its end. Before the deed with the number `tour`, every sheet is opened. */
export const playWhole = async (
  hand: Hand,
  thinking: Thinking,
  number: number,
  tour = -1,
  besides?: Besides,
): Promise<Mind> => {
  const look = async (_: Mind, deeds: number): Promise<boolean> => {
    if (deeds === tour) await openSheets(hand)
    return false
  }
  const mind = await playUntil(hand, thinking, number, look, besides)
  await expect(rematch(hand.page)).toBeVisible()
  return mind
}

/** The hash under About this game, once every deed is kept on this phone. */
export const hashTold = async (hand: Hand): Promise<string> => {
  await fromMenu(hand, 'About this game')
  const sheet = hand.page.getByRole('dialog', { name: 'About this game' })
  await expect(sheet).toContainText('Every deed is kept on this phone.')
  const text = (await sheet.getByText(/^State /).textContent()) ?? ''
  await close(hand)
  return text.replace('State ', '')
}

/** The game as a file, replayed elsewhere. */
const verified = async (hand: Hand): Promise<Verified> => {
  const file = hand.page.waitForEvent('download')
  await fromMenu(hand, 'Export as a file')
  return verify(await readFile(await (await file).path(), 'utf8'))
}

/** From the end to the board. How the game went is worked out meanwhile: it comes below the buttons, so that it pushes none away. */
const toBoard = async ({ page, press }: Hand): Promise<void> => {
  await expect(page.locator('.what ~ .facts')).toHaveCount(1)
  await press(button(page, 'See the board'))
}

/** The end on the screen, in the record and in the engine is the same. */
export const endsAlike = async (hand: Hand, mind: Mind): Promise<void> => {
  await toBoard(hand)
  expect(await hashTold(hand)).toBe(mind.hash())
  expect(await verified(hand)).toMatchObject({ ok: true, hash: mind.hash(), dealt: true, turn: { kind: 'over' } })
}

/** From the end of a game to its film and back. */
export const afterwards = async ({ page, press }: Hand): Promise<void> => {
  await expect(page.locator('.waits'), 'how it went is still being worked out').toHaveCount(0)
  await press(button(page, 'Replay'))
  await press(button(page, 'Step back'))
  await press(button(page, 'Close the replay'))
  await expect(rematch(page)).toBeVisible()
}
