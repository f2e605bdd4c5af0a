/** Table of the First Edition: Machinations of three, all limits, and guards. */
import { describe, expect, test } from 'vitest'
import {
  countStillToChoose,
  discardViews,
  isDiscardComplete,
  limitViews,
  nextTurnIncomeText,
  stepViews,
  suggestDiscards,
} from '#src/ui/blackstone/table/end/endTurnViews.ts'
import { endTurnCost } from '#src/ui/blackstone/table/turn/endTurnChecks.ts'
import { playerViews } from '#src/ui/blackstone/table/turn/playerViews.ts'
import { vassalChoices } from '#src/ui/blackstone/table/turn/turnChoices.ts'
import '#src/text/blackstone/bundles/board.ts'
import '#src/text/blackstone/bundles/turn.ts'
import { space } from '../../../../games/blackstone/namedActions.ts'
import { BOARD, openTableAt, type Zones } from '../openTableAt.ts'

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
