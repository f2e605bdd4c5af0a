/** Recorded games, which the measurements replay. They have locks and salts, as games between people have. */

import type { Action } from '../../src/games/blackstone/actions.ts'
import { type BlackstoneTypes, game } from '../../src/games/blackstone/game.ts'
import { answerDraw } from '../../src/kernel/answerDraw.ts'
import { lockOf } from '../../src/kernel/cardLocks.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { makeEntry } from '../../src/kernel/entries.ts'
import { type Entry, type EntryBody, type Header, PROTOCOL } from '../../src/kernel/log.ts'
import type { RandomSource } from '../../src/kernel/randomSource.ts'
import { type Replay, startReplay } from '../../src/kernel/replayState.ts'
import { EMPTY_VAULT, openingsOf, seatView, type Vault } from '../../src/kernel/vault.ts'
import { intriguePlayer } from '../games/blackstone/intrigue/intriguePlayer.ts'
import { mixed, type Player } from '../games/blackstone/players.ts'
import { queensAndWizardsQuestPlayer } from '../games/blackstone/queensAndWizardsQuestPlayer.ts'
import { Situation, seeded, tableOf, value } from '../games/blackstone/testTable.ts'
import type { Sitting } from './botTurns.ts'

/** One entry made, and the replay on which it was made. */
export interface Made {
  readonly before: Replay<BlackstoneTypes>
  readonly vault: Vault
  readonly entry: Entry<Action>
}

export interface Recorded {
  readonly name: string
  readonly header: Header
  readonly entries: readonly Entry<Action>[]
  /** Where the first seat is awaited: shuffling and dealing lie behind it. */
  readonly dealt: Replay<BlackstoneTypes>
  readonly made: readonly Made[]
  readonly end: Replay<BlackstoneTypes>
}

type Choice = readonly [Seat, Action]

/** Cards under salts and locks that follow from a seed. */
const locking = (seed: number, id: string): RandomSource => {
  const { below } = seeded(seed)
  const salt = (): string => Array.from({ length: 22 }, () => below(36).toString(36)).join('')
  return {
    below,
    lockCard(slot, value) {
      const opening = { slot, value, salt: salt() }
      return { opening, lock: lockOf(id, opening) }
    },
  }
}

const headerOf = (mode: string, seats: number, options: Header['options']): Header => ({
  protocol: PROTOCOL,
  id: 'benchbenchbenchbenchbe',
  game: game.id,
  version: game.version,
  mode,
  options,
  seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}` })),
})

const choicesOf = (s: Situation, player: Player, seed: number, most: number): readonly Choice[] => {
  const chance = seeded(seed)
  const choices: Choice[] = []
  while (!s.outcome && choices.length < most) {
    const action = player(s, chance)
    choices.push([s.seat, action])
    s.do(action)
  }
  return choices
}

/** The log of a game: the same seed deals the same cards in the same order. */
const write = (
  header: Header,
  choices: readonly Choice[],
  chance: RandomSource,
): readonly [readonly Made[], Replay<BlackstoneTypes>] => {
  const made: Made[] = []
  let replay = value(startReplay(game, header))
  let vault = EMPTY_VAULT
  const add = (body: EntryBody<Action>): void => {
    const appended = value(makeEntry(replay, body))
    made.push({ before: replay, vault, entry: appended.entry })
    replay = appended.replay
  }
  const settle = (): void => {
    while (replay.turn.kind === 'chance') {
      const { answer, dealt } = answerDraw(replay.turn.draw, vault, chance)
      vault = dealt
      add({ kind: 'chance', answer })
    }
  }
  settle()
  for (const [seat, action] of choices) {
    const openings = openingsOf(vault, game.openings(replay.state, seat, action)) ?? []
    add({ kind: 'seat', seat, count: replay.counts[seat] ?? 0, action, openings })
    settle()
  }
  return [made, replay]
}

/** Player that does all that happens in play: now diligently, now at random, with what the mode or a module adds. */
const playerFor = ({ state }: Situation): Player =>
  state.quest ? queensAndWizardsQuestPlayer : state.setting.options.intrigue === 'on' ? intriguePlayer : mixed

/** Plays and records one game of up to `most` decisions. */
export const record = ({ name, mode, seats, options }: Sitting, seed: number, most: number): Recorded => {
  const table = tableOf(mode, seats, { maxRounds: 0, ...options })
  const header = headerOf(mode, seats, table.options)
  const s = new Situation(value(game.setup(table)), locking(seed, header.id))
  const [made, end] = write(header, choicesOf(s, playerFor(s), seed, most), locking(seed, header.id))
  const first = made.findIndex(({ entry }) => entry.body.kind === 'seat')
  const dealt = made[first]?.before
  if (!dealt) throw new Error('nobody was asked for anything')
  const entries = made.map(({ entry }) => entry)
  return { name, header, entries, dealt, made: made.slice(first), end }
}

/** What a game knows of a standing, all cards the seat knows included. */
export const viewBefore = ({ before, vault, entry }: Made) =>
  seatView(before.state, entry.body.kind === 'seat' ? entry.body.seat : null, vault)
