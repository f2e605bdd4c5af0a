/** Offers of the table in the Wizard's Quest. */
import { describe, expect, test } from 'vitest'
import type { PositionDocument } from '#src/games/blackstone/position/positionSchema.ts'
import '#src/text/blackstone/bundles/board.ts'
import {
  fittingVassals,
  laySelectionOf,
  layVassalViews,
} from '#src/ui/blackstone/table/queensAndWizardsQuest/placeVassalsChoices.ts'
import { playerViews } from '#src/ui/blackstone/table/turn/playerViews.ts'
import { openQuestTable, spaceOf } from '../openQuestTable.ts'

/** M04: a Lion Captain at A·S, a Maple Scout in row O. */
const WIZARDS: Partial<PositionDocument> = {
  board: { AO: 'Ms/Pe', LO: 'Py/Ls' },
  courts: [{ hand: ['M04'], vassals: ['vassal', 'vassal', 'vassal'] }, { vassals: ['vassal'] }],
  quest: { offer: ['M02'], vassals: ['Mc/Pe'], under: { AO: ['Ms/Pc'] } },
  hidden: { vassals: [['De/Lc', 'Ms/Py', 'Pc/My'], ['Lc/Ms']] },
}

describe('the Wizard’s Quest', () => {
  test('[B153] hands of vassals need the curtain, and none of them can be read behind it', async () => {
    const { view, at } = await openQuestTable('wizards-quest', WIZARDS)
    expect(view.now.value).toMatchObject({ isCurtainDown: true, legalActions: [] })
    expect(view.now.value.court.vassals?.map((slot) => at().now.scene.knownCode(slot) < 0)).toEqual([true, true, true])
    view.openCurtain()
    expect(view.now.value.court.vassals?.map((slot) => at().now.scene.knownCode(slot) < 0)).toEqual([
      false,
      false,
      false,
    ])
  })

  test('[B93] [B97] a card, two vassals and a space are chosen, then both vassals are placed', async () => {
    const { view, at, targets, primary, prompt, pickHand, stored } = await openQuestTable('wizards-quest', WIZARDS)
    view.openCurtain()
    pickHand()
    const tapFitting = (index = 0) => {
      const pick = laySelectionOf(at())
      if (!pick) throw new Error('no card is picked up')
      const slot = [...fittingVassals(at(), pick).keys()][index] ?? -1
      layVassalViews(at(), pick, fittingVassals(at(), pick), slot)[0]?.onPress()
    }
    expect(primary()).toMatchObject({ label: 'Place vassals', reason: 'choose a vassal below' })
    tapFitting()
    expect(primary()).toMatchObject({ label: 'Place 1 vassal', hint: '1 action' })
    expect(prompt().text).toBe('Place it, or choose a second one.')
    tapFitting()
    expect(primary()).toMatchObject({ label: 'Place 2 vassals', reason: 'choose its space' })
    const where = targets().get(spaceOf('KO'))
    expect(where).toMatchObject({ verb: 'place', icon: 'plus' })
    if (where && 'next' in where) view.selection.value = where.next
    expect(primary().reason).toBeUndefined()
    primary().onPress()
    await stored()
    const texts = () => view.log.value.map(({ text }) => text)
    await expect
      .poll(texts)
      .toEqual(expect.arrayContaining(['Ann placed Lion Captain on A·S', 'Ann placed Maple Scout on K·O']))
    expect(playerViews(view, view.now.value)[0]).toMatchObject({ count: 1, words: '1 vassal left to place' })
  })

  test('[B93] [B97] a space that is tapped first waits for its vassal', async () => {
    const { view, at, targets, primary, pickHand } = await openQuestTable('wizards-quest', WIZARDS)
    view.openCurtain()
    pickHand()
    const where = targets().get(spaceOf('KO'))
    expect(where).toMatchObject({ verb: 'place', icon: 'plus' })
    if (where && 'next' in where) view.selection.value = where.next
    const pick = laySelectionOf(at())
    const [slot = -1] = pick ? [...fittingVassals(at(), pick).keys()] : []
    if (pick) layVassalViews(at(), pick, fittingVassals(at(), pick), slot)[0]?.onPress()
    expect(laySelectionOf(at())?.wish.right).toMatchObject({ slot, space: spaceOf('KO') })
    expect(primary()).toMatchObject({ label: 'Place 1 vassal', hint: '1 action' })
  })

  test('a vassal that is tapped again goes back to the hand', async () => {
    const { view, at, primary, pickHand } = await openQuestTable('wizards-quest', WIZARDS)
    view.openCurtain()
    pickHand()
    const first = laySelectionOf(at())
    const [slot = -1] = first ? [...fittingVassals(at(), first).keys()] : []
    for (const _ of [1, 2]) {
      const pick = laySelectionOf(at())
      if (pick) layVassalViews(at(), pick, fittingVassals(at(), pick), slot)[0]?.onPress()
    }
    expect(primary()).toMatchObject({ label: 'Place vassals' })
  })

  test('[B94] a vassal of the hand and an open one are exchanged', async () => {
    const { view, primary, stored } = await openQuestTable('wizards-quest', WIZARDS)
    view.openCurtain()
    const [own = -1] = view.now.value.court.vassals ?? []
    view.selection.value = { on: 'exchange', own }
    expect(primary()).toMatchObject({ label: 'Exchange', reason: 'choose one that lies open' })
    view.selection.value = { on: 'exchange', own, offer: 0 }
    primary().onPress()
    await stored()
    await expect.poll(() => view.log.value[0]?.text).toBe('Ann gave Dragon Emissary and took Maple Captain')
  })

  test('[B90] [B91] a seat without vassals passes, and the end is announced', async () => {
    const zones = {
      ...WIZARDS,
      courts: [{ vassals: [] }, { vassals: ['vassal'] }],
      hidden: { vassals: [[], ['Lc/Ms']] },
    }
    const { view, primary, prompt, stored } = await openQuestTable('wizards-quest', zones)
    view.openCurtain()
    expect(view.now.value.todo).toBe('pass')
    expect(prompt().text).toBe('You can play no card: pass.')
    expect(primary()).toMatchObject({ label: 'Pass', hint: 'one more round follows' })
    primary().onPress()
    await stored()
    view.openCurtain()
    expect(prompt()).toMatchObject({ lead: 'One more round after this:' })
  })

  test('[B106] a stack says how many vassals it has, and which', async () => {
    const { view, at } = await openQuestTable('wizards-quest', WIZARDS)
    view.openCurtain()
    expect(view.extensions.spaceLabel(at(), spaceOf('AO'))).toBe(', a stack of 2')
    expect(view.extensions.vassalNotes(at(), spaceOf('AO'))).toEqual([
      'A stack of 2. Under it: Maple Scout, reverse Phoenix Captain.',
    ])
    expect(view.extensions.spaceLabel(at(), spaceOf('LO'))).toBe('')
  })
})
