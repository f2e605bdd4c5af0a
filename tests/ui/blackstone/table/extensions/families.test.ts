/** Table with families: which token pays, what a family brings, and what is hidden. */
import { describe, expect, test } from 'vitest'
import type { Action } from '#src/games/blackstone/actions.ts'
import type { PositionDocument } from '#src/games/blackstone/position/positionSchema.ts'
import { type TableSelection, tapTargetsOf, towerActionsOf } from '#src/ui/blackstone/table/turn/tableSelection.ts'
import {
  affordablePrices,
  canDrawTwo,
  deckChoices,
  towerChoices,
  vassalChoices,
} from '#src/ui/blackstone/table/turn/turnChoices.ts'
import '#src/text/blackstone/bundles/board.ts'
import '#src/text/blackstone/bundles/turn.ts'
import { space } from '../../../../games/blackstone/namedActions.ts'
import { openTableWithModules } from '../openTableWithModules.ts'

type Court = NonNullable<PositionDocument['courts']>[number]

const BOARD = { BS: 'Ls/De', LS: 'Dy/Mc', AO: 'Pc/Ly' }

/** Opens a table where Ann's court belongs to this family, Ben's to Hester. */
const openTableOfFamily = (family: string, court: Court, more: object = {}) =>
  openTableWithModules({
    options: { families: 'random' },
    position: { board: BOARD, courts: [{ ...court, family }, { family: 'hester' }], ...more },
  })

const targetTexts = (pick: TableSelection, legal: readonly Action[]) =>
  Object.fromEntries([...tapTargetsOf(pick, legal)].map(([at, aim]) => [at, `${aim.verb} ${aim.icon}`]))

describe('a move that two tokens can pay', () => {
  test('shows the token that is easier to replace, and is paid with it by one tap', async () => {
    const { view, stored, now } = await openTableOfFamily('wolfram', { knights: 1, wizards: 3 })
    const offered = targetTexts({ on: 'vassal', space: space('BS') }, now().legalActions)
    expect(offered).toMatchObject({ [space('BT')]: 'slide wizard', [space('LS')]: 'swap wizard' })
    const aim = tapTargetsOf({ on: 'vassal', space: space('BS') }, now().legalActions).get(space('BT'))
    if (aim && 'action' in aim) view.confirmAndPropose(aim.action)
    await stored()
    expect(now().court).toMatchObject({ knights: 1, wizards: 2 })
  })

  test('is paid with the other token by one more tap, until the next move; and back again', async () => {
    const { view, stored, now } = await openTableOfFamily('thistledown', { knights: 3, wizards: 1 })
    const [flip] = vassalChoices(view, now(), space('BS'))
    expect(flip).toMatchObject({ id: 'flip', cost: { token: 'knight', count: 1 } })
    flip?.onPress()
    await stored()
    expect(now().court).toMatchObject({ knights: 2, wizards: 1 })
    await expect.poll(() => view.announcement.value).toContain('paid 1 knight')
    expect(view.alternativeChoice.value).toMatchObject({
      cost: { token: 'wizard', count: 1 },
      hint: 'Thistledown: paid 1 knight',
    })
    view.alternativeChoice.value?.onPress()
    await stored()
    expect(now().court).toMatchObject({ knights: 3, wizards: 0 })
    expect(view.announcement.value).toContain('paid 1 wizard')
    expect(view.log.value.filter(({ kind }) => kind === 'flipped')).toHaveLength(1)
    view.alternativeChoice.value?.onPress()
    await stored()
    expect(now().court).toMatchObject({ knights: 2, wizards: 1 })
    view.confirmAndPropose({ kind: 'slide', from: space('BS'), to: space('BT') })
    await stored()
    expect(view.alternativeChoice.value).toBeNull()
    view.undo()
    await stored()
    expect(view.alternativeChoice.value).toBeNull()
    expect(view.announcement.value).toBe('Undone')
  })

  test('[B87] [B88] reaches spaces that only a family reaches', async () => {
    const corwin = await openTableOfFamily('corwin', { knights: 1 })
    const far = targetTexts({ on: 'vassal', space: space('BS') }, corwin.now().legalActions)
    expect(far).toEqual({
      ...{ [space('BT')]: 'slide knight', [space('BO')]: 'slide knight', [space('BN')]: 'slide knight' },
      [space('LS')]: 'swap knight',
    })
    const diagonal = await openTableOfFamily('thistledown', { knights: 1 })
    expect(targetTexts({ on: 'vassal', space: space('BS') }, diagonal.now().legalActions)).toMatchObject({
      [space('LT')]: 'slide knight',
    })
  })

  test('[B81] uses a power that works once a turn only where nothing else pays', async () => {
    const { view, stored, now } = await openTableOfFamily('marbuck', { knights: 1, wizards: 4 })
    const bt = () => targetTexts({ on: 'vassal', space: space('BS') }, now().legalActions)[space('BT')]
    expect(bt()).toBe('slide knight')
    view.confirmAndPropose({ kind: 'slide', from: space('AO'), to: space('AN') })
    await stored()
    expect(bt()).toBe('slide wizard')
  })
})

test('retaining asks which token pays before it reveals a card', async () => {
  const { view, now } = await openTableOfFamily('gramberly', { knights: 1, wizards: 2 })
  const at = space('BS')
  const [, retain] = vassalChoices(view, now(), at)
  expect(retain?.cost).toEqual({ token: 'wizard', count: 1 })
  retain?.onPress()
  expect([...towerActionsOf(view.selection.value, now().legalActions).values()]).toContainEqual(
    expect.objectContaining({ kind: 'retain', by: 'wizard' }),
  )
  const pay = towerChoices(view, now(), at).find(({ id }) => id === 'pay')
  expect(pay).toMatchObject({ cost: { token: 'knight', count: 1 } })
  pay?.onPress()
  const towers = [...towerActionsOf(view.selection.value, now().legalActions).values()]
  expect(towers).toHaveLength(4)
  for (const action of towers) expect(action).not.toHaveProperty('by')
  expect(view.alternativeChoice.value).toBeNull()
})

