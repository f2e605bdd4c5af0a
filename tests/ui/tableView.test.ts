import { expect, test } from 'vitest'
import { game } from '../../src/games/blackstone/index.ts'
import { memoryLogs } from '../../src/store/memory.ts'
import { openNew } from '../../src/table/local.ts'
import '../../src/ui/text/table.ts'
import { gathered } from '../../src/ui/blackstone/game/chapter.ts'
import { undoChoice } from '../../src/ui/blackstone/game/choices.ts'
import { costOfEnd, whyNoEnd } from '../../src/ui/blackstone/game/mayEnd.ts'
import type { Pick } from '../../src/ui/blackstone/game/pick.ts'
import { sit } from '../../src/ui/blackstone/game/sit.ts'
import type { Sitting } from '../../src/ui/blackstone/game/sitting.ts'
import { sure } from '../kernel/trusted.ts'
import { envOf } from '../table/env.ts'

/** A King's Quest at its table, with so many Guild cards in each hand, hidden or open; Ann is to work. */
const sitDown = (...hands: readonly number[]) => sitWith('off', hands)
const sitOpenly = (...hands: readonly number[]) => sitWith('on', hands)
const sitWith = async (openHands: 'on' | 'off', hands: readonly number[]) => {
  const courts = hands.map((cards) => ({ wizards: 1, hand: Array.from({ length: cards }, () => 'guild') }))
  const names = ['Ann', 'Ben', 'Cal'].slice(0, hands.length)
  const table = sure(
    await openNew(game, envOf(memoryLogs()), {
      mode: 'kings-quest',
      names,
      options: { openHands, families: 'off', intrigue: 'off' },
      position: { board: { BS: 'Ls/De' }, courts },
    }),
  )
  const sitting = sit({ ...table, game, chapters: gathered([]) })
  /** Until the deed and its draws are stored. */
  const stored = () => expect.poll(() => sitting.now.value.pending).toBe(false)
  const endTurn = () => {
    sitting.endTurn([])
    return stored()
  }
  return { table, sitting, stored, endTurn }
}

test('the curtain hangs between two turns as long as any hand is hidden', async () => {
  const { sitting, endTurn } = await sitDown(1, 0)
  for (const seat of [0, 1, 0]) {
    expect(sitting.now.value).toMatchObject({ seat, curtain: true, legal: [] })
    sitting.openCurtain()
    expect(sitting.now.value.curtain).toBe(false)
    await endTurn()
  }
})

const shown = ({ now }: Sitting) => now.value.state.seat

test('behind a curtain the turn that has just ended is taken back, and its hand is covered until it is opened', async () => {
  const { table, sitting, stored, endTurn } = await sitDown(1, 1)
  sitting.openCurtain()
  expect(sitting.now.value).toMatchObject({ undoes: 0, whyNoUndo: { code: 'undo.none' } })
  await endTurn()
  expect(sitting.now.value).toMatchObject({ seat: 1, curtain: true, undoes: 0, whyNoUndo: null })
  sitting.undo()
  expect(sitting.now.value).toMatchObject({ seat: 0, curtain: true, legal: [] })
  expect(shown(sitting)).toBe(0)
  await stored()
  expect(table.entries().at(-1)?.body.kind).toBe('undo')
  sitting.openCurtain()
  expect(sitting.now.value).toMatchObject({ curtain: false, todo: 'work' })
  expect(sitting.now.value.legal.length).toBeGreaterThan(0)
})

test('who has opened the curtain takes back no turn of another, and nobody does once the next has acted', async () => {
  const { sitting, stored, endTurn } = await sitDown(1, 1)
  sitting.openCurtain()
  await endTurn()
  sitting.openCurtain()
  expect(sitting.now.value).toMatchObject({ undoes: 1, whyNoUndo: { code: 'undo.other' } })
  sitting.act({ kind: 'flip', space: 0 })
  await stored()
  sitting.closeCurtain()
  expect(sitting.now.value).toMatchObject({ seat: 1, curtain: true, undoes: 1 })
})

test('where all hands are open the turn that has just ended is taken back at the table, and says whose it was', async () => {
  const { sitting, stored, endTurn } = await sitDown(0, 0)
  await endTurn()
  expect(sitting.now.value).toMatchObject({ seat: 1, curtain: false, undoes: 0, whyNoUndo: null })
  const undo = undoChoice(sitting, sitting.now.value)
  expect(undo).toMatchObject({ label: 'Undo: back to Ann’s turn', reason: undefined })
  undo.onPress()
  await stored()
  expect(sitting.now.value).toMatchObject({ seat: 0, todo: 'work', whyNoUndo: { code: 'undo.none' } })
})

