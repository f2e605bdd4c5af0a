/** Offers of the table in the Queen's and the Wizard's Quest. */
import { describe, expect, test } from 'vitest'
import { game } from '#src/games/blackstone/game.ts'
import type { PositionDocument } from '#src/games/blackstone/position/positionSchema.ts'
import { readPosition } from '#src/games/blackstone/position/readPosition.ts'
import { createMemoryLogStore } from '#src/store/memoryLogStore.ts'
import { openNewTable } from '#src/table/openLocalTable.ts'
import '#src/text/blackstone/bundles/board.ts'
import { parseSpace } from '#src/games/blackstone/notation/cardAndSpaceNotation.ts'
import { questionOf } from '#src/ui/blackstone/table/blackstoneTableView.ts'
import { createStandaloneTableView } from '#src/ui/blackstone/table/createStandaloneTableView.ts'
import { extension as queensQuest } from '#src/ui/blackstone/table/extensions/queens-quest.tsx'
import { extension as wizardsQuest } from '#src/ui/blackstone/table/extensions/wizards-quest.tsx'
import {
  fittingVassals,
  laySelectionOf,
  layVassalViews,
} from '#src/ui/blackstone/table/queensAndWizardsQuest/placeVassalsChoices.ts'
import { cardUseHalfButtons, joinViews } from '#src/ui/blackstone/table/queensAndWizardsQuest/takeVassalsChoices.ts'
import { mergeExtensions } from '#src/ui/blackstone/table/tableExtension.ts'
import { playerViews } from '#src/ui/blackstone/table/turn/playerViews.ts'
import { primaryChoice } from '#src/ui/blackstone/table/turn/primaryChoice.ts'
import { promptOf } from '#src/ui/blackstone/table/turn/prompt.ts'
import { unwrap } from '../../../../kernel/toyLog.ts'
import { envOf } from '../../../../table/tableEnv.ts'

const EXTENSIONS = { 'queens-quest': queensQuest, 'wizards-quest': wizardsQuest }

const openQuestTable = async (mode: keyof typeof EXTENSIONS, zones: Partial<PositionDocument>) => {
  const read = unwrap(
    readPosition(game, { format: 'blackstone-position', version: 1, mode, seats: ['Ann', 'Ben'], ...zones }),
  )
  const { table: header, names, hidden } = read
  const request = {
    mode,
    options: header.options,
    names,
    position: header.position ?? {},
    ...(hidden !== undefined && { hidden }),
  }
  const table = unwrap(
    await openNewTable(game, envOf(createMemoryLogStore()), request as Parameters<typeof openNewTable>[2]),
  )
  const view = createStandaloneTableView({ ...table, game, extensions: mergeExtensions([EXTENSIONS[mode]]) })
  const at = () => ({ view, now: view.now.value })
  return {
    view,
    at,
    primary: () => primaryChoice(view, view.now.value),
    prompt: () => promptOf(view, view.now.value),
    targets: () => questionOf(view, view.now.value)?.tapTargets?.(at()) ?? new Map(),
    stored: () => expect.poll(() => view.now.value.isPending).toBe(false),
    pickHand: (place = 0) => {
      view.selection.value = { on: 'task', slot: view.now.value.court.hand[place] ?? -1 }
    },
  }
}

const spaceOf = (text: string): number => parseSpace(text) ?? -1

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
    expect(view.log.value[0]?.text).toMatch(/^Ann took the card [BLACK]·[STONE] \/ (row|column) /)
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
    expect(view.log.value.map(({ text }) => text)).toContain('Ann took Lion Scout from C·T, into a set of 3')
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
    const texts = view.log.value.map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['Ann placed Lion Captain on A·S', 'Ann placed Maple Scout on K·O']))
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
    expect(view.log.value[0]?.text).toBe('Ann gave Dragon Emissary and took Maple Captain')
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
