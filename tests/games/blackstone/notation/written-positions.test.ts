import { describe, expect, test } from 'vitest'
import { sceneOf } from '#src/games/blackstone/game.ts'
import { formatAction } from '#src/games/blackstone/notation/actionNotation.ts'
import { writePosition } from '#src/games/blackstone/notation/position/writePosition.ts'
import type { PositionDocument } from '#src/games/blackstone/position/positionSchema.ts'
import { EMPTY_VAULT, seatView } from '#src/kernel/vault.ts'
import { retain } from '../namedActions.ts'
import { type Situation, situation } from '../testTable.ts'
import { randomWalk } from './randomWalk.ts'

const writtenPosition = ({ state, seat, vault }: Situation): PositionDocument =>
  writePosition(sceneOf(seatView(state, seat, vault)), ['Ann', 'Ben'])

const reread = ({ format: _f, version: _v, ...zones }: PositionDocument, seed: number): Situation =>
  situation(zones, seed)

const actionTexts = (s: Situation): readonly string[] => {
  const scene = sceneOf(seatView(s.state, s.seat, s.vault))
  return s.legal.map((action) => formatAction(scene, action)).sort()
}

test('[B64] markers whose vassal their owner has taken away are written as lying at court', () => {
  const s = situation({
    options: { intrigue: 'on' },
    board: { BS: 'Ls/De' },
    courts: [
      { knights: 1, completed: { knight: ['G01'] }, intrigue: { at: 'agents', card: 'G01', vassal: 'BS', matched: 2 } },
    ],
  })
  expect(writtenPosition(s).courts?.[0]?.intrigue).toMatchObject({ vassal: 'BS' })
  s.do(retain('BS', 0))
  expect(writtenPosition(s).courts?.[0]).not.toHaveProperty('intrigue')
})

describe('a position written in the middle of a random game', () => {
  test.each([
    ['kings-quest', 3],
    ['kings-quest', 4],
    ['puzzle-master', 5],
    ['puzzle-master', 6],
  ])('%s, seed %i, is the same when it is read: table, hidden cards and what is legal', (mode, seed) => {
    let compared = 0
    for (const original of randomWalk(mode, 2, {}, seed, 160)) {
      const step = original.state.todo.at(-1)?.do
      if (step !== 'work' && step !== 'drop') continue
      const document = writtenPosition(original)
      const restored = reread(document, seed + 1)
      expect(writtenPosition(restored)).toEqual(document)
      expect(actionTexts(restored)).toEqual(actionTexts(original))
      compared++
    }
    expect(compared).toBeGreaterThan(30)
  })
})

test('a written position tells a spectator nothing that is hidden', () => {
  const one = situation({ courts: [{ pile: 0 }, { pile: 1 }], hidden: { hands: [['G05'], ['G06']] } })
  const document = writePosition(sceneOf(seatView(one.state, null, EMPTY_VAULT)), [])
  expect(document.courts?.map(({ hand }) => hand)).toEqual([['guild'], ['guild']])
  const { hands, piles, decks, rats } = document.hidden ?? {}
  expect([...(hands ?? []), ...(piles ?? []), ...Object.values(decks ?? {}), rats ?? []].flat()).toEqual([])
})

test('a written position is as short as what lies on the table', () => {
  const one = situation({
    board: { AO: 'Dy/Ls' },
    marked: ['AO'],
    piles: [{ top: 'Ls/De', count: 2 }],
    decks: { guild: { count: 29, discard: ['G07'] }, power: { count: 0 }, machination: { count: 0 } },
    courts: [{ knights: 1, hand: ['G01'], completed: { knight: ['G08'] }, retained: ['Mc/Ps'], pile: 2 }, { pile: 0 }],
    turn: { seat: 0, first: 1, round: 4, step: 'work', completions: 1 },
  })
  expect(writtenPosition(one)).toMatchObject({
    mode: 'kings-quest',
    seats: ['Ann', 'Ben'],
    board: { AO: 'Dy/Ls' },
    marked: ['AO'],
    piles: [{ top: 'Ls/De', count: 2 }, { count: 0 }, { count: 0 }, { count: 0 }],
    courts: [
      { knights: 1, wizards: 0, hand: ['G01'], completed: { knight: ['G08'] }, retained: ['Mc/Ps'], pile: 2 },
      { knights: 0, hand: [], pile: 0 },
    ],
    turn: { seat: 0, first: 1, round: 4, step: 'work', completions: 1 },
  })
})
