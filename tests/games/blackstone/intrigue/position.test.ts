/** Markers and waiting rewards in position documents. */
import { describe, expect, test } from 'vitest'
import { sceneOf } from '#src/games/blackstone/game.ts'
import { formatAction } from '#src/games/blackstone/notation/actionNotation.ts'
import { writePosition } from '#src/games/blackstone/notation/position/writePosition.ts'
import type { PositionDocument } from '#src/games/blackstone/position/positionSchema.ts'
import { seatView } from '#src/kernel/vault.ts'
import { newGame, type Situation, seeded, situation, type Zones } from '../testTable.ts'
import { intriguePlayer } from './intriguePlayer.ts'
import { intrigueSituation } from './intrigueSituation.ts'

const written = ({ state, seat, vault }: Situation): PositionDocument =>
  writePosition(sceneOf(seatView(state, seat, vault)), ['Ann', 'Ben'])
const reread = ({ format: _f, version: _v, ...zones }: PositionDocument, seed: number): Situation =>
  situation(zones, seed)
const actionTexts = (s: Situation): readonly string[] => s.legal.map((action) => formatAction(s.scene, action)).sort()

const STEPS: readonly string[] = ['work', 'drop', 'recall', 'reward', 'intrigue']

/** Every situation of a game in which a step's own decision is awaited. */
function* playToSteps(s: Situation, seed: number, maxMoves: number): Generator<string> {
  const chance = seeded(seed)
  for (let moves = 0; moves < maxMoves && !s.outcome; moves++) {
    const step = s.state.todo.at(-1)?.do ?? ''
    if (STEPS.includes(step)) yield step
    s.do(intriguePlayer(s, chance))
  }
}

describe('a position written in the middle of a random game', () => {
  test.each([
    ['kings-quest', 'endOfWork', 3],
    ['kings-quest', 'immediate', 4],
    ['puzzle-master', 'endOfWork', 5],
    ['coop', 'immediate', 6],
  ])('%s, %s, seed %i, is the same when it is read', (mode, intrigueTiming, seed) => {
    const original = newGame(mode, 2, { intrigue: 'on', intrigueTiming, openHands: 'off' }, seed)
    const seenSteps = new Set<string>()
    for (const step of playToSteps(original, seed, 120)) {
      const document = written(original)
      const restored = reread(document, seed + 1)
      expect(written(restored)).toEqual(document)
      expect(actionTexts(restored)).toEqual(actionTexts(original))
      seenSteps.add(step)
    }
    expect([...seenSteps]).toEqual(expect.arrayContaining(['work', 'recall', 'reward', 'intrigue']))
  })
})

test('a written position says where the markers are and what waits', () => {
  const zones: Zones = {
    board: { AO: 'Me/Ls', BS: 'Lc/Ds' },
    courts: [
      { intrigue: { at: 'exhausted' } },
      { completed: { knight: ['G03'] }, intrigue: { at: 'agents', card: 'G03', vassal: 'AO', matched: 2 } },
      { intrigue: { at: 'faceDown', card: 'guild' } },
      { completed: { king: ['P05'] } },
    ],
    intrigue: { used: [{ space: 'BS', face: 'Lc' }], rewards: [{ seat: 2 }, { seat: 3, card: 'P05', matched: 1 }] },
    hidden: { faceDown: [[], [], ['G32']] },
  }
  const document = written(intrigueSituation(zones))
  expect(document).toMatchObject({ ...zones, hidden: { faceDown: [[], [], ['G32'], []] } })
})

describe('a document is refused', () => {
  const refused = (zones: Zones): string => {
    try {
      intrigueSituation(zones)
    } catch (error) {
      return String(error).match(/"code":"([\w.]+)"/)?.[1] ?? String(error)
    }
    return 'taken'
  }
  const court = { completed: { knight: ['G03'], ploy: ['M01'] } }
  const at = (card: string, vassal: string, matched: 1 | 2 = 1) => ({ at: 'agents', card, vassal, matched }) as const

  test.each<readonly [string, string, Zones]>([
    ['markers where intrigue is not played', 'position.noIntrigue', { options: { intrigue: 'off' }, intrigue: {} }],
    [
      'markers of a court where intrigue is not played',
      'position.noIntrigue',
      { options: { intrigue: 'off' }, courts: [{ intrigue: { at: 'exhausted' } }] },
    ],
    ['a card that is not completed', 'position.wrongMarker', { courts: [{ ...court, intrigue: at('G06', 'AO') }] }],
    ['a Ploy', 'position.wrongMarker', { courts: [{ ...court, intrigue: at('M01', 'AO') }] }],
    ['an empty space', 'position.wrongMarker', { courts: [{ ...court, intrigue: at('G03', 'BS') }] }],
    ['no space', 'position.noSpace', { courts: [{ ...court, intrigue: at('G03', 'XX') }] }],
    ['no task face down', 'position.noTask', { courts: [{ intrigue: { at: 'faceDown', card: 'Z99' } }] }],
    ['a face that is none', 'position.noFace', { intrigue: { used: [{ space: 'BS', face: 'Xx' }] } }],
    ['a reward for nobody', 'position.noSeat', { intrigue: { rewards: [{ seat: 3, card: 'G03' }] } }],
    ['a question without a card', 'position.wrongMarker', { intrigue: { rewards: [{ seat: 1 }] } }],
    [
      'a reward after its step',
      'position.rewardsLate',
      { courts: [{}, court], intrigue: { rewards: [{ seat: 1, card: 'G03' }] }, turn: { step: 'limits' } },
    ],
    [
      'a third symbol',
      'position.malformed',
      { courts: [{ ...court, intrigue: { ...at('G03', 'AO'), matched: 3 as 2 } }] },
    ],
  ])('that names %s', (_, code, zones) => {
    expect(refused({ board: { AO: 'Me/Ls' }, ...zones })).toBe(code)
  })
})
