/** What the table offers with families, wild vassals and Knight-Wizard cards: which token pays, who pays, what is hidden. */
import { describe, expect, test } from 'vitest'
import type { Action } from '../../src/games/blackstone/actions.ts'
import { game } from '../../src/games/blackstone/index.ts'
import { taskSeen } from '../../src/games/blackstone/insight/sight.ts'
import type { PositionDocument } from '../../src/games/blackstone/position/document.ts'
import { memoryLogs } from '../../src/store/memory.ts'
import { openNew } from '../../src/table/local.ts'
import { gathered } from '../../src/ui/blackstone/game/chapter.ts'
import { chapter as families } from '../../src/ui/blackstone/game/chapters/families.tsx'
import { chapter as knightWizard } from '../../src/ui/blackstone/game/chapters/knight-wizard.tsx'
import { aimsOf, type Pick, showingsOf, towersOf } from '../../src/ui/blackstone/game/pick.ts'
import {
  deckChoices,
  mayDrawTwo,
  pricesFor,
  towerChoices,
  vassalChoices,
} from '../../src/ui/blackstone/game/questions.ts'
import {
  costInWords,
  openOf,
  payViews,
  type ShowPick,
  stackChoices,
  taskChoices,
} from '../../src/ui/blackstone/game/showing.ts'
import { sit } from '../../src/ui/blackstone/game/sit.ts'
import '../../src/ui/text/puzzle.ts'
import '../../src/ui/text/questions.ts'
import '../../src/ui/text/table.ts'
import { space } from '../games/blackstone/moves.ts'
import { sure } from '../kernel/trusted.ts'
import { envOf } from '../table/env.ts'

type Court = NonNullable<PositionDocument['courts']>[number]
interface Wanted {
  readonly mode?: string
  readonly options?: Readonly<Record<string, string | number>>
  readonly position?: object
}

/** A table with the modules of these options; from a position, Ann is to work. */
const sitAt = async ({ mode = 'kings-quest', options = {}, position }: Wanted) => {
  const names = ['Ann', 'Ben']
  const off = { intrigue: 'off', families: 'off' }
  const wanted = { mode, names, options: { ...off, ...options }, ...(position && { position: position as never }) }
  const table = sure(await openNew(game, envOf(memoryLogs()), wanted))
  const sitting = sit({ ...table, game, chapters: gathered([families, knightWizard]) })
  sitting.openCurtain()
  const stored = () => expect.poll(() => sitting.now.value.pending).toBe(false)
  return { sitting, stored, now: () => sitting.now.value }
}

const BOARD = { BS: 'Ls/De', LS: 'Dy/Mc', AO: 'Pc/Ly' }

/** Ann's court belongs to this family, Ben's to Hester. */
const member = (family: string, court: Court, more: object = {}) =>
  sitAt({
    options: { families: 'random' },
    position: { board: BOARD, courts: [{ ...court, family }, { family: 'hester' }], ...more },
  })

const aims = (pick: Pick, legal: readonly Action[]) =>
  Object.fromEntries([...aimsOf(pick, legal)].map(([at, aim]) => [at, `${aim.verb} ${aim.with}`]))

