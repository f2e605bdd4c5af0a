/** What the engine costs: every entry of recorded games of both modes, beside a bare reducer. */
import type { Action } from '../../src/games/blackstone/actions.ts'
import { type BlackstoneTypes, game } from '../../src/games/blackstone/game.ts'
import type { State } from '../../src/games/blackstone/state.ts'
import type { Move } from '../../src/kernel/contract.ts'
import { makeEntry } from '../../src/kernel/entries.ts'
import { foldEntry } from '../../src/kernel/foldEntry.ts'
import { createHasher, hashOf } from '../../src/kernel/hash64.ts'
import { nextChainHash } from '../../src/kernel/hashChain.ts'
import { replayLog } from '../../src/kernel/replayLog.ts'
import { type Replay, startReplay } from '../../src/kernel/replayState.ts'
import { value } from '../games/blackstone/testTable.ts'
import { bareGame, bareReplay } from './bareReducer.ts'
import type { Subject } from './measure.ts'
import { randomGame } from './randomPlayouts.ts'
import { type Recorded, viewBefore } from './recordedGames.ts'

const REDUCER = 'bare reducer'
const BARE_MOVES = bareGame(500, 1)

export const reducer: Subject = { name: REDUCER, unit: 'move', count: 500, run: () => bareReplay(BARE_MOVES) }

const moveOf = ({ made }: Recorded, index: number): Move<Action> => {
  const body = made[index]?.entry.body
  if (body?.kind === 'seat' || body?.kind === 'chance') return body
  throw new Error('a recorded game holds deeds and answers')
}

const appendAll = ({ dealt, made }: Recorded): Replay<BlackstoneTypes> => {
  let replay = dealt
  for (const { entry } of made) replay = value(makeEntry(replay, entry.body)).replay
  return replay
}

/** As a log is kept: each entry made, hashed and chained to those before it. */
const chainAll = ({ dealt, made }: Recorded): string => {
  let replay = dealt
  let link = ''
  for (const { entry } of made) {
    const appended = value(makeEntry(replay, entry.body))
    replay = appended.replay
    link = nextChainHash(link, appended.entry)
  }
  return link
}

const foldAll = ({ dealt, made }: Recorded): Replay<BlackstoneTypes> => {
  let replay = dealt
  for (const { entry } of made) replay = value(foldEntry(replay, entry.body))
  return replay
}

const applyAll = (state: State, moves: readonly Move<Action>[]): State => {
  let now = state
  for (const move of moves) now = value(game.apply(now, move)).state
  return now
}

const mutateAll = (state: State, moves: readonly Move<Action>[]): State => {
  const draft = game.copy(state)
  for (const move of moves) game.mutate(draft, move)
  return draft
}

/** What is measured of one recorded game. An entry is a move or an answer of the dealer. */
const subject =
  (what: string, unit: string, count: (of: Recorded) => number, runOf: (of: Recorded) => () => unknown) =>
  (of: Recorded): Subject => ({
    name: `${of.name}: ${what}`,
    unit,
    count: count(of),
    floor: REDUCER,
    run: runOf(of),
  })

const entries = ({ made }: Recorded): number => made.length
const movesOf = (recorded: Recorded): readonly Move<Action>[] =>
  recorded.made.map((_, index) => moveOf(recorded, index))
const asked = ({ made }: Recorded) => made.filter(({ entry }) => entry.body.kind === 'seat')

const applying = (run: typeof applyAll) => (recorded: Recorded) => {
  const moves = movesOf(recorded)
  return () => run(recorded.dealt.state, moves)
}
const hashing = (hash: (state: object) => string) => (recorded: Recorded) => {
  const states = recorded.made.map(({ before }) => before.state)
  return () => states.forEach((state) => hash(state))
}
const listing = (recorded: Recorded) => {
  const views = asked(recorded).map(viewBefore)
  return () => views.forEach((view) => game.legal(view))
}

/** The view with most answers. */
const widestView = (recorded: Recorded) =>
  asked(recorded)
    .map(viewBefore)
    .reduce((best, view) => (game.legal(view).length > game.legal(best).length ? view : best))
const widestCount = (recorded: Recorded): number => game.legal(widestView(recorded)).length

export const SUBJECTS = {
  hashed: subject('applied, logged, hashed', 'entry', entries, (of) => () => appendAll(of)),
  chained: subject('and chained', 'entry', entries, (of) => () => chainAll(of)),
  logged: subject('applied, logged', 'entry', entries, (of) => () => foldAll(of)),
  applied: subject('applied', 'entry', entries, applying(applyAll)),
  inPlace: subject('in place', 'entry', entries, applying(mutateAll)),
  hash: subject('hash alone', 'state', entries, (of) => hashing(createHasher())(of)),
  fromScratch: subject('hash from scratch', 'state', entries, hashing(hashOf)),
  legal: subject('legal', 'list', (of) => asked(of).length, listing),
  widest: subject('legal at the widest', 'answer', widestCount, (of) => {
    const view = widestView(of)
    return () => game.legal(view)
  }),
  random: subject(
    'random game',
    'game',
    () => 1,
    (of) => randomGame(of.header),
  ),
}

export const engine = (recorded: Recorded): readonly Subject[] =>
  Object.values(SUBJECTS).map((subjectOf) => subjectOf(recorded))

const MOST = 500
const BARE_REPLAY = 'bare replay of 500'
export const replayFloor: Subject = { name: BARE_REPLAY, unit: 'replay', count: 1, run: () => bareReplay(BARE_MOVES) }

/** The first 500 entries from the header on, as when a saved game is opened. */
export const replays = ({ name, header, entries }: Recorded): readonly Subject[] => {
  const first = entries.slice(0, MOST)
  if (first.length < MOST) throw new Error(`${name} has only ${first.length} entries`)
  const unhashed = (): void => {
    let replay = value(startReplay(game, header))
    for (const { body } of first) replay = value(foldEntry(replay, body))
  }
  const one = { unit: 'replay', count: 1, floor: BARE_REPLAY }
  return [
    { ...one, name: `${name}: replay of ${MOST}, verified`, run: () => replayLog(game, header, first) },
    { ...one, name: `${name}: replay of ${MOST}, unhashed`, run: unhashed },
  ]
}
