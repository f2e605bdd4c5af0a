/** What the table shows of the quests: the offer, the ways to use a card and their value, and what a hand can place. */
import { describe, expect, test } from 'vitest'
import {
  sortByFaction,
  vassalsLeftInHand,
  vassalWithSideUp,
  visibleVassalIn,
} from '#src/games/blackstone/insight/shown/vassalHand.ts'
import { previewUse, type UseChoice } from '../../../../../src/games/blackstone/insight/shown/previewQueensQuestUse.ts'
import {
  endPhase,
  offerStatus,
  turnResources,
} from '../../../../../src/games/blackstone/insight/shown/queensAndWizardsQuestStatus.ts'
import { themeOfSet } from '../../../../../src/games/blackstone/insight/shown/summaryOfSets.ts'
import {
  completeLayAction,
  layActionsWith,
  placeableByHalf,
  placementProgress,
  sidesByVassal,
  spacesForChosen,
  vassalsUnder,
} from '../../../../../src/games/blackstone/insight/shown/vassalPlacementChoices.ts'
import { holdsSecrets } from '../../../../../src/games/blackstone/insight/tableCards.ts'
import { formatFace, formatSpace } from '../../../../../src/games/blackstone/notation/cardAndSpaceNotation.ts'
import { endWork, face, slide, space, take, takeKnight } from '../../namedActions.ts'
import { type Situation, situation, type Zones } from '../../testTable.ts'

const queensSituation = (zones: Zones): Situation => situation({ mode: 'queens-quest', ...zones })
const wizardsSituation = (zones: Zones): Situation => situation({ mode: 'wizards-quest', ...zones })
const faces = (text: string): readonly number[] => text.split(' ').map(face)

describe('the offer', () => {
  const OFFER = ['M02', 'M03', 'M04', 'M05', 'M06']
  const HIDDEN = { decks: { machination: ['M10', 'M11'] } }

  test('[B95] in the Wizard’s Quest a second card of a turn costs two actions, a third is not to be had', () => {
    const s = wizardsSituation({
      quest: { offer: OFFER },
      courts: [{ knights: 2, vassals: ['Ls/De'] }, { vassals: ['Ls/Dy'] }],
      hidden: HIDDEN,
    })
    const price = () => offerStatus(s.state).nextCardPrice
    expect(price()).toBe(1)
    s.do(take(0))
    expect(price()).toBe(2)
    s.do(take(0))
    expect(price()).toBe(null)
  })

  test('in the Queen’s Quest every card costs one action', () => {
    const s = queensSituation({ quest: { offer: OFFER }, courts: [{}, {}], hidden: HIDDEN })
    s.do(take(0), take(0))
    expect(offerStatus(s.state)).toMatchObject({ nextCardPrice: 1, deckCount: 27, doesOldestLeave: false })
  })

  test('[B102] the oldest card leaves unless one was taken', () => {
    const s = queensSituation({ quest: { offer: OFFER }, courts: [{}, {}], hidden: HIDDEN })
    expect(offerStatus(s.state).doesOldestLeave).toBe(true)
    s.do(take(0))
    expect(offerStatus(s.state).doesOldestLeave).toBe(false)
  })

  test('[B103] a knight that was taken this turn is not among what is left', () => {
    const s = queensSituation({ quest: { offer: OFFER }, courts: [{ knights: 2 }, {}], hidden: HIDDEN })
    expect(turnResources(s.state)).toEqual({ actions: 3, actionsPerTurn: 3, usableKnights: 2, newKnights: 0, total: 5 })
    s.do(takeKnight)
    expect(turnResources(s.state)).toEqual({ actions: 2, actionsPerTurn: 3, usableKnights: 2, newKnights: 1, total: 4 })
  })

  test('[B91] the end is announced: one round more, then the last', () => {
    const s = wizardsSituation({ quest: { offer: OFFER }, courts: [{}, { vassals: ['Ls/Dy'] }], hidden: HIDDEN })
    expect(endPhase(s.state)).toBe(null)
    s.do({ kind: 'pass' })
    expect(endPhase(s.state)).toBe('oneMore')
    s.do(endWork)
    expect(endPhase(s.state)).toBe('lastRound')
  })
})

