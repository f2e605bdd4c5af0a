/** Intrigue beside families, guards, wild vassals, Assassins and Knight-Wizard cards. */
import { describe, expect, test } from 'vitest'
import { guard, unguard } from '../families/familySituation.ts'
import { complete, endWork, flip, slide, space } from '../namedActions.ts'
import type { Situation, Zones } from '../testTable.ts'
import { agents, claim, decline, intrigueSituation, markerPlace, offeredRewards } from './intrigueSituation.ts'

type Court = NonNullable<Zones['courts']>[number]

const kindsOf = (events: readonly { readonly kind: string }[]): readonly string[] => events.map(({ kind }) => kind)
const G01_BOARD = { BS: 'Lc/Ds', LN: 'Dy/Ls' }
const agent = (vassal: string): Court => ({
  completed: { knight: ['G03'] },
  intrigue: { at: 'agents', card: 'G03', vassal, matched: 1 },
})

describe('families', () => {
  const families = { families: 'random' }

  test('[B74] [B83] Hester completes twice: owners are asked once, and what either used counts', () => {
    // G03 of seat 1 asks for a lion on KS, which only the second task uses.
    const s = intrigueSituation({
      options: families,
      board: { ...G01_BOARD, AN: 'Ms/De', KS: 'Le/Py' },
      courts: [{ family: 'hester', hand: ['G01', 'G25'] }, { intrigue: { at: 'faceDown', card: 'G03' } }],
    })
    s.do(complete('G01', 'BS', 'LN'), complete('G25', 'AN', 'KS'), endWork)
    expect([s.seat, s.legal]).toEqual([1, [claim(), decline]])
    s.do(decline)
    expect(s.legalOf('decline')).toEqual([])
    expect(s.seat).toBe(0)
  })

  test('[B76] [B89] a claimed King brings Evertine a Knight', () => {
    // P02 asks for a lion emissary on BS.
    const s = intrigueSituation({
      options: families,
      board: { BS: 'Le/Ds', LN: 'Dy/Ls' },
      courts: [{ hand: ['G01'] }, { family: 'evertine', intrigue: { at: 'faceDown', card: 'P02' } }],
    })
    s.do(complete('G01', 'BS', 'LN'), endWork)
    const events = s.do(claim())
    expect(kindsOf(events).slice(0, 2)).toEqual(['claimed', 'gained'])
    expect(events[1]).toMatchObject({ seat: 1, knights: 1 })
    expect(s.state.completions).toBe(1)
  })

  test('[B76] [B82] Gramberly may pay one vassal less for a claim', () => {
    const s = intrigueSituation({
      options: families,
      board: G01_BOARD,
      courts: [
        { hand: ['G01'] },
        { family: 'gramberly', completed: { wizard: ['G02'] }, intrigue: { at: 'faceDown', card: 'G32' } },
      ],
    })
    s.do(complete('G01', 'BS', 'LN'), endWork)
    expect(s.legal).toEqual([claim(), decline])
    s.do(claim())
    expect(s.names(s.court(1).stacks.wizard)).toEqual(['G02', 'G32'])
  })

  test('[B67] [B87] a slide of three spaces disturbs once', () => {
    const s = intrigueSituation({
      options: families,
      board: { BS: 'Me/Ls' },
      courts: [{ family: 'corwin', knights: 1 }, agent('BS')],
    })
    expect(kindsOf(s.do(slide('BS', 'CS')))).toEqual(['slid', 'noticed'])
  })

  test('[B67] [B85] guarding and removing a guard disturbs nobody', () => {
    const s = intrigueSituation({
      options: families,
      board: { AO: 'Me/Ls' },
      courts: [{ family: 'hester', knights: 1 }, { knights: 2 }, agent('AO')],
    })
    expect(kindsOf(s.do(guard('AO'), endWork))).not.toContain('noticed')
    expect(kindsOf(s.do(unguard('AO')))).not.toContain('noticed')
    expect(markerPlace(s, 2)).toBe('agents')
  })
})

