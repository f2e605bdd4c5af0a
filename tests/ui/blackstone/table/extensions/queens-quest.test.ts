/** Offers of the table in the Queen's Quest. */
import { describe, expect, test } from 'vitest'
import type { PositionDocument } from '#src/games/blackstone/position/positionSchema.ts'
import '#src/text/blackstone/bundles/board.ts'
import { cardUseHalfButtons, joinViews } from '#src/ui/blackstone/table/queensAndWizardsQuest/takeVassalsChoices.ts'
import { playerViews } from '#src/ui/blackstone/table/turn/playerViews.ts'
import { openQuestTable, spaceOf } from '../openQuestTable.ts'

/** M01: a Lion Scout at C·T, a Maple Captain in column B. */
const QUEENS: Partial<PositionDocument> = {
  board: { CT: 'Ls/De', BO: 'Mc/Pe', BE: 'Mc/Ps', LT: 'Dy/Pe' },
  courts: [{ hand: ['M01'], sets: [['Ls/Dy', 'Ls/Dc']] }, { hand: [] }],
  quest: { offer: ['M02', 'M03'] },
}

describe('the Queen’s Quest', () => {
  test('with nothing selected the turn can be ended, and the button says what is lost by that', async () => {
    const { primary, prompt, at, stored, view } = await openQuestTable('queens-quest', QUEENS)
    expect(primary()).toMatchObject({ label: 'End turn', hint: '3 actions unused', emphasis: 'stone' })
    expect(prompt().text).toBe('You can use a card.')
    for (const _ of [1, 2, 3]) {
      view.confirmAndPropose({ kind: 'takeKnight' })
      await stored()
    }
    expect(primary()).toMatchObject({ hint: 'the oldest card leaves', emphasis: 'gold' })
    expect(prompt().text).toBe('You have no actions left.')
    expect(playerViews(at().view, at().now)[0]).toMatchObject({ count: 1, words: '1 point in sets' })
  })

  test('while a saved knight can still use a card the end of the turn is not gold', async () => {
    const { primary } = await openQuestTable('queens-quest', {
      ...QUEENS,
      courts: [{ hand: ['M01'], knights: 1 }, { hand: [] }],
      quest: { offer: ['M02', 'M03'], actions: 0 },
    })
    expect(primary()).toMatchObject({ label: 'End turn', emphasis: 'stone' })
  })

  test('a card of the offer is taken in two taps', async () => {
    const { view, primary, stored } = await openQuestTable('queens-quest', QUEENS)
    const offered = view.now.value.state.quest?.offer[1] ?? -1
    view.selection.value = { on: 'task', slot: offered }
    expect(primary()).toMatchObject({ label: 'Take card', hint: '1 action' })
    primary().onPress()
    await stored()
    expect(view.now.value.court.hand).toContain(offered)
    await expect.poll(() => view.log.value[0]?.text).toMatch(/^Ann took the card [BLACK]·[STONE] \/ (row|column) /)
  })

  test('[B99] two vassals in sets of their own bring no points, and the prompt says why', async () => {
    const { at, primary, prompt, pickHand } = await openQuestTable('queens-quest', {
      board: { CT: 'Ls/De', BO: 'Mc/Pe' },
      courts: [{ hand: ['M01'] }, { hand: [] }],
      quest: { offer: ['M02', 'M03'] },
    })
    pickHand()
    expect(primary().label).toBe('Use: +1 point')
    expect(prompt().text).toBe('Choose the sets below.')
    joinViews(at(), 'right').at(-1)?.onPress()
    expect(primary().label).toBe('Use: no points')
    expect(prompt().text).toBe('A set scores from its second vassal on.')
  })

  test('[B98] [B99] a card in hand says what its best use brings, and each set what it would bring', async () => {
    const { view, at, primary, pickHand, stored } = await openQuestTable('queens-quest', QUEENS)
    pickHand()
    expect(primary()).toMatchObject({ label: 'Use: +3 points', hint: '1 action, reveals 2 cards' })
    expect(joinViews(at(), 'left').map(({ gain, isChosen }) => [gain, isChosen])).toEqual([
      ['+3', true],
      ['new', false],
    ])
    joinViews(at(), 'left')[1]?.onPress()
    // Apart from the set of its kind the Lion Scout joins the Maple Captain, which is different.
    expect(primary().label).toBe('Use: +1 point')
    joinViews(at(), 'left')[0]?.onPress()
    primary().onPress()
    await stored()
    expect(view.now.value.court.sets?.map((set) => set.length)).toEqual([3, 1])
    await expect
      .poll(() => view.log.value.map(({ text }) => text))
      .toContain('Ann took Lion Scout from C·T, into a set of 3')
  })

  test('a tap on the board takes the other vassal, a press on a half leaves it out', async () => {
    const { view, at, targets, primary, pickHand } = await openQuestTable('queens-quest', QUEENS)
    pickHand()
    const other = targets().get(spaceOf('BE'))
    expect(other).toMatchObject({ verb: 'use', label: ', take it' })
    if (other && 'next' in other) view.selection.value = other.next
    expect(targets().get(spaceOf('BE'))).toMatchObject({ label: ', chosen' })
    const [, right] = cardUseHalfButtons(at(), view.now.value.court.hand[0] ?? -1)
    expect(right).toMatchObject({ note: 'you take it', isActive: true })
    right?.onPress()
    expect(cardUseHalfButtons(at(), view.now.value.court.hand[0] ?? -1)[1]).toMatchObject({
      note: 'left out',
      isActive: false,
    })
    expect(primary()).toMatchObject({ hint: '1 action, reveals a card' })
  })

  test('a card that no vassal meets says so', async () => {
    const { primary, prompt, pickHand } = await openQuestTable('queens-quest', { ...QUEENS, board: { LT: 'Dy/Pe' } })
    pickHand()
    expect(primary()).toMatchObject({ reason: 'no half is met yet' })
    expect(prompt()).toEqual({ lead: 'Card:', text: 'no vassal meets it now.' })
  })

  test('a move on the board costs an action, not a token', async () => {
    const { view, targets, prompt } = await openQuestTable('queens-quest', QUEENS)
    view.selection.value = { on: 'vassal', space: spaceOf('LT') }
    expect(targets().get(spaceOf('LS'))).toMatchObject({ icon: 'slide', label: ', slide here, 1 action' })
    expect(prompt().text).toBe('Slide to a dashed space: 1 action.')
  })
})
