import { describe, expect, test } from 'vitest'
import { sceneOf } from '../../../../src/games/blackstone/index.ts'
import { makeAction } from '../../../../src/games/blackstone/notation/action.ts'
import { makePosition } from '../../../../src/games/blackstone/notation/position.ts'
import type { PositionDocument } from '../../../../src/games/blackstone/position/document.ts'
import { EMPTY_VAULT, viewOf } from '../../../../src/kernel/vault.ts'
import { retain } from '../moves.ts'
import { type Situation, situation } from '../situation.ts'
import { walk } from './walk.ts'

const written = ({ state, seat, vault }: Situation): PositionDocument =>
  makePosition(sceneOf(viewOf(state, seat, vault)), ['Ann', 'Ben'])

const reread = ({ format: _f, version: _v, ...zones }: PositionDocument, seed: number): Situation =>
  situation(zones, seed)

const texts = (one: Situation): readonly string[] => {
  const scene = sceneOf(viewOf(one.state, one.seat, one.vault))
  return one.legal.map((action) => makeAction(scene, action)).sort()
}

test('[64] markers whose vassal their owner has taken away are written as lying at court', () => {
  const s = situation({
    options: { intrigue: 'on' },
    board: { BS: 'Ls/De' },
    courts: [
      { knights: 1, completed: { knight: ['G01'] }, intrigue: { at: 'agents', card: 'G01', vassal: 'BS', matched: 2 } },
    ],
  })
  expect(written(s).courts?.[0]?.intrigue).toMatchObject({ vassal: 'BS' })
  s.do(retain('BS', 0))
  expect(written(s).courts?.[0]).not.toHaveProperty('intrigue')
})

describe('a position written in the middle of a random game', () => {
  test.each([
    ['kings-quest', 3],
    ['kings-quest', 4],
    ['puzzle-master', 5],
    ['puzzle-master', 6],
  ])('%s, seed %i, is the same when it is read: table, hidden cards and what is legal', (mode, seed) => {
    let compared = 0
    for (const here of walk(mode, 2, {}, seed, 160)) {
      const step = here.state.todo.at(-1)?.do
      if (step !== 'work' && step !== 'drop') continue
      const document = written(here)
      const there = reread(document, seed + 1)
      expect(written(there)).toEqual(document)
      expect(texts(there)).toEqual(texts(here))
      compared++
    }
    expect(compared).toBeGreaterThan(30)
  })
})

test('a written position tells a spectator nothing that is hidden', () => {
  const one = situation({ courts: [{ pile: 0 }, { pile: 1 }], hidden: { hands: [['G05'], ['G06']] } })
  const document = makePosition(sceneOf(viewOf(one.state, null, EMPTY_VAULT)), [])
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
  expect(written(one)).toMatchObject({
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
