/** Table with Assassins: what they may be used for, Saboteurs, and pieces that were set aside. */
import { describe, expect, test } from 'vitest'
import { vassalAt } from '#src/games/blackstone/insight/tableCards.ts'
import { questionOf } from '#src/ui/blackstone/table/blackstoneTableView.ts'
import { vassalChoices } from '#src/ui/blackstone/table/turn/turnChoices.ts'
import { nameOfFace } from '#src/ui/blackstone/views/spaceAndFaceNames.ts'
import '#src/text/blackstone/bundles/board.ts'
import '#src/text/blackstone/bundles/turn.ts'
import { space } from '../../../../games/blackstone/namedActions.ts'
import { BOARD, openTableAt, type Zones } from '../openTableAt.ts'

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
    await expect.poll(() => view.log.value.map(({ text }) => text)).toContain('Ann blew up the board at A·N')
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
    await expect.poll(() => view.log.value[0]?.text).toBe('Ann put the Assassin on A·N')
    expect(targets().get(space('CN'))).toMatchObject({ icon: 'piece2' })
    expect(targets().size).toBe(20)
  })
})
