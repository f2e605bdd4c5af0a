/** Table with Knight-Wizard cards: their stacks, dogs and tokens. */
import { describe, expect, test } from 'vitest'
import { type ShowTaskSelection, stackChoices } from '#src/ui/blackstone/table/turn/completeTaskChoices.ts'
import { tapTargetsOf } from '#src/ui/blackstone/table/turn/tableSelection.ts'
import '#src/text/blackstone/bundles/board.ts'
import '#src/text/blackstone/bundles/turn.ts'
import { space } from '../../../../games/blackstone/namedActions.ts'
import { choicesFor, costsNow, openQuestion } from '../choicesForTask.ts'
import { openTableWithModules } from '../openTableWithModules.ts'

/** KW3 asks for a Maple Spy on LO and any Scout in column B; G01 costs a Maple Captain. */
const EITHER = { LO: 'My/Ls', BE: 'Ls/De' }

describe('a Knight-Wizard card', () => {
  test('[B141] goes to the chosen stack, whose button says the cost; then the second vassal is chosen', async () => {
    const seated = await openTableWithModules({
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
    const seated = await openTableWithModules({
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
    const seated = await openTableWithModules({
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
    await expect.poll(() => view.log.value[0]?.text).toBe('Ann gained 1 knight')
  })
})
