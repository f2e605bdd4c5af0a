/** The distance to the formation: a lower bound for the tokens that it takes. */
import { expect, test } from 'vitest'
import { NEIGHBOURS, SPACES } from '#src/games/blackstone/board.ts'
import { setSpace } from '#src/games/blackstone/changeState.ts'
import { setCard, setSpaces } from '#src/games/blackstone/changeStateInTurns.ts'
import { sceneOf } from '#src/games/blackstone/game.ts'
import { formationDistance } from '#src/games/blackstone/insight/shown/leastTokensToFormation.ts'
import { vassalAt } from '#src/games/blackstone/insight/tableCards.ts'
import { copyState, type State } from '#src/games/blackstone/state.ts'
import { EMPTY_VAULT, seatView } from '#src/kernel/vault.ts'
import { numbersFrom } from '../../../../kernel/seededNumbers.ts'
import { formationWith } from '../../formationBoards.ts'
import { face } from '../../namedActions.ts'
import { puzzle } from '../../testTable.ts'

const formationState = (): State => puzzle({ board: formationWith({}) }).state
const distanceOf = (state: State) => formationDistance(sceneOf(seatView(state, 0, EMPTY_VAULT)))

/** Makes one random slide, swap or flip; one token takes any of them back. */
const disturb = (state: State, below: (bound: number) => number): void => {
  const occupied = SPACES.filter((space) => (state.board[space] ?? -1) >= 0)
  const from = occupied[below(occupied.length)] ?? 0
  const [slot = -1] = [state.board[from]]
  const neighbours = NEIGHBOURS[from] ?? []
  const to = neighbours[below(neighbours.length)] ?? from
  if (below(3) === 0) setCard(state, slot, (state.cards[slot] ?? 0) ^ 1)
  else setSpaces(state, from, state.board[to] ?? -1, to, slot)
}

const vassalsOf = (state: State): readonly (readonly [number, readonly number[]])[] =>
  SPACES.flatMap((where) => {
    const vassal = vassalAt(state, where)
    return vassal && vassal !== 'hidden' ? [[where, [vassal.face, vassal.reverse]] as const] : []
  })

test('the formation itself has distance zero', () => {
  expect(distanceOf(formationState())).toEqual({ tokens: 0, absentFaces: [], surplus: 0 })
})

test('a formation that some tokens have disturbed is never rated further away than that number of tokens', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const below = numbersFrom(seed)
    const state = copyState(formationState())
    for (let tokens = 1; tokens <= 8; tokens++) {
      disturb(state, below)
      expect(distanceOf(state).tokens, `${seed} after ${tokens}`).toBeLessThanOrEqual(tokens)
    }
  }
})

test('one step, one flip and one swap are one token; two steps of one vassal may be one, for a swap does two', () => {
  const stepped = copyState(formationState())
  setSpaces(stepped, 2, -1, 7, stepped.board[2] ?? -1)
  expect(distanceOf(stepped).tokens).toBe(1)
  const turned = copyState(formationState())
  const slot = turned.board[2] ?? -1
  setCard(turned, slot, (turned.cards[slot] ?? 0) ^ 1)
  expect(distanceOf(turned).tokens).toBe(1)
  // Three flips are three tokens: nothing else turns a vassal over.
  for (const space of [0, 4]) {
    const otherSlot = turned.board[space] ?? -1
    setCard(turned, otherSlot, (turned.cards[otherSlot] ?? 0) ^ 1)
  }
  expect(distanceOf(turned).tokens).toBe(3)
})

test('says whose face nobody shows on either side, and how many vassals are too many', () => {
  const state = copyState(puzzle({ board: formationWith({}, { AO: 'Ls', LO: 'Py' }) }).state)
  expect(distanceOf(state).surplus).toBe(2)
  // Everybody who shows or hides the dragon spy leaves.
  const shows = vassalsOf(state).filter(([, faces]) => faces.includes(face('Dy')))
  for (const [where] of shows) setSpace(state, where, -1)
  expect(distanceOf(state).absentFaces).toContain(face('Dy'))
  expect(distanceOf(state).absentFaces).not.toContain(face('Ls'))
  expect(distanceOf(state).surplus).toBe(Math.max(0, 2 - shows.length))
})
