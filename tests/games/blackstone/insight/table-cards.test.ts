/** What lies where on the table, for each who looks. */
import { describe, expect, test } from 'vitest'
import {
  holdsSecrets,
  openRatIn,
  openTaskIn,
  openVassalIn,
  pileAt,
  vassalAt,
  visibleTaskIn,
} from '#src/games/blackstone/insight/tableCards.ts'
import { face } from '../namedActions.ts'
import { puzzle, quietRats, situation } from '../testTable.ts'
import { AS, BS, handSlot, spectating } from './boardForG01.ts'

describe('what lies where', () => {
  const s = situation({
    board: { BS: 'Ls/De' },
    courts: [{ hand: ['G01'] }, {}],
    piles: [{ count: 1, top: 'Lc/Ds' }, { count: 0 }],
    hidden: { hands: [[], ['G02']] },
  })

  test('a vassal with the face that shows and the one beneath', () => {
    expect(vassalAt(s.state, BS)).toEqual({ face: face('Ls'), reverse: face('De') })
    expect(vassalAt(situation({ board: { BS: 'De/Ls' } }).state, BS)).toEqual({ face: face('De'), reverse: face('Ls') })
    expect(vassalAt(s.state, AS)).toBeNull()
    expect(openVassalIn(s.state, handSlot(s))).toBeNull()
  })

  test('a corner pile with its top and how many it holds', () => {
    expect(pileAt(s.state, 0)).toEqual({ top: { face: face('Lc'), reverse: face('Ds') }, count: 1 })
    expect(pileAt(s.state, 1)).toEqual({ top: null, count: 0 })
  })

  test('a vassal that lies face down is hidden, not gone', () => {
    const hidden = s.state.courts[1]?.hand[0] ?? -1
    const down = { ...s.state, board: s.state.board.with(BS, hidden) }
    expect(vassalAt(down, BS)).toBe('hidden')
  })

  test('a task is seen by who knows it, and in the open by all', () => {
    expect(openTaskIn(s.state, handSlot(s))).toMatchObject({ id: 'G01' })
    const [otherSlot = -1] = s.court(1).hand
    expect(openTaskIn(s.state, otherSlot)).toBeNull()
    expect(visibleTaskIn(s.scene, otherSlot)).toMatchObject({ id: 'G02' })
    expect(visibleTaskIn(spectating(s), otherSlot)).toBeNull()
    expect(openTaskIn(s.state, s.state.board[BS] ?? -1)).toBeNull()
    expect(visibleTaskIn(s.scene, s.state.board[BS] ?? -1)).toBeNull()
  })

  test('a court has secrets where it holds a card that does not lie open', () => {
    expect([holdsSecrets(s.state, 0), holdsSecrets(s.state, 1)]).toEqual([false, true])
  })

  test('a rats card is one only where it lies open', () => {
    const { state } = puzzle({ rats: { wandering: ['two'] }, board: { BS: 'Ls/De' }, hidden: quietRats })
    const [wandering = -1] = state.rats?.wandering ?? []
    expect(openRatIn(state, wandering)).toBe('two')
    expect(openRatIn(state, state.rats?.draw[0] ?? -1)).toBeNull()
    expect(openRatIn(state, state.board[BS] ?? -1)).toBeNull()
  })
})