describe('a move that two tokens can pay', () => {
  test('shows the token that is easier to replace, and is done with it by one tap', async () => {
    const { sitting, stored, now } = await member('wolfram', { knights: 1, wizards: 3 })
    const offered = aims({ on: 'vassal', space: space('BS') }, now().legal)
    expect(offered).toMatchObject({ [space('BT')]: 'slide wizard', [space('LS')]: 'swap wizard' })
    const aim = aimsOf({ on: 'vassal', space: space('BS') }, now().legal).get(space('BT'))
    if (aim && 'action' in aim) sitting.act(aim.action)
    await stored()
    expect(now().court).toMatchObject({ knights: 1, wizards: 2 })
  })

  test('is paid with the other by one tap more, until the next deed; and back again', async () => {
    const { sitting, stored, now } = await member('thistledown', { knights: 3, wizards: 1 })
    const [flip] = vassalChoices(sitting, now(), space('BS'))
    expect(flip).toMatchObject({ id: 'flip', cost: { token: 'knight', count: 1 } })
    flip?.onPress()
    await stored()
    expect(now().court).toMatchObject({ knights: 2, wizards: 1 })
    await expect.poll(() => sitting.said.value).toContain('paid 1 knight')
    expect(sitting.instead.value).toMatchObject({
      cost: { token: 'wizard', count: 1 },
      hint: 'Thistledown: paid 1 knight',
    })
    sitting.instead.value?.onPress()
    await stored()
    expect(now().court).toMatchObject({ knights: 3, wizards: 0 })
    expect(sitting.said.value).toContain('paid 1 wizard')
    expect(sitting.log.value.filter(({ deed }) => deed === 'flipped')).toHaveLength(1)
    sitting.instead.value?.onPress()
    await stored()
    expect(now().court).toMatchObject({ knights: 2, wizards: 1 })
    sitting.act({ kind: 'slide', from: space('BS'), to: space('BT') })
    await stored()
    expect(sitting.instead.value).toBeNull()
    sitting.undo()
    await stored()
    expect(sitting.instead.value).toBeNull()
    expect(sitting.said.value).toBe('Taken back')
  })

  test('[87] [88] reaches where only a family does', async () => {
    const corwin = await member('corwin', { knights: 1 })
    const far = aims({ on: 'vassal', space: space('BS') }, corwin.now().legal)
    expect(far).toEqual({
      ...{ [space('BT')]: 'slide knight', [space('BO')]: 'slide knight', [space('BN')]: 'slide knight' },
      [space('LS')]: 'swap knight',
    })
    const diagonal = await member('thistledown', { knights: 1 })
    expect(aims({ on: 'vassal', space: space('BS') }, diagonal.now().legal)).toMatchObject({
      [space('LT')]: 'slide knight',
    })
  })

  test('[81] spends what may be used but once a turn only where nothing else pays', async () => {
    const { sitting, stored, now } = await member('marbuck', { knights: 1, wizards: 4 })
    const bt = () => aims({ on: 'vassal', space: space('BS') }, now().legal)[space('BT')]
    expect(bt()).toBe('slide knight')
    sitting.act({ kind: 'slide', from: space('AO'), to: space('AN') })
    await stored()
    expect(bt()).toBe('slide wizard')
  })
})

test('retaining asks before it reveals a card which token pays', async () => {
  const { sitting, now } = await member('gramberly', { knights: 1, wizards: 2 })
  const at = space('BS')
  const [, retain] = vassalChoices(sitting, now(), at)
  expect(retain?.cost).toEqual({ token: 'wizard', count: 1 })
  retain?.onPress()
  expect([...towersOf(sitting.pick.value, now().legal).values()]).toContainEqual(
    expect.objectContaining({ kind: 'retain', by: 'wizard' }),
  )
  const pay = towerChoices(sitting, now(), at).find(({ id }) => id === 'pay')
  expect(pay).toMatchObject({ cost: { token: 'knight', count: 1 } })
  pay?.onPress()
  const towers = [...towersOf(sitting.pick.value, now().legal).values()]
  expect(towers).toHaveLength(4)
  for (const action of towers) expect(action).not.toHaveProperty('by')
  expect(sitting.instead.value).toBeNull()
})

test('[83] [84] guards are put and lifted on the panel of the vassal, at their prices', async () => {
  const hester = await member('hester', { knights: 1 }, { courts: [{ knights: 1, family: 'hester' }, {}] })
  const ids = (choices: ReturnType<typeof vassalChoices>) => choices.map(({ id }) => id)
  const mine = () => vassalChoices(hester.sitting, hester.now(), space('BS'))
  expect(ids(mine())).toEqual(['flip', 'retain', 'guard'])
  mine()[2]?.onPress()
  await hester.stored()
  expect(hester.sitting.log.value[0]?.text).toBe('Ann guarded Lion Scout')
  expect(ids(mine())).toEqual(['flip', 'retain'])
  expect(mine().map(({ reason }) => reason)).not.toContain('Guarded.')
  const other = await member('corwin', { knights: 1 }, { guards: ['BS'] })
  const choices = vassalChoices(other.sitting, other.now(), space('BS'))
  expect(ids(choices)).toEqual(['flip', 'retain', 'unguard'])
  expect(choices[2]).toMatchObject({
    cost: { token: 'knight', count: 2 },
    reason: 'Needs 2 knights; you have 1.',
  })
  expect(choices[0]?.reason).toBe('Guarded.')
})

