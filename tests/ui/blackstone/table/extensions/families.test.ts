/** Table with families, wild vassals and Knight-Wizard cards: which token pays, who pays, what is hidden. */
import { describe, expect, test } from 'vitest'
import type { Action } from '#src/games/blackstone/actions.ts'
import { game } from '#src/games/blackstone/game.ts'
import { visibleTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import type { PositionDocument } from '#src/games/blackstone/position/positionSchema.ts'
import { createMemoryLogStore } from '#src/store/memoryLogStore.ts'
import { openNewTable } from '#src/table/openLocalTable.ts'
import { createStandaloneTableView } from '#src/ui/blackstone/table/createStandaloneTableView.ts'
import { extension as families } from '#src/ui/blackstone/table/extensions/families.tsx'
import { extension as knightWizard } from '#src/ui/blackstone/table/extensions/knight-wizard.tsx'
import { mergeExtensions } from '#src/ui/blackstone/table/tableExtension.ts'
import {
  openChoiceOf,
  paymentViews,
  type ShowTaskSelection,
  stackChoices,
  taskChoices,
  taskUpchargeText,
} from '#src/ui/blackstone/table/turn/completeTaskChoices.ts'
import {
  showTaskActionsOf,
  type TableSelection,
  tapTargetsOf,
  towerActionsOf,
} from '#src/ui/blackstone/table/turn/tableSelection.ts'
import {
  affordablePrices,
  canDrawTwo,
  deckChoices,
  towerChoices,
  vassalChoices,
} from '#src/ui/blackstone/table/turn/turnChoices.ts'
import '#src/text/blackstone/bundles/board.ts'
import '#src/text/blackstone/bundles/turn.ts'
import '#src/text/blackstone/bundles/board.ts'
import { space } from '../../../../games/blackstone/namedActions.ts'
import { unwrap } from '../../../../kernel/toyLog.ts'
import { envOf } from '../../../../table/tableEnv.ts'

type Court = NonNullable<PositionDocument['courts']>[number]
interface TableRequest {
  readonly mode?: string
  readonly options?: Readonly<Record<string, string | number>>
  readonly position?: object
}

/** Opens a table with the modules of these options; from a position, Ann is to work. */
const openTableAt = async ({ mode = 'kings-quest', options = {}, position }: TableRequest) => {
  const names = ['Ann', 'Ben']
  const off = { intrigue: 'off', families: 'off' }
  const request = { mode, names, options: { ...off, ...options }, ...(position && { position: position as never }) }
  const table = unwrap(await openNewTable(game, envOf(createMemoryLogStore()), request))
  const view = createStandaloneTableView({ ...table, game, extensions: mergeExtensions([families, knightWizard]) })
  view.openCurtain()
  const stored = () => expect.poll(() => view.now.value.isPending).toBe(false)
  return { view, stored, now: () => view.now.value }
}

const BOARD = { BS: 'Ls/De', LS: 'Dy/Mc', AO: 'Pc/Ly' }

/** Opens a table where Ann's court belongs to this family, Ben's to Hester. */
const openTableOfFamily = (family: string, court: Court, more: object = {}) =>
  openTableAt({
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
    expect(view.announcement.value).toBe('Taken back')
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
  expect(hester.view.log.value[0]?.text).toBe('Ann guarded Lion Scout')
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
    expect(view.log.value.map(({ text }) => text)).toContain('Ann kept one of the drawn tasks')
    expect(canDrawTwo(now(), 'wizard')).toBe(false)
  })
})

type OpenedTable = Awaited<ReturnType<typeof openTableAt>>

/** Open choice about the selected task, and the payments that are offered for it. */
const openQuestion = ({ view, now }: OpenedTable) => {
  const pick = view.selection.value as ShowTaskSelection
  return { open: openChoiceOf(showTaskActionsOf(pick, now().legalActions)), pays: paymentViews(view, now(), pick) }
}
const costsNow = ({ now }: OpenedTable) => {
  const task = visibleTaskIn(now().scene, now().court.hand[0] ?? -1)
  return task && taskUpchargeText(now().scene, task)
}
const choicesFor = ({ view, now }: OpenedTable) => taskChoices(view, now(), now().court.hand[0] ?? -1)

