/** What is said of intrigue: which cards can be marked where, what that brings, why a card cannot be claimed. */
import { describe, expect, test } from 'vitest'
import {
  agentsOn,
  brings,
  lyingAsked,
  markables,
  pendingOf,
  rewardAsked,
  spaceOf,
  takes,
  whyNotClaim,
} from '../../../../src/games/blackstone/insight/intrigue.ts'
import { mayLayDown } from '../../../../src/games/blackstone/insight/laying-down.ts'
import { taskIn } from '../../../../src/games/blackstone/insight/sight.ts'
import { complete, endWork, flip, space } from '../moves.ts'
import type { Situation } from '../situation.ts'
import { claim, plot, skip } from './table.ts'

/** Seat 0 completes G01: a lion on BS and a spy in column L. Its cost is a maple captain, that of G03 a maple emissary. */
const MET = { BS: 'Lc/Ds', LN: 'Dy/Ls' }
const completed = (board: Record<string, string>): Situation => {
  const s = plot({
    board: { ...MET, ...board },
    courts: [{ hand: ['G01'], completed: { knight: ['G03'], ploy: ['M05'] }, retained: ['Me/Ps'] }, {}],
  })
  s.do(complete('G01', 'BS', 'LN', 'Me'), endWork)
  return s
}
const marking = (s: Situation) =>
  markables(s.scene).map(({ card, spaces }) => [s.name(card), spaces.map((one) => [one.space, one.alike])])

describe('marking', () => {
  test('[65] [79] names the vassals that share one symbol or two with the cost of a card, and no Ploy', () => {
    const s = completed({ AT: 'Mc/Ps', KE: 'Ly/Ds' })
    const found = Object.fromEntries(marking(s) as [string, [number, number][]][])
    expect(Object.keys(found)).toEqual(['G03', 'G01'])
    expect(found.G03).toContainEqual([space('AT'), 1])
    expect(found.G01).toContainEqual([space('AT'), 2])
    for (const spaces of Object.values(found)) expect(spaces.map(([at]) => at)).not.toContain(space('KE'))
  })

  test('[143] [150] says what one symbol brings and what two, where there are Machinations and where not', () => {
    const giftsOf = (mode: string, completed: object) => {
      const s = plot({ mode, courts: [{ completed }, {}] })
      const [card = -1] = Object.values(s.court(0).stacks).flat()
      const task = taskIn(s.state, card)
      return task && brings(s.scene, task)
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
const marked = (options = {}): Situation =>
  plot({
    board: { AT: 'Mc/Ps', KE: 'Ly/Ds' },
    options,
    courts: [
      { wizards: 2, knights: 1 },
      { completed: { knight: ['G01'] }, intrigue: { at: 'agents', card: 'G01', vassal: 'AT', matched: 2 } },
    ],
  })

describe('a marker', () => {
  test('is seen on its vassal wherever that lies, and nowhere once it has left the board', () => {
    const s = marked()
    const [agent] = agentsOn(s.state, space('AT'))
    expect(agent).toMatchObject({ seat: 1, alike: 2 })
    expect(agentsOn(s.state, space('KE'))).toEqual([])
    const { intrigue } = s.court(1)
    const vassal = intrigue?.at === 'agents' ? intrigue.vassal : -1
    expect(spaceOf(s.state, vassal)).toBe(space('AT'))
    expect(spaceOf({ ...s.state, board: s.state.board.map(() => -1) }, vassal)).toBeNull()
  })

  test('[71] brings a reward that waits from the deed until its owner is asked', () => {
    const s = marked()
    expect(pendingOf(s.state, 1)).toBeNull()
    s.do(flip('AT'))
    expect(pendingOf(s.state, 1)).toMatchObject({ matched: 2 })
    expect(rewardAsked(s.state)).toBeNull()
    s.do(endWork)
    expect(rewardAsked(s.state)).toEqual(pendingOf(s.state, 1))
    expect(takes(s.scene)).toEqual([
      { take: 'knight+guild', token: true, deck: true },
      { take: 'power', token: false, deck: true },
    ])
  })
})

/** Of seat 1 lies this card face down; G32, a Wizard, asks for a captain on BS and a dragon in row O. */
const lying = (card: string, court = {}): Situation => {
  const s = plot({
    board: { ...MET, AT: 'Mc/Ps' },
    courts: [{ hand: ['G01'] }, { intrigue: { at: 'faceDown', card: 'guild' }, ...court }],
    hidden: { faceDown: [[], [card]] },
  })
  s.do(complete('G01', 'BS', 'LN'), endWork)
  return s
}

describe('a card face down', () => {
  test('[74] shows its owner which half was fitted, and by whom', () => {
    const { scene } = lying('G32')
    expect(lyingAsked(scene)).toMatchObject({ task: { id: 'G32' }, fitted: { left: true, right: false } })
    expect(lyingAsked(scene)?.used.map((one) => one.space)).toEqual([space('BS'), space('LN')])
  })

  test('is nothing to anybody else', () => {
    const { scene } = lying('G32')
    expect(lyingAsked({ ...scene, know: () => -1 })).toBeNull()
  })

  test('[74] [75] can be claimed, or it is said why not', () => {
    expect(whyNotClaim(lying('G32').scene)).toBeNull()
    expect(whyNotClaim(lying('G05').scene)).toMatchObject({ code: 'claim.notFitted' })
    const poor = lying('G32', { completed: { wizard: ['G05'] } })
    expect(whyNotClaim(poor.scene)).toMatchObject({ code: 'complete.cannotPay' })
    const rich = lying('G32', { completed: { wizard: ['G05'] }, retained: ['Pc/Ly'] })
    expect(whyNotClaim(rich.scene)).toBeNull()
    expect(rich.legal).toContainEqual(claim('Pc'))
  })
})

describe('[31] [78] a task may still be laid face down', () => {
  const atWork = (court: object, turn = {}) => plot({ courts: [{ hand: ['G01'], ...court }, {}], turn })

  test('before the end of a turn without a completion, with markers at court and a task in hand', () => {
    expect(mayLayDown(atWork({}).scene)).toBe(true)
    expect(mayLayDown(atWork({ hand: [] }).scene)).toBe(false)
    expect(mayLayDown(atWork({ intrigue: { at: 'exhausted' } }).scene)).toBe(false)
    expect(mayLayDown(atWork({}, { completions: 1 }).scene)).toBe(false)
  })

  test('not where intrigue is not played, nor once it was skipped', () => {
    expect(mayLayDown(plot({ options: { intrigue: 'off' }, courts: [{ hand: ['G01'] }, {}] }).scene)).toBe(false)
    const s = atWork({ hand: ['G01', 'G02', 'G03'] })
    expect(mayLayDown(s.scene)).toBe(true)
    s.do(endWork, skip)
    expect(s.state.todo.at(-1)?.do).toBe('drop')
    expect(mayLayDown(s.scene)).toBe(false)
  })
})

test('[70] two owners may stand on one vassal', () => {
  const s = plot({
    board: { AT: 'Mc/Ps' },
    courts: [0, 1].map((seat) => {
      const card = seat === 0 ? 'G01' : 'G03'
      return { completed: { knight: [card] }, intrigue: { at: 'agents', card, vassal: 'AT', matched: 1 } as const }
    }),
  })
  expect(agentsOn(s.state, space('AT')).map(({ seat }) => seat)).toEqual([0, 1])
})
