/** What the table offers and tells in the First Edition, Solo, Co-op and Advanced games, and with Assassins. */
import { describe, expect, test, vi } from 'vitest'
import { compassOf } from '../../src/games/blackstone/insight/compass.ts'
import { taskSeen, vassalAt } from '../../src/games/blackstone/insight/sight.ts'
import { MODE_CARDS } from '../../src/games/blackstone/modeCards.ts'
import { offUnlessNamed } from '../../src/games/blackstone/options.ts'
import type { PositionDocument } from '../../src/games/blackstone/position/document.ts'
import type { Options } from '../../src/kernel/contract.ts'
import type { Json } from '../../src/kernel/json.ts'
import { writeOut } from '../../src/kernel/options.ts'
import { memoryLogs } from '../../src/store/memory.ts'
import { openNew } from '../../src/table/local.ts'
import { castleFor } from '../../src/ui/blackstone/game/castle.ts'
import {
  bringsOf,
  discardViews,
  isSettled,
  limitViews,
  stepViews,
  stillToChoose,
  suggestDrops,
} from '../../src/ui/blackstone/game/ending.ts'
import { halvesOf } from '../../src/ui/blackstone/game/halves.ts'
import { costOfEnd } from '../../src/ui/blackstone/game/mayEnd.ts'
import { playersOf } from '../../src/ui/blackstone/game/players.ts'
import { promptOf } from '../../src/ui/blackstone/game/prompt.ts'
import { vassalChoices } from '../../src/ui/blackstone/game/questions.ts'
import { sit } from '../../src/ui/blackstone/game/sit.ts'
import { askingOf } from '../../src/ui/blackstone/game/sitting.ts'
import { nameOfFace, rightPlace } from '../../src/ui/blackstone/names.ts'
import '../../src/ui/text/puzzle.ts'
import '../../src/ui/text/questions.ts'
import '../../src/ui/text/refusals.ts'
import '../../src/ui/text/sheets.ts'
import '../../src/ui/text/table.ts'
import { space } from '../games/blackstone/moves.ts'
import { sure } from '../kernel/trusted.ts'
import { envOf } from '../table/env.ts'

// How a table is shown comes with its rules, and looks at the address of the page.
vi.stubGlobal('location', { hash: '' })
vi.stubGlobal('addEventListener', () => undefined)

type Zones = Omit<Partial<PositionDocument>, 'format' | 'version' | 'mode' | 'seats' | 'options'>

/** A table of this mode from a position, as it is fetched for the screen; Ann is to work. */
const sitAt = async (mode: string, names: readonly string[], zones: Zones, options: Options = {}) => {
  const card = MODE_CARDS.find(({ id }) => id === mode)
  if (!card) throw new Error(`no mode ${mode}`)
  const { hidden, ...position } = zones
  const all = writeOut(card, { ...offUnlessNamed(card), ...options })
  const wanted = { mode, names, options: all, position: position as Json, ...(hidden && { hidden: hidden as Json }) }
  const fetched = await castleFor(wanted)
  const table = sure(await openNew(fetched.game, envOf(memoryLogs()), wanted))
  const sitting = sit({ ...table, ...fetched })
  sitting.openCurtain()
  const stored = () => expect.poll(() => sitting.now.value.pending).toBe(false)
  return { sitting, stored, now: () => sitting.now.value, at: () => ({ sitting, now: sitting.now.value }) }
}

const BOARD = { BS: 'Ls/De', LS: 'Dy/Mc', AO: 'Pc/Ly', KE: 'Me/Py' }

