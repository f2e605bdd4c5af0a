/**
 * The heuristic value of quest positions, and the moves that the search skips. Expected values are worked out by hand
 * from the weights.
 */
import { describe, expect, test } from 'vitest'
import { type Face, factionOf, roleOf } from '#src/games/blackstone/faces.ts'
import { evaluateScene } from '#src/games/blackstone/insight/heuristic/evaluateScene.ts'
import { createDistanceToFormation } from '#src/games/blackstone/insight/heuristic/formation/estimateFormationDistance.ts'
import { sensibleActions } from '#src/games/blackstone/insight/heuristic/pruning/sensibleActions.ts'
import {
  potentialGain,
  potentialOfSet,
} from '#src/games/blackstone/insight/heuristic/queens-and-wizards-quest/potentialOfSets.ts'
import {
  QUEENS_WEIGHTS as Q,
  WIZARDS_WEIGHTS as W,
} from '#src/games/blackstone/insight/heuristic/queens-and-wizards-quest/questWeights.ts'
import { face, space } from '../../../namedActions.ts'
import { type Situation, situation, type Zones } from '../../../testTable.ts'

const faces = (text: string): readonly Face[] => text.split(' ').map(face)
const patternOf = (text: string) => ({ faction: factionOf(face(text)), role: roleOf(face(text)) })

const queens = (zones: Zones): Situation => situation({ mode: 'queens-quest', ...zones })
const wizards = (zones: Zones): Situation => situation({ mode: 'wizards-quest', ...zones })
const distanceToFormation = createDistanceToFormation()
const worth = (s: Situation): number => evaluateScene(s.scene, distanceToFormation)

describe('a set', () => {
  test.each([
    ['Ls', Q.singleVassalSet],
    ['Ls De', 1 + Q.twoDiffer],
    ['Ls De My', 2 + Q.threeDiffer],
    ['Ls De My Pc', 4],
    ['Ls Le', 1 + Q.alike],
    ['Ls Ls', 1 + Q.twins],
    ['Ls Ls Ls', 4 + Q.triplets],
    ['Ls Ls Ls Ls', 8],
    ['Ls Ls Ls Le', 3 + Q.alike],
  ])('%s promises %d', (set, promise) => {
    expect(potentialOfSet(faces(set), Q)).toBeCloseTo(promise)
  })

  test('[B98] a vassal adds what it adds to the best set that it fits, or begins one', () => {
    const sets = [faces('Ls Ls'), faces('De My')]
    expect(potentialGain(sets, patternOf('Ls'), Q)).toBeCloseTo(4 + Q.triplets - 1 - Q.twins)
    expect(potentialGain(sets, patternOf('Pc'), Q)).toBeCloseTo(2 + Q.threeDiffer - 1 - Q.twoDiffer)
    expect(potentialGain(sets, patternOf('Dy'), Q)).toBeCloseTo(Q.singleVassalSet)
  })
})

describe('in the Queen’s Quest', () => {
  // M01 asks for a lion scout on CT and a maple captain in column B or row O.
  const HALF = Q.metHalf + Q.setGainShare * Q.singleVassalSet

  test('a card is worth what its halves add, each the less the more actions are missing', () => {
    const emptyScore = worth(queens({ courts: [{}, {}] }))
    const near = worth(queens({ board: { CT: 'Ls/De' }, courts: [{ hand: ['M01'] }, {}] }))
    const off = worth(queens({ board: { CS: 'Ls/De' }, courts: [{ hand: ['M01'] }, {}] }))
    expect(emptyScore).toBeCloseTo(0)
    expect(near).toBeCloseTo(HALF * (1 + Q.perMissingAction ** 12))
    expect(off).toBeCloseTo(HALF * (Q.perMissingAction + Q.perMissingAction ** 12))
  })

  test('what an opponent with an open hand can take counts against the position', () => {
    const s = queens({ board: { CT: 'Ls/De' }, courts: [{}, { hand: ['M01'] }] })
    expect(worth(s)).toBeCloseTo(-Q.opponentHand * HALF * (1 + Q.perMissingAction ** 12))
  })

  test('[B103] a Knight is an action, the second less than the first', () => {
    expect(worth(queens({ courts: [{ knights: 2 }, {}] }))).toBeCloseTo(Q.knight * (1 + Q.nextKnight))
  })

  test('[B101] when the end is in sight a card counts only as long as there are actions for it', () => {
    const ending = (lastRound: number, at: string) =>
      worth(
        queens({
          turn: { round: 9, first: 0 },
          board: { [at]: 'Ls/De' },
          quest: { lastRound },
          courts: [{ hand: ['M01'] }, {}],
        }),
      )
    expect(ending(9, 'CT')).toBeGreaterThan(0)
    // Four moves and the use are five actions; three are left in this round, six with the next.
    expect(ending(9, 'AE')).toBeCloseTo(0)
    expect(ending(10, 'AE')).toBeGreaterThan(0)
  })

  test('only moves that bring a wanted vassal nearer are tried', () => {
    const s = queens({ board: { CS: 'Ls/De', BN: 'De/Ms' }, courts: [{ hand: ['M01'] }, {}] })
    const sensible = sensibleActions(s.scene, s.legal).filter(({ kind }) => kind === 'slide' || kind === 'flip')
    expect(sensible).toEqual([{ kind: 'slide', from: space('CS'), to: space('CT') }])
  })
})

describe('in the Wizard’s Quest', () => {
  // Two vassals against one, and so many faces of the own hand.
  const table = (faces: number) => -1 + W.availableFace * faces

  test('a card is worth a vassal, or two where both can be placed', () => {
    const zones = (vassals: string[]): Zones => ({
      courts: [{ hand: ['M01'], vassals }, { vassals: ['Dy/Ms'] }],
    })
    expect(worth(wizards(zones(['Ls/De', 'Me/Ps'])))).toBeCloseTo(table(4) + W.placedVassal)
    expect(worth(wizards(zones(['Ls/De', 'Mc/Pe'])))).toBeCloseTo(table(4) + 2 * W.placedVassal)
  })

  test('one vassal with both faces is placed once', () => {
    const s = wizards({ courts: [{ hand: ['M01'], vassals: ['Ls/Mc'] }, { vassals: ['Dy/Ms'] }] })
    expect(worth(s)).toBeCloseTo(2 * W.availableFace + W.placedVassal)
  })

  test('what lies in the way costs an action where a neighbouring space is free', () => {
    const s = wizards({
      board: { CT: 'Dc/Pe' },
      courts: [{ hand: ['M01'], vassals: ['Ls/De', 'Me/Ps'] }, { vassals: ['Dy/Ms'] }],
    })
    expect(worth(s)).toBeCloseTo(table(4) + W.placedVassal * W.perMissingAction)
  })

  test('of vassals that look alike on the board the one goes whose other face is held once more', () => {
    const s = wizards({ courts: [{ hand: ['M01'], vassals: ['Ls/De', 'Ls/Pe', 'My/Pe'] }, { vassals: ['Dy/Ms'] }] })
    const layings = sensibleActions(s.scene, s.legal).flatMap((action) =>
      action.kind === 'lay' ? [action.left?.slot] : [],
    )
    expect(layings.map((slot) => s.name(slot ?? -1))).toEqual(['Ls/Pe'])
  })
})
