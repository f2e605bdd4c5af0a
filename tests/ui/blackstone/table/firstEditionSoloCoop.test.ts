/** Offers and log lines of the table in First Edition, Solo, Co-op and Advanced games, and with Assassins. */
import { describe, expect, test } from 'vitest'
import { card as blackstone } from '#src/games/blackstone/card.ts'
import { taskProgressOf } from '#src/games/blackstone/insight/shown/taskProgress.ts'
import { vassalAt, visibleTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import { courtModulesOff } from '#src/games/blackstone/options.ts'
import type { PositionDocument } from '#src/games/blackstone/position/positionSchema.ts'
import type { Options } from '#src/kernel/gameCard.ts'
import type { Json } from '#src/kernel/json.ts'
import { withDefaultOptions } from '#src/kernel/options.ts'
import { createMemoryLogStore } from '#src/store/memoryLogStore.ts'
import { openNewTable } from '#src/table/openLocalTable.ts'
import { questionOf } from '#src/ui/blackstone/table/blackstoneTableView.ts'
import { createStandaloneTableView } from '#src/ui/blackstone/table/createStandaloneTableView.ts'
import {
  countStillToChoose,
  discardViews,
  isDiscardComplete,
  limitViews,
  nextTurnIncomeText,
  stepViews,
  suggestDiscards,
} from '#src/ui/blackstone/table/end/endTurnViews.ts'
import { loadTableRules } from '#src/ui/blackstone/table/loadTableRules.ts'
import { endTurnCost } from '#src/ui/blackstone/table/turn/endTurnChecks.ts'
import { playerViews } from '#src/ui/blackstone/table/turn/playerViews.ts'
import { promptOf } from '#src/ui/blackstone/table/turn/prompt.ts'
import { taskHalfViews } from '#src/ui/blackstone/table/turn/taskHalfViews.ts'
import { vassalChoices } from '#src/ui/blackstone/table/turn/turnChoices.ts'
import { nameOfFace, placeOfRightHalf } from '#src/ui/blackstone/views/spaceAndFaceNames.ts'
import '#src/text/blackstone/bundles/board.ts'
import '#src/text/blackstone/bundles/turn.ts'
import '#src/text/blackstone/bundles/turn.ts'
import '#src/text/blackstone/bundles/turn.ts'
import '#src/text/blackstone/bundles/board.ts'
import { space } from '../../../games/blackstone/namedActions.ts'
import { unwrap } from '../../../kernel/toyLog.ts'
import { envOf } from '../../../table/tableEnv.ts'

// The screens of a table are fetched with its rules, and read the address of the page.

type Zones = Omit<Partial<PositionDocument>, 'format' | 'version' | 'mode' | 'seats' | 'options'>

/** Opens a table of this mode from a position with the rules fetched for the screen; Ann is to work. */
const openTableAt = async (mode: string, names: readonly string[], zones: Zones, options: Options = {}) => {
  const card = blackstone.modes.find(({ id }) => id === mode)
  if (!card) throw new Error(`no mode ${mode}`)
  const { hidden, ...position } = zones
  const allOptions = withDefaultOptions(card, { ...courtModulesOff(card), ...options })
  const request = {
    mode,
    names,
    options: allOptions,
    position: position as Json,
    ...(hidden && { hidden: hidden as Json }),
  }
  const fetched = await loadTableRules(request)
  const table = unwrap(await openNewTable(fetched.game, envOf(createMemoryLogStore()), request))
  const view = createStandaloneTableView({ ...table, ...fetched })
  view.openCurtain()
  const stored = () => expect.poll(() => view.now.value.isPending).toBe(false)
  return { view, stored, now: () => view.now.value, at: () => ({ view, now: view.now.value }) }
}

const BOARD = { BS: 'Ls/De', LS: 'Dy/Mc', AO: 'Pc/Ly', KE: 'Me/Py' }

describe('the First Edition', () => {
  const openFirstEdition = (court: object, zones: Zones = {}) =>
    openTableAt('first-edition', ['Ann', 'Ben'], { board: BOARD, courts: [court, {}], ...zones })

  test('a chip counts Machinations of three', async () => {
    const { view, now } = await openFirstEdition({ completed: { ploy: ['M01', 'M02'], king: ['P01'] } })
    expect(playerViews(view, now()).map(({ count, goal, words }) => [count, goal, words])).toEqual([
      [2, 3, '2 of 3 Machinations'],
      [0, 3, '0 of 3 Machinations'],
    ])
  })

  const OVER_LIMITS = { hand: ['G01'], completed: { knight: ['G03', 'G06'], ploy: ['M01', 'M02', 'M03'] } }

  test('[B145] [B163] all seven limits are shown, and completed cards are dropped like the others', async () => {
    const { view, now, stored } = await openFirstEdition(OVER_LIMITS)
    expect(endTurnCost(now())).toBe('over 2 limits')
    expect(limitViews(now()).map(({ id, count, limit }) => `${id} ${count}/${limit}`)).toEqual([
      'knights 0/2',
      'wizards 0/2',
      'hand 1/2',
      'retained 0/2',
      'wizard 1/2',
    ])
    const suggested = suggestDiscards(now())
    const groups = discardViews(now(), suggested)
    expect(groups.map(({ title, cards }) => [title, cards.length])).toEqual([
      ['Knight cards 3 → 2', 2],
      ['Machinations 3 → 2', 3],
    ])
    expect([isDiscardComplete(now(), suggested), countStillToChoose(now(), [])]).toEqual([true, 2])
    view.endTurn(suggested)
    await stored()
    expect(now().state.seat).toBe(1)
    expect(now().state.courts[0]?.stacks).toMatchObject({
      knight: [expect.anything()],
      ploy: [expect.anything(), expect.anything()],
    })
  })

  test('limits come before used vassals are replaced', async () => {
    const { now } = await openFirstEdition(OVER_LIMITS, { marked: ['BS', 'LS'] })
    expect(stepViews(now().scene).map(({ id, state }) => `${id} ${state}`)).toEqual([
      'limits now',
      'assign next',
      'next next',
    ])
  })

  test('the next turn brings a token for every card that is kept', async () => {
    const { now } = await openFirstEdition({ completed: { knight: ['G03', 'G06'], king: ['P01'] } })
    expect(nextTurnIncomeText(now())).toBe('Your next turn brings 3 knights and 1 wizard.')
  })

  test('[B146] a guarded vassal says so, and nobody can use it', async () => {
    const { view, now, at } = await openFirstEdition({ knights: 2 }, { guards: ['BS'] })
    const choicesAt = (name: string) =>
      view.extensions.adjustChoices(at(), space(name), vassalChoices(view, now(), space(name)))
    expect(choicesAt('LS').find(({ id }) => id === 'guard')).toMatchObject({ hint: 'nobody moves or takes it' })
    expect(choicesAt('BS').map(({ id, reason }) => `${id} ${reason ?? 'may'}`)).toEqual([
      'flip That vassal is guarded.',
      'retain That vassal is guarded.',
      'guard may',
      'unguard may',
    ])
    expect(view.extensions.spaceLabel(at(), space('BS'))).toBe(', guarded by a knight')
  })
})

describe('Solo', () => {
  const openSolo = (zones: Zones = {}) =>
    openTableAt('solo', ['Ann'], {
      board: BOARD,
      courts: [{ pile: 0 }],
      turn: { round: 2 },
      hidden: { rats: ['two', 'cat'] },
      ...zones,
    })

  test('[B130] a tower other than the own refreshes the board, and is marked for it', async () => {
    const { view, stored, now, at } = await openSolo()
    view.endTurn([])
    await stored()
    expect(now().todo).toBe('refreshPile')
    const towers = questionOf(view, now())?.towerActions?.(at())
    expect([...(towers?.keys() ?? [])]).toEqual([1, 2, 3])
    const action = towers?.get(2)
    if (!action) throw new Error('that tower is not offered')
    view.confirmAndPropose(action)
    await stored()
    expect(view.extensions.towerSign?.(now(), 2)?.label).toBe(', refreshes the board')
    expect(view.extensions.towerSign?.(now(), 0)).toBeNull()
    const logTexts = view.log.value.map(({ text }) => text)
    expect(logTexts).toContain('The south-east tower refreshes the board')
    expect(logTexts).toContain('2 rats came: 2 of 12')
    expect(logTexts.some((text) => /^A Machination names [BLACK]·[STONE] and [BLACK]·[STONE]$/.test(text))).toBe(true)
  })

  test('the steps of the end of a turn are those of the mode', async () => {
    const { now } = await openSolo()
    expect(stepViews(now().scene).map(({ label }) => label)).toEqual(['Limits', 'Rats', 'Refresh', 'Next turn'])
  })

  test('the prompt says what the rats did until the next move', async () => {
    const { view, stored, now } = await openSolo({ refreshPile: 1 })
    view.endTurn([])
    await stored()
    expect(promptOf(view, now()).text).toBe('2 rats came: 2 of 12')
  })
})

describe('with Assassins', () => {
  const ON = { assassins: 'on' }
  const openWithAssassins = (zones: Zones) =>
    openTableAt('kings-quest', ['Ann', 'Ben'], { courts: [{ knights: 1, wizards: 1, pile: 0 }, {}], ...zones }, ON)

  test('[B158] an Assassin is named as such, may be flipped, and is neither retained nor guarded', async () => {
    const { view, now, at } = await openWithAssassins({ board: { ...BOARD, AN: 'A1' } })
    const shown = vassalAt(now().state, space('AN'))
    if (!shown || shown === 'hidden') throw new Error('it lies open')
    expect([nameOfFace(shown.face), nameOfFace(shown.reverse)]).toEqual(['Assassin', 'Saboteur'])
    const choices = view.extensions.adjustChoices(at(), space('AN'), vassalChoices(view, now(), space('AN')))
    expect(choices.map(({ id, hint }) => [id, hint])).toEqual([['flip', 'to Saboteur']])
  })

  test('[B134] a Saboteur blows up the board at the second press, and warns before it', async () => {
    const { view, now, at, stored } = await openWithAssassins({ board: { ...BOARD, AN: 'S1' } })
    view.selection.value = { on: 'vassal', space: space('AN') }
    const ids = () =>
      view.extensions
        .adjustChoices(at(), space('AN'), vassalChoices(view, now(), space('AN')))
        .map(({ id, label }) => ({ id, label }))
    const press = (id: string) =>
      view.extensions
        .adjustChoices(at(), space('AN'), vassalChoices(view, now(), space('AN')))
        .find((choice) => choice.id === id)
        ?.onPress()
    expect(ids().map(({ label }) => label)).toEqual(['Flip', 'Blow up'])
    press('blowUp')
    expect(now().court.knights).toBe(1)
    expect(ids().map(({ label }) => label)).toEqual(['Cancel', 'Tap again: blow up'])
    expect(view.extensions.vassalNotes(at(), space('AN'))).toEqual([
      'All 5 cards here go to the discard, and 13 new ones come. You cannot undo it.',
    ])
    // After another selection, also of the same vassal, the warning comes again.
    view.selection.value = { on: 'vassal', space: space('AN') }
    expect(ids().map(({ label }) => label)).toEqual(['Flip', 'Blow up'])
    press('blowUp')
    press('blowUp')
    await stored()
    expect(now().state.board.filter((slot) => slot >= 0)).toHaveLength(13)
    expect(view.log.value.map(({ text }) => text)).toContain('Ann blew up the board at A·N')
  })

  test('[B53] pieces that were set aside are placed one after the other, on empty spaces only', async () => {
    const { view, now, at, stored } = await openWithAssassins({ board: BOARD, aside: ['A1', 'S2'] })
    expect(now().todo).toBe('place')
    const targets = () => questionOf(view, now())?.tapTargets?.(at()) ?? new Map()
    expect(targets().size).toBe(21)
    expect(targets().has(space('BS'))).toBe(false)
    expect(targets().get(space('AN'))).toMatchObject({ verb: 'place', icon: 'piece1' })
    view.confirmAndPropose(targets().get(space('AN')).action)
    await stored()
    expect(view.log.value[0]?.text).toBe('Ann put the Assassin on A·N')
    expect(targets().get(space('CN'))).toMatchObject({ icon: 'piece2' })
    expect(targets().size).toBe(20)
  })
})

describe('blue letters', () => {
  // G01 asks on its right for column L and, with blue letters, for the space of L and T.
  const rightHalfOf = async (mode: string) => {
    const { now } = await openTableAt(mode, ['Ann', 'Ben'], { board: BOARD, courts: [{ hand: ['G01'] }, {}] })
    const { scene, court, state } = now()
    const [slot = -1] = court.hand
    const task = visibleTaskIn(scene, slot)
    const compass = taskProgressOf(scene, slot)
    if (!task || !compass) throw new Error('Ann sees her own task')
    return [placeOfRightHalf(task), taskHalfViews(state, task, compass)[1].place, compass.right.targetSpaces.length]
  }

  test('count in the Advanced game: the right half asks for one space', async () => {
    expect(await rightHalfOf('kings-quest')).toEqual([{ line: 1 }, 'column L', 5])
    expect(await rightHalfOf('advanced')).toEqual([{ space: space('LT') }, 'L·T', 1])
  })
})

test('[B29] with the option a seat drops what is over its limits in another’s turn', async () => {
  const position = { board: BOARD, courts: [{}, { hand: ['G01', 'G02', 'G03'] }] }
  const { view, now, stored } = await openTableAt('kings-quest', ['Ann', 'Ben'], position, {
    limitsEveryTurn: 'on',
    openHands: 'on',
  })
  view.endTurn([])
  await stored()
  expect(now()).toMatchObject({ todo: 'drop', seat: 1, state: { seat: 0 } })
  expect(discardViews(now(), []).map(({ title }) => title)).toEqual(['Tasks 3 → 2'])
  view.endTurn(suggestDiscards(now()))
  await stored()
  expect(now()).toMatchObject({ todo: 'work', seat: 1, state: { seat: 1 } })
})