describe('the First Edition', () => {
  const seated = (court: object, zones: Zones = {}) =>
    sitAt('first-edition', ['Ann', 'Ben'], { board: BOARD, courts: [court, {}], ...zones })

  test('a chip counts Machinations of three', async () => {
    const { sitting, now } = await seated({ completed: { ploy: ['M01', 'M02'], king: ['P01'] } })
    expect(playersOf(sitting, now()).map(({ count, of, words }) => [count, of, words])).toEqual([
      [2, 3, '2 of 3 Machinations'],
      [0, 3, '0 of 3 Machinations'],
    ])
  })

  const over = { hand: ['G01'], completed: { knight: ['G03', 'G06'], ploy: ['M01', 'M02', 'M03'] } }

  test('[145] [163] all seven limits are shown, and cards that were completed are dropped like the others', async () => {
    const { sitting, now, stored } = await seated(over)
    expect(costOfEnd(now())).toBe('over 2 limits')
    expect(limitViews(now()).map(({ id, count, limit }) => `${id} ${count}/${limit}`)).toEqual([
      'knights 0/2',
      'wizards 0/2',
      'hand 1/2',
      'retained 0/2',
      'wizard 1/2',
    ])
    const suggested = suggestDrops(now())
    const groups = discardViews(now(), suggested)
    expect(groups.map(({ title, cards }) => [title, cards.length])).toEqual([
      ['Knight cards 3 → 2', 2],
      ['Machinations 3 → 2', 3],
    ])
    expect([isSettled(now(), suggested), stillToChoose(now(), [])]).toEqual([true, 2])
    sitting.endTurn(suggested)
    await stored()
    expect(now().state.seat).toBe(1)
    expect(now().state.courts[0]?.stacks).toMatchObject({
      knight: [expect.anything()],
      ploy: [expect.anything(), expect.anything()],
    })
  })

  test('limits come before used vassals are replaced', async () => {
    const { now } = await seated(over, { marked: ['BS', 'LS'] })
    expect(stepViews(now().scene).map(({ id, state }) => `${id} ${state}`)).toEqual([
      'limits now',
      'assign next',
      'next next',
    ])
  })

  test('the next turn brings a token for every card that is kept', async () => {
    const { now } = await seated({ completed: { knight: ['G03', 'G06'], king: ['P01'] } })
    expect(bringsOf(now())).toBe('Your next turn brings 3 knights and 1 wizard.')
  })

  test('[146] a vassal that is guarded says so, and its guard keeps everybody from it', async () => {
    const { sitting, now, at } = await seated({ knights: 2 }, { guards: ['BS'] })
    const choicesAt = (name: string) =>
      sitting.chapters.choices(at(), space(name), vassalChoices(sitting, now(), space(name)))
    expect(choicesAt('LS').find(({ id }) => id === 'guard')).toMatchObject({ hint: 'nobody moves or takes it' })
    expect(choicesAt('BS').map(({ id, reason }) => `${id} ${reason ?? 'may'}`)).toEqual([
      'flip Guarded.',
      'retain Guarded.',
      'guard may',
      'unguard may',
    ])
    expect(sitting.chapters.spoken(at(), space('BS'))).toBe(', guarded by a knight')
  })
})

describe('Solo', () => {
  const alone = (zones: Zones = {}) =>
    sitAt('solo', ['Ann'], {
      board: BOARD,
      courts: [{ pile: 0 }],
      turn: { round: 2 },
      hidden: { rats: ['two', 'cat'] },
      ...zones,
    })

  test('[130] another tower than the own refreshes the board, and is marked for it', async () => {
    const { sitting, stored, now, at } = await alone()
    sitting.endTurn([])
    await stored()
    expect(now().todo).toBe('refreshPile')
    const towers = askingOf(sitting, now())?.towers?.(at())
    expect([...(towers?.keys() ?? [])]).toEqual([1, 2, 3])
    const action = towers?.get(2)
    if (!action) throw new Error('that tower is not offered')
    sitting.act(action)
    await stored()
    expect(sitting.chapters.towerSign?.(now(), 2)?.words).toBe(', refreshes the board')
    expect(sitting.chapters.towerSign?.(now(), 0)).toBeNull()
    const told = sitting.log.value.map(({ text }) => text)
    expect(told).toContain('The south-east tower refreshes the board')
    expect(told).toContain('2 rats came: 2 of 12')
    expect(told.some((text) => /^A Machination names [BLACK]·[STONE] and [BLACK]·[STONE]$/.test(text))).toBe(true)
  })

  test('the steps of the end of a turn are those of the mode', async () => {
    const { now } = await alone()
    expect(stepViews(now().scene).map(({ label }) => label)).toEqual(['Limits', 'Rats', 'Refresh', 'Next turn'])
  })

  test('what the rats did stands in the prompt until the next deed', async () => {
    const { sitting, stored, now } = await alone({ refreshPile: 1 })
    sitting.endTurn([])
    await stored()
    expect(promptOf(sitting, now()).text).toBe('2 rats came: 2 of 12')
  })
})