describe('wild vassals', () => {
  const wild = { wildVassals: 'on' }

  test('[B132] what is free always matches: beside a maple emissary M* shares both, *y one', () => {
    const placed = (vassal: string): Situation =>
      intrigueSituation({
        options: wild,
        board: { AO: vassal },
        courts: [{ completed: { knight: ['G03'] } }],
        turn: { step: 'intrigue', completions: 1 },
      })
    const matched = (s: Situation): unknown => s.do(agents(s, 'G03', 'AO'))[0]
    expect(matched(placed('M*/*y'))).toMatchObject({ matched: 2 })
    expect(matched(placed('*y/M*'))).toMatchObject({ matched: 1 })
  })

  test('[B74] a used one fits as whatever is asked', () => {
    // G32 of seat 1 asks for a captain on BS.
    const s = intrigueSituation({
      options: wild,
      board: { BS: 'L*/*s', LN: 'Dy/Ls' },
      courts: [{ hand: ['G01'] }, { intrigue: { at: 'faceDown', card: 'G32' } }],
    })
    s.do(complete('G01', 'BS', 'LN'), endWork)
    expect(s.legal).toEqual([claim(), decline])
  })
})

describe('Assassins and Saboteurs', () => {
  const assassins = { assassins: 'on' }

  test('[B158] bear no marker', () => {
    const s = intrigueSituation({
      options: assassins,
      board: { AO: 'A1', BO: 'S2', CO: 'Me/Ls' },
      courts: [{ completed: { knight: ['G03'] } }],
      turn: { step: 'intrigue', completions: 1 },
    })
    expect(s.legalOf('agents').map(({ space }) => space)).toEqual([space('CO')])
    for (const where of ['AO', 'BO'])
      expect(s.refused(agents(s, 'G03', where))).toEqual({ code: 'agents.noVassal', ruling: 158 })
  })

  test('[B67] [B137] when the board is blown up markers come back without a reward', () => {
    const s = intrigueSituation({
      options: assassins,
      board: { AO: 'Me/Ls', CO: 'S1' },
      courts: [
        { knights: 1, pile: 0 },
        { ...agent('AO'), pile: 1 },
      ],
    })
    const events = s.do({ kind: 'blowUp', space: space('CO') })
    expect(events).toContainEqual({ kind: 'recalled', seat: 1 })
    expect(kindsOf(events)).not.toContain('noticed')
    expect([markerPlace(s, 1), s.state.rewards]).toEqual(['court', []])
  })

  test('[B68] [B137] a reward that waits stays', () => {
    const s = intrigueSituation({
      options: assassins,
      board: { AO: 'Me/Ls', CO: 'S1' },
      courts: [
        { knights: 1, wizards: 1, pile: 0 },
        { ...agent('AO'), pile: 1 },
      ],
    })
    s.do(flip('AO'), { kind: 'blowUp', space: space('CO') })
    expect(s.state.rewards).toHaveLength(1)
  })
})

describe('Knight-Wizard cards', () => {
  const knightWizard = { knightWizard: 'on' }

  test('[B143] pay either token for a disturbed agent', () => {
    const owner = (matched: 1 | 2): Court => ({
      completed: { wizard: ['KW1'] },
      intrigue: { at: 'agents', card: 'KW1', vassal: 'AO', matched },
    })
    const owed = (matched: 1 | 2): Situation =>
      intrigueSituation({ options: knightWizard, board: { AO: 'Me/Ls' }, courts: [{ wizards: 1 }, owner(matched)] })
    const [one, two] = [owed(1), owed(2)]
    for (const s of [one, two]) s.do(flip('AO'), endWork)
    expect(offeredRewards(one)).toEqual(['knight', 'wizard', 'guild'])
    expect(offeredRewards(two)).toEqual(['knight+guild', 'wizard+guild', 'power'])
  })

  test('[B76] [B141] name their stack when they are claimed, and cost what it costs', () => {
    // KW1 asks for a dragon in column L; a second Knight costs the maple emissary of G03.
    const s = intrigueSituation({
      options: knightWizard,
      board: G01_BOARD,
      courts: [
        { hand: ['G01'] },
        { completed: { knight: ['G03'] }, retained: ['Me/Ps'], intrigue: { at: 'faceDown', card: 'KW1' } },
      ],
    })
    s.do(complete('G01', 'BS', 'LN'), endWork)
    expect(s.legal).toEqual([{ ...claim('Me'), stack: 'knight' }, { ...claim(), stack: 'wizard' }, decline])
    expect(s.refused(claim())).toEqual({ code: 'complete.otherStack', ruling: 141 })
    s.do({ kind: 'claim', pay: [], stack: 'wizard' })
    expect(s.names(s.court(1).stacks.wizard)).toEqual(['KW1'])
  })
})