describe('a task is bought', () => {
  test('[39] for the price that is lost more easily, the other by one tap', async () => {
    const rich = await member('corwin', { knights: 4, wizards: 1 })
    expect(pricesFor(rich.now())).toEqual(['knights', 'wizard'])
    const even = await member('corwin', { knights: 2, wizards: 1 })
    expect(pricesFor(even.now())).toEqual(['wizard', 'knights'])
  })

  test('for one Knight by Evertine, never for two', async () => {
    const { now } = await member('evertine', { knights: 2, wizards: 1 })
    expect(pricesFor(now())).toEqual(['knight', 'wizard'])
    const { now: poor } = await member('evertine', { knights: 2, wizards: 0 })
    expect(pricesFor(poor())).toEqual(['knight'])
  })

  test('[161] twice of one deck by Marbuck, and one is kept', async () => {
    const { sitting, stored, now } = await member('marbuck', { wizards: 2 })
    expect(mayDrawTwo(now(), 'wizard')).toBe(true)
    deckChoices(sitting, now(), 'wizard', true)[0]?.onPress()
    await stored()
    expect(now()).toMatchObject({ todo: 'keep', curtain: false })
    const todo = now().state.todo.at(-1)
    const [kept = -1] = todo?.do === 'keep' ? todo.slots : []
    sitting.closeCurtain()
    expect(now().curtain).toBe(true)
    sitting.openCurtain()
    sitting.act({ kind: 'keep', slot: kept })
    await stored()
    expect(now()).toMatchObject({ todo: 'work', court: { hand: [kept] } })
    expect(sitting.log.value.map(({ text }) => text)).toContain('Ann kept one of the drawn tasks')
    expect(mayDrawTwo(now(), 'wizard')).toBe(false)
  })
})

type Seated = Awaited<ReturnType<typeof sitAt>>

/** What is open about the task that is picked up, and who may pay for it. */
const asked = ({ sitting, now }: Seated) => {
  const pick = sitting.pick.value as ShowPick
  return { open: openOf(showingsOf(pick, now().legal)), pays: payViews(sitting, now(), pick) }
}
const costsNow = ({ now }: Seated) => {
  const task = taskSeen(now().scene, now().court.hand[0] ?? -1)
  return task && costInWords(now().scene, task)
}
const choicesFor = ({ sitting, now }: Seated) => taskChoices(sitting, now(), now().court.hand[0] ?? -1)

describe('who pays for a task', () => {
  /** G08 costs what G01 and G06 show: a Maple Captain and a Phoenix Spy. It asks for a Dragon on BT and an Emissary in column K. */
  const third = (retained: readonly string[], more: object = {}, options: object = {}) =>
    sitAt({
      options: { wildVassals: 'on', ...options },
      position: {
        board: { BT: 'Dc/Me', KT: 'Pe/Ds' },
        courts: [{ hand: ['G08'], completed: { knight: ['G01', 'G06'] }, retained, ...more }, {}],
      },
    })

  test('[50] is named where nobody is retained who can', async () => {
    const [complete] = choicesFor(await third(['Py/Ds']))
    expect(complete).toMatchObject({ reason: 'Retain Maple Captain first.' })
  })

  test('[131] is asked where several can, plain vassals before wild ones', async () => {
    const seated = await third(['Mc/Ls', 'Py/Ds', 'M*/*y'])
    const [complete] = choicesFor(seated)
    expect(complete).toMatchObject({ hint: 'choose who pays', reason: undefined })
    complete?.onPress()
    const { open, pays } = asked(seated)
    expect(open).toBe('pay')
    expect(aimsOf(seated.sitting.pick.value, seated.now().legal).size).toBe(0)
    expect(pays.map(({ label }) => label)).toEqual(['Maple Captain, Phoenix Spy', 'Phoenix Spy, wild Maple'])
    pays[1]?.onPress()
    expect(seated.now()).toMatchObject({ state: { completions: 1 }, court: { retained: { length: 1 } } })
  })

  test('stands in the button where there is but one way', async () => {
    const seated = await third(['M*/*y', 'Py/Ds'])
    const [complete] = choicesFor(seated)
    expect(complete?.hint).toBe('pay Phoenix Spy, wild Maple')
    complete?.onPress()
    expect(seated.now().state.completions).toBe(1)
  })

  test('[50] [82] is written on the card, with who is missing; not where one less settles it', async () => {
    expect(costsNow(await third(['Mc/Ls']))).toBe('Costs Maple Captain, Phoenix Spy · missing Phoenix Spy')
    const spared = await third(['Mc/Ls'], { family: 'gramberly' }, { families: 'random' })
    expect(costsNow(spared)).toBe('Costs Maple Captain, Phoenix Spy, one less if you like')
    expect(choicesFor(spared)[0]).toMatchObject({ hint: 'pay Maple Captain', reason: undefined })
  })

  test('[82] by Gramberly one less, which is offered first and said', async () => {
    const seated = await third(['Mc/Ls', 'Py/Ds'], { family: 'gramberly' }, { families: 'random' })
    choicesFor(seated)[0]?.onPress()
    expect(asked(seated).pays.map(({ label, note }) => [label, note])).toEqual([
      ['Phoenix Spy', 'one less'],
      ['Maple Captain', 'one less'],
      ['Maple Captain, Phoenix Spy', ''],
    ])
  })
})

