/** What the engine costs: every entry of recorded games of both modes, beside a bare reducer. */
import type { Action } from '../../src/games/blackstone/actions.ts'
import { type Blackstone, game } from '../../src/games/blackstone/index.ts'
import type { State } from '../../src/games/blackstone/state.ts'
import { nextLink } from '../../src/kernel/chain.ts'
import type { Deed } from '../../src/kernel/contract.ts'
import { fold } from '../../src/kernel/fold.ts'
import { hashOf } from '../../src/kernel/hash.ts'
import { append, replayLog } from '../../src/kernel/ledger.ts'
import { type Replay, start } from '../../src/kernel/replay.ts'
import { value } from '../games/blackstone/situation.ts'
import { bareGame, bareReplay } from './floor.ts'
import { type Recorded, viewBefore } from './games.ts'
import { randomGame } from './playout.ts'
import type { Subject } from './rounds.ts'

const REDUCER = 'bare reducer'
const BARE_MOVES = bareGame(500, 1)

export const reducer: Subject = { name: REDUCER, unit: 'move', count: 500, run: () => bareReplay(BARE_MOVES) }

const deedOf = ({ made }: Recorded, index: number): Deed<Action> => {
  const body = made[index]?.entry.body
  if (body?.kind === 'seat' || body?.kind === 'chance') return body
  throw new Error('a recorded game holds deeds and answers')
}

const appendAll = ({ dealt, made }: Recorded): Replay<Blackstone> => {
  let replay = dealt
  for (const { entry } of made) replay = value(append(replay, entry.body)).replay
  return replay
}

/** As a log is kept: each entry made, hashed and chained to those before it. */
const chainAll = ({ dealt, made }: Recorded): string => {
  let replay = dealt
  let link = ''
  for (const { entry } of made) {
    const appended = value(append(replay, entry.body))
    replay = appended.replay
    link = nextLink(link, appended.entry)
  }
  return link
}

const foldAll = ({ dealt, made }: Recorded): Replay<Blackstone> => {
  let replay = dealt
  for (const { entry } of made) replay = value(fold(replay, entry.body))
  return replay
}

const applyAll = (state: State, deeds: readonly Deed<Action>[]): State => {
  let now = state
  for (const deed of deeds) now = value(game.apply(now, deed)).state
  return now
}

const mutateAll = (state: State, deeds: readonly Deed<Action>[]): State => {
  const draft = game.copy(state)
  for (const deed of deeds) game.mutate(draft, deed)
  return draft
}

/** What is measured of one recorded game. An entry is a deed or an answer of the dealer. */
export const engine = (recorded: Recorded): readonly Subject[] => {
  const { name, dealt, made } = recorded
  const deeds = made.map((_, index) => deedOf(recorded, index))
  const states = made.map(({ before }) => before.state)
  const asked = made.filter(({ entry }) => entry.body.kind === 'seat').map(viewBefore)
  const entries = { unit: 'entry', count: made.length, floor: REDUCER }
  return [
    { ...entries, name: `${name}: applied, logged, hashed`, run: () => appendAll(recorded) },
    { ...entries, name: `${name}: and chained`, run: () => chainAll(recorded) },
    { ...entries, name: `${name}: applied, logged`, run: () => foldAll(recorded) },
    { ...entries, name: `${name}: applied`, run: () => applyAll(dealt.state, deeds) },
    { ...entries, name: `${name}: in place`, run: () => mutateAll(dealt.state, deeds) },
    { ...entries, name: `${name}: hash alone`, unit: 'state', run: () => states.forEach(hashOf) },
    {
      name: `${name}: legal`,
      unit: 'list',
      count: asked.length,
      floor: REDUCER,
      run: () => asked.forEach((view) => game.legal(view)),
    },
    { name: `${name}: random game`, unit: 'game', count: 1, run: randomGame(recorded.header) },
  ]
}

const MOST = 500
const BARE_REPLAY = 'bare replay of 500'
export const replayFloor: Subject = { name: BARE_REPLAY, unit: 'replay', count: 1, run: () => bareReplay(BARE_MOVES) }

/** The first 500 entries from the header on, as when a saved game is opened. */
export const replays = ({ name, header, entries }: Recorded): readonly Subject[] => {
  const first = entries.slice(0, MOST)
  if (first.length < MOST) throw new Error(`${name} has only ${first.length} entries`)
  const unhashed = (): void => {
    let replay = value(start(game, header))
    for (const { body } of first) replay = value(fold(replay, body))
  }
  const one = { unit: 'replay', count: 1, floor: BARE_REPLAY }
  return [
    { ...one, name: `${name}: replay of ${MOST}, verified`, run: () => replayLog(game, header, first) },
    { ...one, name: `${name}: replay of ${MOST}, unhashed`, run: unhashed },
  ]
}
