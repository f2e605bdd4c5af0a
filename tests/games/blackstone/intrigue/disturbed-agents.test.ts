/** What disturbs an agent and what does not (rulings 64 and 67 to 70). */
import { describe, expect, test } from 'vitest'
import type { Action } from '#src/games/blackstone/actions.ts'
import type { GameEvent } from '#src/games/blackstone/events.ts'
import {
  adopt,
  complete,
  draw,
  endWork,
  flip,
  retain,
  type ScriptedAction,
  slide,
  space,
  swap,
} from '../namedActions.ts'
import type { Situation, Zones } from '../testTable.ts'
import { intrigueSituation, legalKinds, markerPlace, take } from './intrigueSituation.ts'

const BOARD = { AT: 'Pe/Ms', AO: 'Me/Ls', AN: 'Ms/Le', KO: 'Py/Lc' }
const OWNER: NonNullable<Zones['courts']>[number] = {
  completed: { knight: ['G03'] },
  intrigue: { at: 'agents', card: 'G03', vassal: 'AO', matched: 1 },
}

/** Seat 0 works; seat 1 has an agent on AO. */
const agentSituation = (zones: Zones = {}): Situation =>
  intrigueSituation({ board: BOARD, courts: [{ knights: 3, wizards: 3 }, OWNER], ...zones })

const noticedEvents = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.filter(({ kind }) => kind === 'noticed')

describe('an agent is disturbed', () => {
  test.each<readonly [string, ScriptedAction]>([
    ['slid', slide('AO', 'CO')],
    ['swapped with one after it', swap('AO', 'AN')],
    ['swapped with one before it', swap('AT', 'AO')],
    ['flipped', flip('AO')],
    ['retained', retain('AO', 0)],
  ])(
    '[B67] [B68] when its vassal is %s by another player: the markers are back at once, before anything else',
    (_, move) => {
      const s = agentSituation()
      const vassal = s.state.board[space('AO')] ?? -1
      const events = s.do(move)
      expect(events[1]).toEqual({ kind: 'noticed', seat: 1, by: 0, vassal })
      expect(noticedEvents(events)).toHaveLength(1)
      expect(markerPlace(s, 1)).toBe('court')
    },
  )

  test.each([
    ['left', 'BS'],
    ['right', 'LN'],
  ])('[B67] when its vassal is used for a task, as the %s one', (_, vassal) => {
    const intrigue = { at: 'agents', card: 'G03', vassal, matched: 1 } as const
    const s = intrigueSituation({
      board: { BS: 'Lc/Ds', LN: 'Dy/Ls' },
      courts: [{ hand: ['G01'] }, { completed: { knight: ['G03'] }, intrigue }],
    })
    expect(noticedEvents(s.do(complete('G01', 'BS', 'LN')))).toMatchObject([{ seat: 1, by: 0 }])
  })

  test('[B67] when its vassal is used for a dog [B124] by a partner', () => {
    const intrigue = { at: 'agents', card: 'G03', vassal: 'LN', matched: 1 } as const
    const s = intrigueSituation({
      mode: 'puzzle-master',
      board: { BS: 'Lc/Ds', LN: 'Dy/Ls' },
      courts: [{ hand: ['G01'] }, { completed: { knight: ['G03'] }, intrigue }],
    })
    expect(noticedEvents(s.do(adopt('westie', 'G01', 'BS', 'LN')))).toMatchObject([{ seat: 1, by: 0 }])
  })

  test('[B124] by the partner of a Co-op too', () => {
    const s = agentSituation({ mode: 'coop' })
    expect(noticedEvents(s.do(flip('AO')))).toHaveLength(1)
  })

  test('[B68] once: nothing done later in the turn repeats it or takes it away', () => {
    const s = agentSituation()
    const events = s.do(flip('AO'), flip('AO'), slide('AO', 'CO'), retain('CO', 0))
    expect(noticedEvents(events)).toHaveLength(1)
    s.do(endWork)
    expect(s.seat).toBe(1)
    s.do(take('guild'))
    expect(s.legalOf('reward')).toEqual([])
  })

  test('[B69] [B70] several owners on one vassal: each by itself, clockwise from the active player', () => {
    const on = (card: string) => ({ at: 'agents', card, vassal: 'AO', matched: 1 }) as const
    const s = intrigueSituation({
      board: BOARD,
      courts: [
        { completed: { knight: ['G03'] }, intrigue: on('G03') },
        { wizards: 1 },
        { completed: { wizard: ['G02'] }, intrigue: on('G02') },
      ],
      turn: { seat: 1, round: 2 },
    })
    expect(noticedEvents(s.do(flip('AO')))).toMatchObject([
      { seat: 2, by: 1 },
      { seat: 0, by: 1 },
    ])
    s.do(endWork)
    expect(s.seat).toBe(2)
    s.do(take('wizard'))
    expect([s.seat, s.tokens(2)]).toEqual([0, [0, 1]])
    const events = s.do(take('knight'))
    expect(events[0]).toEqual({ kind: 'rewarded', seat: 0, take: 'knight' })
  })

  test('[B69] the order round the table counts, not the order of the deeds', () => {
    const on = (card: string, vassal: string) => ({ at: 'agents', card, vassal, matched: 1 }) as const
    const s = intrigueSituation({
      board: BOARD,
      courts: [
        { wizards: 2 },
        { completed: { knight: ['G03'] }, intrigue: on('G03', 'AO') },
        { completed: { wizard: ['G02'] }, intrigue: on('G02', 'KO') },
      ],
    })
    s.do(flip('KO'), flip('AO'), endWork)
    expect(s.seat).toBe(1)
    s.do(take('knight'))
    expect(s.seat).toBe(2)
  })
})