/** KW3 asks for a Maple Spy on LO and any Scout in column B; G01 costs a Maple Captain. */
const EITHER = { LO: 'My/Ls', BE: 'Ls/De' }

describe('a Knight-Wizard card', () => {
  test('[141] goes to the stack that is chosen, which says what it costs; then the second vassal', async () => {
    const seated = await sitAt({
      options: { knightWizard: 'on' },
      position: {
        board: { ...EITHER, BT: 'Ds/Pe' },
        courts: [{ hand: ['KW3'], completed: { knight: ['G01'] }, retained: ['Mc/Ls'] }, {}],
      },
    })
    expect(costsNow(seated)).toBe('As Knight: Maple Captain · As Wizard: nobody')
    expect(choicesFor(seated)[0]?.hint).toBe('as Knight or Wizard')
    choicesFor(seated)[0]?.onPress()
    expect(asked(seated).open).toBe('stack')
    const stacks = stackChoices(seated.sitting, seated.now(), seated.sitting.pick.value as ShowPick)
    expect(stacks.map(({ id, hint }) => [id, hint])).toEqual([
      ['knight', 'pay Maple Captain'],
      ['wizard', 'costs nobody'],
    ])
    stacks[1]?.onPress()
    expect(asked(seated).open).toBe('second')
    const second = aimsOf(seated.sitting.pick.value, seated.now().legal)
    expect([...second.keys()].sort()).toEqual([space('BE'), space('BT')].sort())
    const aim = second.get(space('BT'))
    if (aim && 'action' in aim) seated.sitting.act(aim.action)
    expect(seated.now().court.stacks.wizard).toHaveLength(1)
  })

  test('[122] brings either of two dogs', async () => {
    const seated = await sitAt({
      mode: 'coop',
      options: { knightWizard: 'on' },
      position: { board: EITHER, courts: [{ hand: ['KW3'] }, {}] },
    })
    const choices = choicesFor(seated)
    expect(choices.map(({ id }) => id)).toEqual(['complete', 'scottie', 'westie'])
    choices[2]?.onPress()
    expect(seated.now().court.dogs).toEqual(['westie'])
  })

  test('[141] pays either token each turn, and is asked for it', async () => {
    const seated = await sitAt({
      options: { knightWizard: 'on' },
      position: { board: EITHER, courts: [{ completed: { knight: ['KW3'] } }, {}], turn: { step: 'muster' } },
    })
    const { sitting, now, stored } = seated
    expect(now().todo).toBe('income')
    const { knights } = now().court
    const income = now().legal.find((action) => action.kind === 'income' && action.token === 'knight')
    if (income) sitting.act(income)
    await stored()
    expect(now()).toMatchObject({ todo: 'work', court: { knights: knights + 1 } })
    expect(sitting.log.value[0]?.text).toBe('Ann gained 1 knight')
  })
})

test('[153] [154] two families lie before their owner alone: the curtain hangs before each, also where hands are open', async () => {
  const { sitting, now, stored } = await sitAt({ options: { families: 'choose', openHands: 'on', first: 0 } })
  expect(now()).toMatchObject({ todo: 'family', seat: 0, curtain: false })
  sitting.closeCurtain()
  expect(now()).toMatchObject({ curtain: true, legal: [] })
  sitting.openCurtain()
  const [choose] = now().legal
  if (choose) sitting.act(choose)
  await stored()
  expect(now()).toMatchObject({ todo: 'family', seat: 1, curtain: true, legal: [] })
  expect(sitting.log.value.map(({ text }) => text).join()).toMatch(/Ann belongs to [A-Z][a-z]+/)
})

test('one’s own family is told before the first turn: on the curtain, and in the prompt where no hand is hidden', async () => {
  const told = 'Your family is Corwin. A knight slides up to 3 spaces in line. A knight also swaps neighbours.'
  const open = await member('corwin', { knights: 1 })
  expect(open.sitting.chapters.greets?.(open.now())).toBe(told)
  const hidden = await member('corwin', { knights: 1, hand: ['guild'] })
  hidden.sitting.closeCurtain()
  expect(hidden.now().curtain).toBe(true)
  expect(hidden.sitting.chapters.greets?.(hidden.now())).toBe(told)
  expect(hidden.sitting.chapters.greets?.({ ...hidden.now(), court: { ...hidden.now().court, family: -1 } })).toBe('')
})
