/** Who pays for a task: retained vassals, wild ones, and one less. */
import { describe, expect, test } from 'vitest'
import { tapTargetsOf } from '#src/ui/blackstone/table/turn/tableSelection.ts'
import '#src/text/blackstone/bundles/board.ts'
import '#src/text/blackstone/bundles/turn.ts'
import { choicesFor, costsNow, openQuestion } from '../choicesForTask.ts'
import { openTableWithModules } from '../openTableWithModules.ts'

describe('who pays for a task', () => {
  /**
   * Opens a table with G08 in hand. It costs what G01 and G06 show: a Maple Captain and a Phoenix Spy. It asks for a
   * Dragon on BT and an Emissary in column K.
   */
  const openTableForThirdCard = (retained: readonly string[], more: object = {}, options: object = {}) =>
    openTableWithModules({
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