describe('an agent is not disturbed', () => {
  test('[B64] by its owner', () => {
    const s = intrigueSituation({ board: BOARD, courts: [{ ...OWNER, knights: 3, wizards: 3 }] })
    expect(noticedEvents(s.do(flip('AO'), swap('AO', 'AN'), slide('AN', 'CN')))).toEqual([])
    expect(markerPlace(s, 0)).toBe('agents')
    s.do(endWork)
    expect(s.seat).toBe(1)
  })

  test.each<readonly [string, Action]>([
    ['a vassal beside it is slid', slide('KO', 'KT')],
    ['two others are swapped', swap('BS', 'LS')],
    ['another is flipped', flip('AN')],
    ['another is retained and its space refilled', retain('AN', 0)],
    ['a task is drawn', draw('guild')],
  ])('[B67] when %s', (_, move) => {
    const s = agentSituation({ board: { ...BOARD, BS: 'Lc/Ds', LS: 'Dy/Ls' } })
    expect(noticedEvents(s.do(move))).toEqual([])
    expect(markerPlace(s, 1)).toBe('agents')
  })

  test('[B67] when other vassals are used and replaced', () => {
    const s = agentSituation({
      board: { ...BOARD, BS: 'Lc/Ds', LN: 'Dy/Ls' },
      courts: [{ hand: ['G01'] }, OWNER],
    })
    expect(noticedEvents(s.do(complete('G01', 'BS', 'LN'), endWork))).toEqual([])
    expect(markerPlace(s, 1)).toBe('agents')
    expect(legalKinds(s)).toEqual(['agents', 'skip'])
  })

  test('[B67] by rats', () => {
    const s = agentSituation({ mode: 'puzzle-master', options: { puzzleFloor: 'playOn' }, hidden: { rats: ['two'] } })
    expect(noticedEvents(s.do(endWork))).toEqual([])
    expect(markerPlace(s, 1)).toBe('court')
    expect(s.events.filter(({ kind }) => kind === 'recalled')).toHaveLength(1)
  })
})