test.each([
  ['Ls', { is: 'single' }],
  ['Ls Ls', { is: 'same' }],
  ['Ls De', { is: 'different' }],
  ['Ls Le', { is: 'faction', faction: 0 }],
  ['Ls Ds Ms', { is: 'role', role: 0 }],
  ['Ls Ls Le', { is: 'faction', faction: 0 }],
])('a set of %s is called for what it is', (text, sort) => {
  expect(themeOfSet(faces(text))).toEqual(sort)
})

/** M01 asks for a Lion Scout at C·T and a Maple Captain in column B, where two of them are. */
const USING: Zones = {
  board: { CT: 'Ls/De', BO: 'Mc/Pe', BE: 'Mc/Ps', KS: 'Pc/Dy' },
  courts: [{ hand: ['M01'], sets: [['Ls/Dy', 'Ls/Dc'], ['Le/Ds', 'Lc/Ds'], ['Mc/Py']] }, {}],
  quest: { offer: ['M02'] },
  hidden: { decks: { machination: ['M10', 'M11'] } },
}

describe('[B98] [B99] using a card', () => {
  const seen = (wish: UseChoice = {}) => {
    const s = queensSituation(USING)
    const [card = -1] = s.court(0).hand
    return previewUse(s.scene, s.legal, card, wish)
  }

  test('the way that brings most is proposed: a third of the same for 3, a second of the same for 1', () => {
    expect(seen()).toMatchObject({ gain: 4, action: { left: { space: space('CT'), set: 0 }, right: { set: 2 } } })
  })

  test('every set that the vassal may join says what that brings, a new one last', () => {
    const left = seen()?.left.setChoices.map(({ set, gain, value }) => [set, gain, value])
    // Three of the same: 4 for 1. Three Lions: 2 for 1. Different from a Maple Captain: 1 for 0. A new set: 0.
    expect(left).toEqual([
      [0, 3, 4],
      [1, 1, 2],
      [2, 1, 1],
      [3, 0, 0],
    ])
  })

  test('the right half is judged by the sets as they are after the left half', () => {
    const right = seen({ left: { set: 3 }, right: { set: 3 } })
    expect(right?.action).toMatchObject({ left: { set: 3 }, right: { set: 3 } })
    // Alone in its new set the Lion Scout is joined by the Maple Captain: all different.
    expect(right?.right.setChoices.find(({ set }) => set === 3)).toMatchObject({
      faces: faces('Ls'),
      gain: 1,
      value: 1,
    })
    expect(right?.right.setChoices.map(({ set }) => set)).toEqual([2, 3, 4])
    expect(right?.gain).toBe(1)
  })

  test('a half may be left out, not both; another vassal may come', () => {
    expect(seen({ left: { isLeftOut: true } })?.action).toEqual(
      expect.not.objectContaining({ left: expect.anything() }),
    )
    expect(seen({ left: { isLeftOut: true }, right: { isLeftOut: true } })?.action).toMatchObject({ right: {} })
    expect(seen({ right: { space: space('BE') } })?.action.right?.space).toBe(space('BE'))
    expect(seen()?.right.spaces.map(formatSpace)).toEqual(['BO', 'BE'])
  })

  test('a wish that is not possible is ignored', () => {
    expect(seen({ left: { space: space('KS') }, right: { set: 1 } })?.gain).toBe(4)
  })

  test('a card that nobody meets cannot be used', () => {
    const s = queensSituation({ ...USING, board: { KS: 'Pc/Dy' } })
    expect(previewUse(s.scene, s.legal, s.court(0).hand[0] ?? -1, {})).toBe(null)
  })
})

/** M04 asks for a Lion Captain at A·S and a Maple Scout in row O. */
const LAYING: Zones = {
  board: { AO: 'Ms/Pe', LO: 'Py/Ls' },
  courts: [{ hand: ['M04'], vassals: ['De/Lc', 'Lc/Ms', 'Ms/Py', 'Pc/My'] }, { vassals: ['vassal'] }],
  quest: { offer: ['M02'], vassals: ['Mc/Pe'], under: { AO: ['Ms/Pc'] } },
  hidden: { decks: { machination: ['M10', 'M11'] } },
}

