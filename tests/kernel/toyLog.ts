/** Logs of the toy game, played without locks and links, and helpers for results. */

import { answerDraw } from '../../src/kernel/answerDraw.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { makeEntry } from '../../src/kernel/entries.ts'
import { type Entry, type EntryBody, type Header, PROTOCOL } from '../../src/kernel/log.ts'
import type { RandomSource } from '../../src/kernel/randomSource.ts'
import { type Replay, startReplay } from '../../src/kernel/replayState.ts'
import type { Result } from '../../src/kernel/result.ts'
import { EMPTY_VAULT, type Vault } from '../../src/kernel/vault.ts'
import { type Toy, type ToyAction, toy } from './toyGame.ts'

/** Value of a result; throws where it was refused. */
export const unwrap = <T, E>(result: Result<T, E>): T => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`)
  return result.value
}
/** Code of a refusal; `taken` where the result is good. */
export const codeOf = <E extends { code: string }>(result: Result<unknown, E>): string =>
  result.ok ? 'taken' : result.error.code

export const header: Header = {
  protocol: PROTOCOL,
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  game: 'toy',
  version: 1,
  mode: 'plain',
  options: { rounds: 8 },
  seats: [{ name: 'Ann' }, { name: 'Ben' }],
}

export interface Played {
  readonly replay: Replay<Toy>
  readonly dealt: Vault
  readonly entries: readonly Entry<ToyAction>[]
}

const appendEntry = (played: Played, body: EntryBody<ToyAction>, dealt = played.dealt): Played => {
  const { replay, entry } = unwrap(makeEntry(played.replay, body))
  return { replay, dealt, entries: [...played.entries, entry] }
}

/** Answers every draw that the game waits for. */
export const answerDraws = (played: Played, chance: RandomSource): Played => {
  const { turn } = played.replay
  if (turn.kind !== 'chance') return played
  const { answer, dealt } = answerDraw(turn.draw, played.dealt, chance)
  return answerDraws(appendEntry(played, { kind: 'chance', answer }, dealt), chance)
}

export const startPlayed = (chance: RandomSource, options: Header['options'] = header.options): Played => {
  const replay = unwrap(startReplay(toy, { ...header, options }, 'trusted'))
  return answerDraws({ replay, dealt: EMPTY_VAULT, entries: [] }, chance)
}

/** Body of a seat's action, with its openings from the dealt cards. */
export const seatBody = ({ replay, dealt }: Played, seat: Seat, action: ToyAction): EntryBody<ToyAction> => {
  const openings = toy.openings(replay.state, seat, action).flatMap((slot) => dealt.get(slot) ?? [])
  return { kind: 'seat', seat, count: replay.counts[seat] ?? 0, action, openings }
}
export const undoBody = ({ replay }: Played, seat: Seat, kind: 'undo' | 'redo' = 'undo'): EntryBody<ToyAction> => ({
  kind,
  seat,
  count: replay.counts[seat] ?? 0,
})

/** Plays a body that must be accepted, and the draws that it causes. */
export const playBody = (played: Played, body: EntryBody<ToyAction>, chance: RandomSource): Played =>
  answerDraws(appendEntry(played, body), chance)