test('what was chosen to be dropped is not dropped again when the drop is taken back', async () => {
  const { sitting, stored, endTurn } = await sitOpenly(3, 1)
  const { hand } = sitting.now.value.court
  sitting.endTurn(hand.slice(0, 1))
  await expect.poll(() => sitting.now.value.seat).toBe(1)
  await stored()
  sitting.undo()
  await stored()
  expect(sitting.now.value).toMatchObject({ seat: 0, todo: 'drop', court: { hand } })
  sitting.undo()
  await stored()
  expect(sitting.now.value).toMatchObject({ seat: 0, todo: 'work', curtain: false })
  await endTurn()
  expect(sitting.now.value.todo).toBe('drop')
})

test('no curtain falls before a player who draws a first card in the middle of a turn', async () => {
  const { sitting, stored, endTurn } = await sitDown(0, 0)
  expect(sitting.now.value.curtain).toBe(false)
  sitting.act({ kind: 'draw', deck: 'guild', price: 'wizard' })
  await stored()
  expect(sitting.now.value.court.hand).toHaveLength(1)
  expect(sitting.now.value.curtain).toBe(false)
  await endTurn()
  expect(sitting.now.value).toMatchObject({ seat: 1, curtain: true })
})

test('what is picked up is still held when its owner opens the curtain again', async () => {
  const { sitting } = await sitDown(1, 0)
  sitting.openCurtain()
  sitting.pick.value = { on: 'deck' }
  sitting.closeCurtain()
  expect(sitting.now.value).toMatchObject({ curtain: true, legal: [] })
  sitting.openCurtain()
  expect(sitting.pick.value).toEqual({ on: 'deck' })
})

test('what one picked up is not held by the next', async () => {
  const { sitting, endTurn } = await sitDown(1, 1)
  sitting.openCurtain()
  sitting.pick.value = { on: 'deck' }
  await endTurn()
  expect(sitting.now.value).toMatchObject({ seat: 1, curtain: true })
  expect(sitting.pick.value).toEqual({ on: 'nothing' })
})

test('every line of the log has a number of its own, also after the app was opened again', async () => {
  const { table, sitting, endTurn } = await sitDown(0, 0)
  for (let turn = 0; turn < 30; turn++) await endTurn()
  const again = sit({ ...table, game, chapters: gathered([]) })
  const numbers = () => again.log.value.map(({ id }) => id)
  expect(numbers()).toEqual(sitting.log.value.map(({ id }) => id))
  again.endTurn([])
  await expect.poll(() => again.now.value.pending).toBe(false)
  expect(numbers()).toEqual([...new Set(numbers())].sort((a, b) => b - a))
})

test('what was taken back stands in the log no longer, and again when it is put back', async () => {
  const { table, sitting, stored } = await sitDown(0, 0)
  const lines = () => sitting.log.value.map(({ text }) => text)
  const before = lines()
  sitting.act({ kind: 'flip', space: 0 })
  await stored()
  const after = lines()
  expect(after).toEqual(['Ann flipped B·S to Dragon Emissary', ...before])
  sitting.undo()
  await stored()
  expect(lines()).toEqual(before)
  expect(sit({ ...table, game, chapters: gathered([]) }).log.value).toEqual(sitting.log.value)
  sitting.redo()
  await stored()
  expect(lines()).toEqual(after)
  expect(sit({ ...table, game, chapters: gathered([]) }).log.value).toEqual(sitting.log.value)
})

test('the undo button names the deed that it takes back, whatever was said since', async () => {
  const { sitting, stored } = await sitDown(0, 0)
  sitting.act({ kind: 'flip', space: 0 })
  await stored()
  sitting.act({ kind: 'flip', space: 0 })
  await expect.poll(() => sitting.said.value).not.toContain('flipped')
  const { label } = undoChoice(sitting, sitting.now.value)
  expect(label).toBe('Undo: Ann flipped B·S to Dragon Emissary')
})

test('the turn may not end while a deed is half done, and that is said; it may with a vassal or a task picked up', async () => {
  const { sitting } = await sitDown(0, 0)
  const half: readonly Pick[] = [{ on: 'second', slot: 0, as: 'adopt' }, { on: 'tower', space: 0 }, { on: 'deck' }]
  const whole: readonly Pick[] = [
    { on: 'nothing' },
    { on: 'vassal', space: 0 },
    { on: 'task', slot: 0 },
    { on: 'goal' },
  ]
  const why = (pick: Pick) => whyNoEnd(sitting.now.value, pick)
  expect(half.map(why)).toEqual(half.map(() => 'finish or cancel it'))
  expect(whole.map(why)).toEqual(whole.map(() => undefined))
})

test('what is over the limits is named before the turn ends', async () => {
  const costOf = async (cards: number, knights: number) => {
    const now = (await sitOpenly(cards, 0)).sitting.now.value
    return costOfEnd({ ...now, court: { ...now.court, knights } })
  }
  expect(await costOf(2, 2)).toBeUndefined()
  expect(await costOf(3, 2)).toBe('too many tasks')
  expect(await costOf(2, 3)).toBe('too many knights')
  expect(await costOf(3, 3)).toBe('over 2 limits')
})
