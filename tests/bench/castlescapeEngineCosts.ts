/** What the engine costs in CastleScape: every entry of a recorded game of four, and the widest list of answers. */
import type { Action } from '../../src/games/castlescape/actions.ts'
import { type CastleScapeTypes, game } from '../../src/games/castlescape/game.ts'
import type { View } from '../../src/kernel/contract.ts'
import { makeEntry } from '../../src/kernel/entries.ts'
import { createHasher, hashOf } from '../../src/kernel/hash64.ts'
import type { Entry } from '../../src/kernel/log.ts'
import { type Replay, startReplay } from '../../src/kernel/replayState.ts'
import { addOpenings, EMPTY_VAULT, seatView } from '../../src/kernel/vault.ts'
import { recordGame } from '../games/castlescape/recordGame.ts'
import { unwrap } from '../kernel/toyLog.ts'
import { reducer } from './engineCosts.ts'
import type { Subject } from './measure.ts'

type State = CastleScapeTypes['state']
type Played = Replay<CastleScapeTypes>

const appendAll = (dealt: Played, entries: readonly Entry<Action>[]): Played =>
  entries.reduce((replay, { body }) => unwrap(makeEntry(replay, body)).replay, dealt)

/** What the awaited seat saw before each entry, of its own decisions alone. */
const viewsOf = (log: ReturnType<typeof recordGame>, replays: readonly Played[]): readonly View<State>[] =>
  replays.flatMap(({ state, turn, seq }) => {
    if (turn.kind !== 'seats') return []
    const [seat = 0] = turn.seats
    const shown = log.loggedEntries.slice(0, seq).flatMap((line) => line.shown)
    const known = shown.filter(({ seats }) => seats.includes(seat)).map(({ opening }) => opening)
    return [seatView(state, seat, addOpenings(EMPTY_VAULT, known))]
  })

const SEATS = 4
/** Decisions of the game; it is over before. */
const DECISIONS = 2000

/** Where the first seat is awaited: shuffling and dealing lie behind it. */
const isDealt = ({ body }: Entry<Action>): boolean => body.kind === 'joint'

export const castlescape = (): readonly Subject[] => {
  const log = recordGame(SEATS, DECISIONS)
  const all = log.loggedEntries.map(({ entry }) => entry as Entry<Action>)
  const first = all.findIndex(isDealt)
  const dealt = appendAll(unwrap(startReplay(game, log.replay.header)), all.slice(0, first))
  const entries = all.slice(first)
  const replays = [dealt]
  for (const entry of entries.slice(0, -1)) replays.push(appendAll(replays.at(-1) ?? dealt, [entry]))
  const states = replays.map(({ state }) => state)
  const views = viewsOf(log, replays)
  const widest = views.reduce((best, view) => (game.legal(view).length > game.legal(best).length ? view : best))
  const answers = game.legal(widest).length
  const hash = createHasher()
  const one = (what: string, unit: string, count: number, run: () => unknown): Subject => ({
    name: `castlescape: ${what}`,
    unit,
    count,
    floor: reducer.name,
    run,
  })
  return [
    one('applied, logged, hashed', 'entry', entries.length, () => appendAll(dealt, entries)),
    one('hash alone', 'state', states.length, () => states.forEach((state) => hash(state))),
    one('hash from scratch', 'state', states.length, () => states.forEach(hashOf)),
    one('legal', 'list', views.length, () => views.forEach((view) => game.legal(view))),
    one(`legal, ${answers} answers at the widest`, 'answer', answers, () => game.legal(widest)),
  ]
}