describe('with Assassins', () => {
  const ON = { assassins: 'on' }
  const armed = (zones: Zones) =>
    sitAt('kings-quest', ['Ann', 'Ben'], { courts: [{ knights: 1, wizards: 1, pile: 0 }, {}], ...zones }, ON)

  test('[158] one is named by what it is, may be flipped, and is neither retained nor guarded', async () => {
    const { sitting, now, at } = await armed({ board: { ...BOARD, AN: 'A1' } })
    const shown = vassalAt(now().state, space('AN'))
    if (!shown || shown === 'hidden') throw new Error('it lies open')
    expect([nameOfFace(shown.face), nameOfFace(shown.reverse)]).toEqual(['Assassin', 'Saboteur'])
    const choices = sitting.chapters.choices(at(), space('AN'), vassalChoices(sitting, now(), space('AN')))
    expect(choices.map(({ id, hint }) => [id, hint])).toEqual([['flip', 'to Saboteur']])
  })

  test('[134] a Saboteur blows up the board at the second press, and warns before it', async () => {
    const { sitting, now, at, stored } = await armed({ board: { ...BOARD, AN: 'S1' } })
    sitting.pick.value = { on: 'vassal', space: space('AN') }
    const ids = () =>
      sitting.chapters
        .choices(at(), space('AN'), vassalChoices(sitting, now(), space('AN')))
        .map(({ id, label }) => ({ id, label }))
    const press = (id: string) =>
      sitting.chapters
        .choices(at(), space('AN'), vassalChoices(sitting, now(), space('AN')))
        .find((choice) => choice.id === id)
        ?.onPress()
    expect(ids().map(({ label }) => label)).toEqual(['Flip', 'Blow up'])
    press('blowUp')
    expect(now().court.knights).toBe(1)
    expect(ids().map(({ label }) => label)).toEqual(['Cancel', 'Tap again: blow up'])
    expect(sitting.chapters.notes(at(), space('AN'))).toEqual([
      'All 5 cards here go to the discard, 13 new ones come. No undo.',
    ])
    // Another pick, also of the same vassal, has to be warned again.
    sitting.pick.value = { on: 'vassal', space: space('AN') }
    expect(ids().map(({ label }) => label)).toEqual(['Flip', 'Blow up'])
    press('blowUp')
    press('blowUp')
    await stored()
    expect(now().state.board.filter((slot) => slot >= 0)).toHaveLength(13)
    expect(sitting.log.value.map(({ text }) => text)).toContain('Ann blew up the board at A·N')
  })

  test('[53] those that were set aside are put down one after the other, on empty spaces only', async () => {
    const { sitting, now, at, stored } = await armed({ board: BOARD, aside: ['A1', 'S2'] })
    expect(now().todo).toBe('place')
    const aims = () => askingOf(sitting, now())?.aims?.(at()) ?? new Map()
    expect(aims().size).toBe(21)
    expect(aims().has(space('BS'))).toBe(false)
    expect(aims().get(space('AN'))).toMatchObject({ verb: 'place', with: 'piece1' })
    sitting.act(aims().get(space('AN')).action)
    await stored()
    expect(sitting.log.value[0]?.text).toBe('Ann put the Assassin on A·N')
    expect(aims().get(space('CN'))).toMatchObject({ with: 'piece2' })
    expect(aims().size).toBe(20)
  })
})

describe('blue letters', () => {
  // G01 asks on its right for column L and, with blue letters, for the space of L and T.
  const right = async (mode: string) => {
    const { now } = await sitAt(mode, ['Ann', 'Ben'], { board: BOARD, courts: [{ hand: ['G01'] }, {}] })
    const { scene, court, state } = now()
    const [slot = -1] = court.hand
    const task = taskSeen(scene, slot)
    const compass = compassOf(scene, slot)
    if (!task || !compass) throw new Error('Ann sees her own task')
    return [rightPlace(task), halvesOf(state, task, compass)[1].place, compass.right.where.length]
  }

  test('bind in the Advanced game: the right half asks for one space', async () => {
    expect(await right('kings-quest')).toEqual([{ line: 1 }, 'column L', 5])
    expect(await right('advanced')).toEqual([{ space: space('LT') }, 'L·T', 1])
  })
})

test('[29] by the setting a seat drops what is over its limits in another’s turn', async () => {
  const position = { board: BOARD, courts: [{}, { hand: ['G01', 'G02', 'G03'] }] }
  const { sitting, now, stored } = await sitAt('kings-quest', ['Ann', 'Ben'], position, {
    limitsEveryTurn: 'on',
    openHands: 'on',
  })
  sitting.endTurn([])
  await stored()
  expect(now()).toMatchObject({ todo: 'drop', seat: 1, state: { seat: 0 } })
  expect(discardViews(now(), []).map(({ title }) => title)).toEqual(['Tasks 3 → 2'])
  sitting.endTurn(suggestDrops(now()))
  await stored()
  expect(now()).toMatchObject({ todo: 'work', seat: 1, state: { seat: 1 } })
})
