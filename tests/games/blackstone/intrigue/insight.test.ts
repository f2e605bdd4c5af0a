/** What the table shows of intrigue: which cards can be marked where, their rewards, why a card cannot be claimed. */
import { describe, expect, test } from 'vitest'
import {
  agentsOn,
  markableCardsOf,
  markerRewards,
  spaceOfVassal,
} from '#src/games/blackstone/insight/shown/intrigueMarkers.ts'
import {
  currentReward,
  faceDownTaskInQuestion,
  rewardOptions,
  whyNotClaim,
} from '#src/games/blackstone/insight/shown/intrigueQuestions.ts'
import { mayLayFaceDown } from '#src/games/blackstone/insight/shown/mayLayFaceDown.ts'
import { openTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import { complete, endWork, flip, space } from '../namedActions.ts'
import type { Situation } from '../testTable.ts'
import { claim, intrigueSituation, skip } from './intrigueSituation.ts'

/**
 * Seat 0 completes G01: a lion on BS and a spy in column L. Its cost is a maple captain, that of G03 a maple emissary.
 */
const MET = { BS: 'Lc/Ds', LN: 'Dy/Ls' }
const completedSituation = (board: Record<string, string>): Situation => {
  const s = intrigueSituation({
    board: { ...MET, ...board },
    courts: [{ hand: ['G01'], completed: { knight: ['G03'], ploy: ['M05'] }, retained: ['Me/Ps'] }, {}],
  })
  s.do(complete('G01', 'BS', 'LN', 'Me'), endWork)
  return s
}
const marking = (s: Situation) =>
  markableCardsOf(s.scene).map(({ card, spaces }) => [s.name(card), spaces.map((one) => [one.space, one.alike])])

describe('marking', () => {
  test('[B65] [B79] names the vassals that share one symbol or two with the cost of a card, and no Ploy', () => {
    const s = completedSituation({ AT: 'Mc/Ps', KE: 'Ly/Ds' })
    const found = Object.fromEntries(marking(s) as [string, [number, number][]][])
    expect(Object.keys(found)).toEqual(['G03', 'G01'])
    expect(found.G03).toContainEqual([space('AT'), 1])
    expect(found.G01).toContainEqual([space('AT'), 2])
    for (const spaces of Object.values(found)) expect(spaces.map(([at]) => at)).not.toContain(space('KE'))
  })

  test('[B143] [B150] says what one symbol brings and what two, where there are Machinations and where not', () => {
    const giftsOf = (mode: string, completed: object) => {
      const s = intrigueSituation({ mode, courts: [{ completed }, {}] })
      const [card = -1] = Object.values(s.court(0).stacks).flat()
      const task = openTaskIn(s.state, card)
      return task && markerRewards(s.scene, task)
    }
    expect(giftsOf('kings-quest', { wizard: ['G05'] })).toEqual([
      ['wizard', 'guild'],
      ['wizard+guild', 'power'],
    ])
    expect(giftsOf('kings-quest', { king: ['P05'] })).toEqual([['power'], ['machination']])
    expect(giftsOf('puzzle-master', { king: ['P05'] })).toEqual([['power'], ['power']])
  })
})

/** Bo, seat 1, has marked the maple captain on AT for his Knight; seat 0 is to work. */
const markedSituation = (options = {}): Situation =>
  intrigueSituation({
    board: { AT: 'Mc/Ps', KE: 'Ly/Ds' },
    options,
    courts: [
      { wizards: 2, knights: 1 },
      { completed: { knight: ['G01'] }, intrigue: { at: 'agents', card: 'G01', vassal: 'AT', matched: 2 } },
    ],
  })

describe('a marker', () => {
  test('is seen on its vassal wherever that lies, and nowhere once it has left the board', () => {
    const s = markedSituation()
    const [agent] = agentsOn(s.state, space('AT'))
    expect(agent).toMatchObject({ seat: 1, matchedSymbols: 2 })
    expect(agentsOn(s.state, space('KE'))).toEqual([])
    const { intrigue } = s.court(1)
    const vassal = intrigue?.at === 'agents' ? intrigue.vassal : -1
    expect(spaceOfVassal(s.state, vassal)).toBe(space('AT'))
    expect(spaceOfVassal({ ...s.state, board: s.state.board.map(() => -1) }, vassal)).toBeNull()
  })

  test('[B71] brings a reward that waits from the move until its owner is asked', () => {
    const s = markedSituation()
    s.do(flip('AT'))
    expect(currentReward(s.state)).toBeNull()
    s.do(endWork)
    expect(currentReward(s.state)).toMatchObject({ matched: 2 })
    expect(rewardOptions(s.scene)).toEqual([
      { reward: 'knight+guild', hasToken: true, hasDeck: true },
      { reward: 'power', hasToken: false, hasDeck: true },
    ])
  })
})

/** This card of seat 1 lies face down; G32, a Wizard, asks for a captain on BS and a dragon in row O. */
const faceDownSituation = (card: string, court = {}): Situation => {
  const s = intrigueSituation({
    board: { ...MET, AT: 'Mc/Ps' },
    courts: [{ hand: ['G01'] }, { intrigue: { at: 'faceDown', card: 'guild' }, ...court }],
    hidden: { faceDown: [[], [card]] },
  })
  s.do(complete('G01', 'BS', 'LN'), endWork)
  return s
}

describe('a card face down', () => {
  test('[B74] shows its owner which half was fitted, and by whom', () => {
    const { scene } = faceDownSituation('G32')
    expect(faceDownTaskInQuestion(scene)).toMatchObject({
      task: { id: 'G32' },
      fittedHalves: { left: true, right: false },
    })
    expect(faceDownTaskInQuestion(scene)?.usedVassals.map((one) => one.space)).toEqual([space('BS'), space('LN')])
  })

  test('is not shown to anybody else', () => {
    const { scene } = faceDownSituation('G32')
    expect(faceDownTaskInQuestion({ ...scene, knownCode: () => -1 })).toBeNull()
  })

  test('[B74] [B75] can be claimed, or it is said why not', () => {
    expect(whyNotClaim(faceDownSituation('G32').scene)).toBeNull()
    expect(whyNotClaim(faceDownSituation('G05').scene)).toMatchObject({ code: 'claim.notFitted' })
    const poor = faceDownSituation('G32', { completed: { wizard: ['G05'] } })
    expect(whyNotClaim(poor.scene)).toMatchObject({ code: 'complete.cannotPay' })
    const rich = faceDownSituation('G32', { completed: { wizard: ['G05'] }, retained: ['Pc/Ly'] })
    expect(whyNotClaim(rich.scene)).toBeNull()
    expect(rich.legal).toContainEqual(claim('Pc'))
  })
})

describe('[B31] [B78] a task may still be laid face down', () => {
  const atWork = (court: object, turn = {}) => intrigueSituation({ courts: [{ hand: ['G01'], ...court }, {}], turn })

  test('before the end of a turn without a completion, with markers at court and a task in hand', () => {
    expect(mayLayFaceDown(atWork({}).scene)).toBe(true)
    expect(mayLayFaceDown(atWork({ hand: [] }).scene)).toBe(false)
    expect(mayLayFaceDown(atWork({ intrigue: { at: 'exhausted' } }).scene)).toBe(false)
    expect(mayLayFaceDown(atWork({}, { completions: 1 }).scene)).toBe(false)
  })

  test('not where intrigue is not played, nor once it was skipped', () => {
    expect(
      mayLayFaceDown(intrigueSituation({ options: { intrigue: 'off' }, courts: [{ hand: ['G01'] }, {}] }).scene),
    ).toBe(false)
    const s = atWork({ hand: ['G01', 'G02', 'G03'] })
    expect(mayLayFaceDown(s.scene)).toBe(true)
    s.do(endWork, skip)
    expect(s.state.todo.at(-1)?.do).toBe('drop')
    expect(mayLayFaceDown(s.scene)).toBe(false)
  })
})

test('[B70] two owners may stand on one vassal', () => {
  const s = intrigueSituation({
    board: { AT: 'Mc/Ps' },
    courts: [0, 1].map((seat) => {
      const card = seat === 0 ? 'G01' : 'G03'
      return { completed: { knight: [card] }, intrigue: { at: 'agents', card, vassal: 'AT', matched: 1 } as const }
    }),
  })
  expect(agentsOn(s.state, space('AT')).map(({ seat }) => seat)).toEqual([0, 1])
})
