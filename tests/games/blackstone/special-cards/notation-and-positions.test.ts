/** Text of actions and positions with wild vassals, Assassins, Knight-Wizard cards and the Solo game, read back. */
import { describe, expect, test } from 'vitest'
import type { Action } from '#src/games/blackstone/actions.ts'
import { formatAction, parseAction } from '#src/games/blackstone/notation/actionNotation.ts'
import { writePosition } from '#src/games/blackstone/notation/position/writePosition.ts'
import type { PositionDocument } from '#src/games/blackstone/position/positionSchema.ts'
import { readAction } from '#src/games/blackstone/readAction.ts'
import type { Json } from '#src/kernel/json.ts'
import { randomWalk } from '../notation/randomWalk.ts'
import { type Situation, situation, value } from '../testTable.ts'

const ALL = { wildVassals: 'on', assassins: 'on', knightWizard: 'on' }

describe('an action is written', () => {
  const s = situation({
    options: ALL,
    board: { AT: 'S2', AO: 'M*/*y' },
    aside: ['A3'],
    courts: [{ hand: ['KW3', 'G01'], completed: { knight: ['KW1'] }, retained: ['*c/P*'] }],
  })
  const slotOf = (name: string): number => s.state.cards.findIndex((_, slot) => s.name(slot) === name)
  // Wild faces follow the sixteen: M* is 16 + 2, *c is 20 + 3.
  test.each<[string, Action]>([
    ['A3@KE', { kind: 'place', slot: slotOf('A3'), space: 24 }],
    ['N AT!!', { kind: 'blowUp', space: 7 }],
    ['W AT!!', { kind: 'blowUp', space: 7, by: 'wizard' }],
    ['KW1=N', { kind: 'income', slot: slotOf('KW1'), token: 'knight' }],
    ['KW1=W', { kind: 'income', slot: slotOf('KW1'), token: 'wizard' }],
    ['refresh !2', { kind: 'refreshPile', pile: 1 }],
    ['KW3 LO BE>N', { kind: 'complete', card: slotOf('KW3'), left: 11, right: 20, pay: [], stack: 'knight' }],
    [
      'KW3 LO BE/Mc,*c>W',
      { kind: 'complete', card: slotOf('KW3'), left: 11, right: 20, pay: [11, 23], stack: 'wizard' },
    ],
    ['G01 BS LT/M*', { kind: 'complete', card: slotOf('G01'), left: 0, right: 6, pay: [18] }],
    ['x *c/P*', { kind: 'discard', slot: slotOf('*c/P*') }],
  ])('%s', (text, action) => {
    expect(formatAction(s.scene, action)).toBe(text)
    expect(value(parseAction(s.scene, text))).toEqual(action)
    expect(value(readAction(action as Json))).toEqual(action)
  })

  test.each(['A3@KX', 'AT!!', 'KW1=X', 'refresh !5', 'KW3 LO BE>X', 'G01 BS LT/**', 'G01 BS LT/*x'])(
    'not as %j',
    (text) => {
      expect(parseAction(s.scene, text)).toMatchObject({ ok: false, error: { code: 'action.malformed' } })
    },
  )
})

const writtenPosition = (s: Situation): PositionDocument =>
  writePosition(s.scene, ['Ann', 'Ben'].slice(0, s.state.courts.length))
const reread = ({ format: _f, version: _v, ...zones }: PositionDocument): Situation => situation(zones, 9)
const actionTexts = (s: Situation): readonly string[] => s.legal.map((action) => formatAction(s.scene, action)).sort()

describe('a position written in the middle of a random game', () => {
  test.each([
    ['advanced', 2, 11],
    ['coop', 2, 4],
    ['solo', 1, 5],
    ['kings-quest', 2, 6],
  ])('%s for %i, seed %i, is the same when it is read, also while an Assassin waits', (mode, seats, seed) => {
    const steps = new Map<string, number>()
    for (const original of randomWalk(mode, seats, ALL, seed, 200)) {
      const step = original.state.todo.at(-1)?.do ?? ''
      if (!['work', 'drop', 'place', 'refreshPile'].includes(step)) continue
      const document = writtenPosition(original)
      const restored = reread(document)
      expect(writtenPosition(restored)).toEqual(document)
      expect(actionTexts(restored)).toEqual(actionTexts(original))
      steps.set(step, (steps.get(step) ?? 0) + 1)
    }
    expect(steps.get('work')).toBeGreaterThan(20)
    expect(steps.get('place')).toBeGreaterThan(0)
    expect(steps.get('refreshPile')).toBe(mode === 'solo' ? 1 : undefined)
  })
})

describe('a position is refused', () => {
  const refused = (zones: Parameters<typeof situation>[0]): string => {
    try {
      situation(zones)
      return ''
    } catch (error) {
      return String(error)
    }
  }

  test('with a vassal where an Assassin waits, or one that is played without', () => {
    expect(refused({ options: ALL, aside: ['Ls/De'] })).toContain('position.noAssassin')
    expect(refused({ aside: ['A1'] })).toContain('position.notInPlay')
    expect(refused({ options: ALL, board: { AO: 'A1', AT: 'S1' } })).toContain('position.twice')
  })

  test('with a refresh pile that is the own one, is not there, or in a game without', () => {
    const solo = { mode: 'solo', courts: [{ pile: 0 }] }
    expect(refused({ ...solo, refreshPile: 0 })).toContain('position.piles')
    expect(refused({ ...solo, refreshPile: 4 })).toContain('position.piles')
    expect(refused({ refreshPile: 3 })).toContain('position.piles')
    expect(refused({ ...solo, refreshPile: 3 })).toBe('')
  })
})