describe('laying vassals', () => {
  const table = () => {
    const s = wizardsSituation(LAYING)
    const [card = -1] = s.court(0).hand
    const slotOf = (name: string) => (s.court(0).vassals ?? []).find((slot) => s.names([slot])[0] === name) ?? -1
    return { s, card, lays: layActionsWith(s.legal, card), slotOf }
  }

  test('[B93] a vassal fits by either face', () => {
    const { s, card, lays, slotOf } = table()
    const left = sidesByVassal(lays, 'left', {})
    expect([...left.keys()].sort()).toEqual([slotOf('De/Lc'), slotOf('Lc/Ms')].sort())
    const serving = placeableByHalf(s.scene, card)
    expect(s.names(serving.left)).toEqual(['De/Lc', 'Lc/Ms'])
    expect(s.names(serving.right)).toEqual(['Lc/Ms', 'Ms/Py'])
    const hidden = slotOf('De/Lc')
    const [side = 0] = left.get(hidden) ?? []
    expect(formatFace(vassalWithSideUp(s.scene, hidden, side)?.face ?? -1)).toBe('Lc')
  })

  test('[B97] the second may lie on any space of its line that is empty or shows its face', () => {
    const { lays, slotOf } = table()
    const right = {
      slot: slotOf('Ms/Py'),
      side: [...(sidesByVassal(lays, 'right', {}).get(slotOf('Ms/Py')) ?? [])][0] ?? 0,
    } as const
    expect(spacesForChosen(lays, 'right', { right }).map(formatSpace)).toEqual(['BO', 'AO', 'CO', 'KO'])
  })

  test('one vassal serves one half', () => {
    const { lays, slotOf } = table()
    const slot = slotOf('Lc/Ms')
    const [side = 0] = sidesByVassal(lays, 'left', {}).get(slot) ?? []
    expect([...sidesByVassal(lays, 'right', { left: { slot, side } }).keys()]).toEqual([slotOf('Ms/Py')])
  })

  test('there is an action once all is chosen that must be', () => {
    const { lays, slotOf } = table()
    const side = (name: string, half: 'left' | 'right') =>
      [...(sidesByVassal(lays, half, {}).get(slotOf(name)) ?? [])][0] ?? 0
    const left = { slot: slotOf('De/Lc'), side: side('De/Lc', 'left') }
    const right = { slot: slotOf('Ms/Py'), side: side('Ms/Py', 'right') }
    expect(completeLayAction(lays, {})).toBe(null)
    expect(completeLayAction(lays, { left })).toMatchObject({ left: { ...left, space: space('AS') } })
    expect(completeLayAction(lays, { left, right })).toBe(null)
    expect(completeLayAction(lays, { left, right: { ...right, space: space('KO') } })).toMatchObject({
      left,
      right: { space: space('KO') },
    })
  })

  test('where a card asks for its vassals nobody on the board meets it', () => {
    const { s, card } = table()
    const places = placementProgress(s.scene, card)
    expect(places?.left).toEqual({ targetSpaces: [space('AS')], matching: [], fitElsewhere: [], fitAfterFlip: [] })
    expect(places?.right.targetSpaces.map(formatSpace)).toEqual(['BO', 'LO', 'AO', 'CO', 'KO'])
  })

  test('the hand lies by houses and roles, and says how many are left', () => {
    const { s } = table()
    expect(s.names(sortByFaction(s.scene, s.court(0).vassals ?? []))).toEqual(['Lc/Ms', 'De/Lc', 'Ms/Py', 'Pc/My'])
    expect(vassalsLeftInHand(s.state)).toEqual([4, 1])
  })

  test('the cards under a stack are listed from the top; a slide of the stack takes them along', () => {
    const { s } = table()
    expect(vassalsUnder(s.state, space('AO')).map(({ reverse }) => formatFace(reverse))).toEqual(['Pc'])
    s.do(slide('AO', 'CO'))
    expect([vassalsUnder(s.state, space('AO')).length, vassalsUnder(s.state, space('CO')).length]).toEqual([0, 1])
  })

  test('[B153] vassals in hand are secrets, and unknown to others', () => {
    const s = wizardsSituation({ ...LAYING, courts: [{ vassals: ['vassal'] }, { vassals: ['Ls/Dy'] }] })
    expect([0, 1].map((seat) => holdsSecrets(s.state, seat))).toEqual([true, false])
    const [slot = -1] = s.court(0).vassals ?? []
    expect(visibleVassalIn({ ...s.scene, knownCode: () => -1 }, slot)).toBe(null)
  })
})
