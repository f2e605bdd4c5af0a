/** The distance to the formation, as a bound that no way undercuts. */
import { expect, test } from 'vitest'
import { NEIGHBOURS, SPACES } from '../../../../src/games/blackstone/board.ts'
import { sceneOf } from '../../../../src/games/blackstone/index.ts'
import { vassalAt } from '../../../../src/games/blackstone/insight/sight.ts'
import { toFormation } from '../../../../src/games/blackstone/insight/toFormation.ts'
import { copyState, type State } from '../../../../src/games/blackstone/state.ts'
import { EMPTY_VAULT, viewOf } from '../../../../src/kernel/vault.ts'
import { numbersFrom } from '../../../kernel/seed.ts'
import { formedBut } from '../formed.ts'
import { face } from '../moves.ts'
import { puzzle } from '../situation.ts'

const formed = (): State => puzzle({ board: formedBut({}) }).state
const far = (state: State) => toFormation(sceneOf(viewOf(state, 0, EMPTY_VAULT)))

/** One slide, swap or flip at random: whatever it is, one token takes it back. */
const disturb = (state: State, below: (bound: number) => number): void => {
  const lying = SPACES.filter((one) => (state.board[one] ?? -1) >= 0)
  const from = lying[below(lying.length)] ?? 0
  const [slot = -1] = [state.board[from]]
  const near = NEIGHBOURS[from] ?? []
  const to = near[below(near.length)] ?? from
  if (below(3) === 0) state.cards[slot] = (state.cards[slot] ?? 0) ^ 1
  else [state.board[from], state.board[to]] = [state.board[to] ?? -1, slot]
}

const vassalsOf = (state: State): readonly (readonly [number, readonly number[]])[] =>
  SPACES.flatMap((where) => {
    const vassal = vassalAt(state, where)
    return vassal && vassal !== 'hidden' ? [[where, [vassal.face, vassal.reverse]] as const] : []
  })

test('the formation stands at no distance', () => {
  expect(far(formed())).toEqual({ tokens: 0, absent: [], surplus: 0 })
})

test('what so many tokens have disturbed is never called further than that', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const below = numbersFrom(seed)
    const state = copyState(formed())
    for (let tokens = 1; tokens <= 8; tokens++) {
      disturb(state, below)
      expect(far(state).tokens, `${seed} after ${tokens}`).toBeLessThanOrEqual(tokens)
    }
  }
})

test('one step, one flip and one swap are one token; two steps of one vassal may be one, for a swap does two', () => {
  const stepped = copyState(formed())
  ;[stepped.board[2], stepped.board[7]] = [-1, stepped.board[2] ?? -1]
  expect(far(stepped).tokens).toBe(1)
  const turned = copyState(formed())
  const slot = turned.board[2] ?? -1
  turned.cards[slot] = (turned.cards[slot] ?? 0) ^ 1
  expect(far(turned).tokens).toBe(1)
  // Three flips are three tokens: nothing else turns a vassal over.
  for (const one of [0, 4]) {
    const other = turned.board[one] ?? -1
    turned.cards[other] = (turned.cards[other] ?? 0) ^ 1
  }
  expect(far(turned).tokens).toBe(3)
})

test('says whose face nobody shows on either side, and how many vassals are too many', () => {
  const state = copyState(puzzle({ board: formedBut({}, { AO: 'Ls', LO: 'Py' }) }).state)
  expect(far(state).surplus).toBe(2)
  // Everybody who shows or hides the dragon spy leaves.
  const shows = vassalsOf(state).filter(([, faces]) => faces.includes(face('Dy')))
  for (const [where] of shows) state.board[where] = -1
  expect(far(state).absent).toContain(face('Dy'))
  expect(far(state).absent).not.toContain(face('Ls'))
  expect(far(state).surplus).toBe(Math.max(0, 2 - shows.length))
})