describe('who pays for a task', () => {
  /**
   * Opens a table with G08 in hand. It costs what G01 and G06 show: a Maple Captain and a Phoenix Spy. It asks for a
   * Dragon on BT and an Emissary in column K.
   */
  const openTableForThirdCard = (retained: readonly string[], more: object = {}, options: object = {}) =>
    openTableAt({
      options: { wildVassals: 'on', ...options },
      position: {
        board: { BT: 'Dc/Me', KT: 'Pe/Ds' },
        courts: [{ hand: ['G08'], completed: { knight: ['G01', 'G06'] }, retained, ...more }, {}],
      },
    })

  test('[B50] is named where no retained vassal can pay', async () => {
    const [complete] = choicesFor(await openTableForThirdCard(['Py/Ds']))
    expect(complete).toMatchObject({ reason: 'Retain Maple Captain first.' })
  })

  test('[B131] is asked where several can, plain vassals before wild ones', async () => {
    const seated = await openTableForThirdCard(['Mc/Ls', 'Py/Ds', 'M*/*y'])
    const [complete] = choicesFor(seated)
    expect(complete).toMatchObject({ hint: 'choose who pays', reason: undefined })
    complete?.onPress()
    const { open, pays } = openQuestion(seated)
    expect(open).toBe('pay')
    expect(tapTargetsOf(seated.view.selection.value, seated.now().legalActions).size).toBe(0)
    expect(pays.map(({ label }) => label)).toEqual(['Maple Captain, Phoenix Spy', 'Phoenix Spy, wild Maple'])
    pays[1]?.onPress()
    expect(seated.now()).toMatchObject({ state: { completions: 1 }, court: { retained: { length: 1 } } })
  })

  test('is named in the button where there is only one payment', async () => {
    const seated = await openTableForThirdCard(['M*/*y', 'Py/Ds'])
    const [complete] = choicesFor(seated)
    expect(complete?.hint).toBe('pay Phoenix Spy, wild Maple')
    complete?.onPress()
    expect(seated.now().state.completions).toBe(1)
  })

  test('[B50] [B82] is written on the card, with the missing vassal; not where paying one less is enough', async () => {
    expect(costsNow(await openTableForThirdCard(['Mc/Ls']))).toBe(
      'Costs Maple Captain, Phoenix Spy · missing Phoenix Spy',
    )
    const spared = await openTableForThirdCard(['Mc/Ls'], { family: 'gramberly' }, { families: 'random' })
    expect(costsNow(spared)).toBe('Costs Maple Captain, Phoenix Spy, one less if you like')
    expect(choicesFor(spared)[0]).toMatchObject({ hint: 'pay Maple Captain', reason: undefined })
  })

  test('[B82] by Gramberly one vassal less, which is offered first and labelled', async () => {
    const seated = await openTableForThirdCard(['Mc/Ls', 'Py/Ds'], { family: 'gramberly' }, { families: 'random' })
    choicesFor(seated)[0]?.onPress()
    expect(openQuestion(seated).pays.map(({ label, note }) => [label, note])).toEqual([
      ['Phoenix Spy', 'one less'],
      ['Maple Captain', 'one less'],
      ['Maple Captain, Phoenix Spy', ''],
    ])
  })
})

/** KW3 asks for a Maple Spy on LO and any Scout in column B; G01 costs a Maple Captain. */
const EITHER = { LO: 'My/Ls', BE: 'Ls/De' }

describe('a Knight-Wizard card', () => {
  test('[B141] goes to the chosen stack, whose button says the cost; then the second vassal is chosen', async () => {
    const seated = await openTableAt({
      options: { knightWizard: 'on' },
      position: {
        board: { ...EITHER, BT: 'Ds/Pe' },
        courts: [{ hand: ['KW3'], completed: { knight: ['G01'] }, retained: ['Mc/Ls'] }, {}],
      },
    })
    expect(costsNow(seated)).toBe('As Knight: Maple Captain · As Wizard: nothing')
    expect(choicesFor(seated)[0]?.hint).toBe('as Knight or Wizard')
    choicesFor(seated)[0]?.onPress()
    expect(openQuestion(seated).open).toBe('stack')
    const stacks = stackChoices(seated.view, seated.now(), seated.view.selection.value as ShowTaskSelection)
    expect(stacks.map(({ id, hint }) => [id, hint])).toEqual([
      ['knight', 'pay Maple Captain'],
      ['wizard', 'free'],
    ])
    stacks[1]?.onPress()
    expect(openQuestion(seated).open).toBe('second')
    const second = tapTargetsOf(seated.view.selection.value, seated.now().legalActions)
    expect([...second.keys()].sort()).toEqual([space('BE'), space('BT')].sort())
    const aim = second.get(space('BT'))
    if (aim && 'action' in aim) seated.view.confirmAndPropose(aim.action)
    expect(seated.now().court.stacks.wizard).toHaveLength(1)
  })

  test('[B122] brings one of two dogs', async () => {
    const seated = await openTableAt({
      mode: 'coop',
      options: { knightWizard: 'on' },
      position: { board: EITHER, courts: [{ hand: ['KW3'] }, {}] },
    })
    const choices = choicesFor(seated)
    expect(choices.map(({ id }) => id)).toEqual(['complete', 'scottie', 'westie'])
    choices[2]?.onPress()
    expect(seated.now().court.dogs).toEqual(['westie'])
  })

  test('[B141] gives either token each turn, and asks which', async () => {
    const seated = await openTableAt({
      options: { knightWizard: 'on' },
      position: { board: EITHER, courts: [{ completed: { knight: ['KW3'] } }, {}], turn: { step: 'muster' } },
    })
    const { view, now, stored } = seated
    expect(now().todo).toBe('income')
    const { knights } = now().court
    const income = now().legalActions.find((action) => action.kind === 'income' && action.token === 'knight')
    if (income) view.confirmAndPropose(income)
    await stored()
    expect(now()).toMatchObject({ todo: 'work', court: { knights: knights + 1 } })
    expect(view.log.value[0]?.text).toBe('Ann gained 1 knight')
  })
})

test('[B153] [B154] two families are for their owner alone: a curtain for each seat, also with open hands', async () => {
  const { view, now, stored } = await openTableAt({ options: { families: 'choose', openHands: 'on', first: 0 } })
  expect(now()).toMatchObject({ todo: 'family', seat: 0, isCurtainDown: false })
  view.closeCurtain()
  expect(now()).toMatchObject({ isCurtainDown: true, legalActions: [] })
  view.openCurtain()
  const [choose] = now().legalActions
  if (choose) view.confirmAndPropose(choose)
  await stored()
  expect(now()).toMatchObject({ todo: 'family', seat: 1, isCurtainDown: true, legalActions: [] })
  expect(view.log.value.map(({ text }) => text).join()).toMatch(/Ann belongs to [A-Z][a-z]+/)
})

test('a family that is known is on the chip of its seat; one that is not is on none', async () => {
  const { view, now } = await openTableOfFamily('corwin', { knights: 1 })
  const labels = (at = now()) => [0, 1].map((seat) => view.extensions.seatSigns(at, seat).map(({ label }) => label))
  expect(labels()).toEqual([[', family Corwin'], [', family Hester']])
  const undecided = await openTableAt({ options: { families: 'choose', first: 0 } })
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