test('[B83] [B84] guards are put and lifted on the panel of the vassal, at their prices', async () => {
  const hester = await openTableOfFamily('hester', { knights: 1 }, { courts: [{ knights: 1, family: 'hester' }, {}] })
  const ids = (choices: ReturnType<typeof vassalChoices>) => choices.map(({ id }) => id)
  const mine = () => vassalChoices(hester.view, hester.now(), space('BS'))
  expect(ids(mine())).toEqual(['flip', 'retain', 'guard'])
  mine()[2]?.onPress()
  await hester.stored()
  await expect.poll(() => hester.view.log.value[0]?.text).toBe('Ann guarded Lion Scout')
  expect(ids(mine())).toEqual(['flip', 'retain'])
  expect(mine().map(({ reason }) => reason)).not.toContain('That vassal is guarded.')
  const other = await openTableOfFamily('corwin', { knights: 1 }, { guards: ['BS'] })
  const choices = vassalChoices(other.view, other.now(), space('BS'))
  expect(ids(choices)).toEqual(['flip', 'retain', 'unguard'])
  expect(choices[2]).toMatchObject({
    cost: { token: 'knight', count: 2 },
    reason: 'Needs 2 knights; you have 1.',
  })
  expect(choices[0]?.reason).toBe('That vassal is guarded.')
})

describe('a task is bought', () => {
  test('[B39] for the price that is easier to lose, for the other by one tap', async () => {
    const rich = await openTableOfFamily('corwin', { knights: 4, wizards: 1 })
    expect(affordablePrices(rich.now())).toEqual(['knights', 'wizard'])
    const even = await openTableOfFamily('corwin', { knights: 2, wizards: 1 })
    expect(affordablePrices(even.now())).toEqual(['wizard', 'knights'])
  })

  test('for one Knight by Evertine, never for two', async () => {
    const { now } = await openTableOfFamily('evertine', { knights: 2, wizards: 1 })
    expect(affordablePrices(now())).toEqual(['knight', 'wizard'])
    const { now: poor } = await openTableOfFamily('evertine', { knights: 2, wizards: 0 })
    expect(affordablePrices(poor())).toEqual(['knight'])
  })

  test('[B161] as two of one deck by Marbuck, of which one is kept', async () => {
    const { view, stored, now } = await openTableOfFamily('marbuck', { wizards: 2 })
    expect(canDrawTwo(now(), 'wizard')).toBe(true)
    deckChoices(view, now(), 'wizard', true)[0]?.onPress()
    await stored()
    expect(now()).toMatchObject({ todo: 'keep', isCurtainDown: false })
    const todo = now().state.todo.at(-1)
    const [kept = -1] = todo?.do === 'keep' ? todo.slots : []
    view.closeCurtain()
    expect(now().isCurtainDown).toBe(true)
    view.openCurtain()
    view.confirmAndPropose({ kind: 'keep', slot: kept })
    await stored()
    expect(now()).toMatchObject({ todo: 'work', court: { hand: [kept] } })
    await expect.poll(() => view.log.value.map(({ text }) => text)).toContain('Ann kept one of the drawn tasks')
    expect(canDrawTwo(now(), 'wizard')).toBe(false)
  })
})

test('[B153] [B154] two families are for their owner alone: a curtain for each seat, also with open hands', async () => {
  const { view, now, stored } = await openTableWithModules({
    options: { families: 'choose', openHands: 'on', first: 0 },
  })
  expect(now()).toMatchObject({ todo: 'family', seat: 0, isCurtainDown: false })
  view.closeCurtain()
  expect(now()).toMatchObject({ isCurtainDown: true, legalActions: [] })
  view.openCurtain()
  const [choose] = now().legalActions
  if (choose) view.confirmAndPropose(choose)
  await stored()
  expect(now()).toMatchObject({ todo: 'family', seat: 1, isCurtainDown: true, legalActions: [] })
  await expect.poll(() => view.log.value.map(({ text }) => text).join()).toMatch(/Ann belongs to [A-Z][a-z]+/)
})

test('a family that is known is on the chip of its seat; one that is not is on none', async () => {
  const { view, now } = await openTableOfFamily('corwin', { knights: 1 })
  const labels = (at = now()) => [0, 1].map((seat) => view.extensions.seatSigns(at, seat).map(({ label }) => label))
  expect(labels()).toEqual([[', family Corwin'], [', family Hester']])
  const undecided = await openTableWithModules({ options: { families: 'choose', first: 0 } })
  expect(labels(undecided.now())).toEqual([[], []])
})

test('the own family is named before the first turn: on the curtain, or in the prompt with open hands', async () => {
  const greeting = 'Your family is Corwin. A knight slides up to 3 spaces in line. A knight also swaps neighbours.'
  const open = await openTableOfFamily('corwin', { knights: 1 })
  expect(open.view.extensions.greeting?.(open.now())).toBe(greeting)
  const hidden = await openTableOfFamily('corwin', { knights: 1, hand: ['guild'] })
  hidden.view.closeCurtain()
  expect(hidden.now().isCurtainDown).toBe(true)
  expect(hidden.view.extensions.greeting?.(hidden.now())).toBe(greeting)
  expect(hidden.view.extensions.greeting?.({ ...hidden.now(), court: { ...hidden.now().court, family: -1 } })).toBe('')
})
