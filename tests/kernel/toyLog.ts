/** A table without locks and links: the shortest way to play a log. */
import type { Seat } from '../../src/kernel/contract.ts'
import { type Chance, deal } from '../../src/kernel/deal.ts'
import { append } from '../../src/kernel/ledger.ts'
import { type Body, type Entry, type Header, PROTOCOL } from '../../src/kernel/log.ts'
import { type Replay, start } from '../../src/kernel/replay.ts'
import type { Result } from '../../src/kernel/result.ts'
import { EMPTY_VAULT, type Vault } from '../../src/kernel/vault.ts'
import { type Toy, type ToyAction, toy } from './toy.ts'

export const sure = <T, E>(result: Result<T, E>): T => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`)
  return result.value
}
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

const add = (played: Played, body: Body<ToyAction>, dealt = played.dealt): Played => {
  const { replay, entry } = sure(append(played.replay, body))
  return { replay, dealt, entries: [...played.entries, entry] }
}

/** Answers all draws that are due. */
export const settled = (played: Played, chance: Chance): Played => {
  const { turn } = played.replay
  if (turn.kind !== 'chance') return played
  const { answer, dealt } = deal(turn.draw, played.dealt, chance)
  return settled(add(played, { kind: 'chance', answer }, dealt), chance)
}

export const begun = (chance: Chance, options: Header['options'] = header.options): Played => {
  const replay = sure(start(toy, { ...header, options }, 'trusted'))
  return settled({ replay, dealt: EMPTY_VAULT, entries: [] }, chance)
}

/** The body of a seat's deed, its openings taken from what was dealt. */
export const deedOf = ({ replay, dealt }: Played, seat: Seat, action: ToyAction): Body<ToyAction> => {
  const openings = toy.openings(replay.state, seat, action).flatMap((slot) => dealt.get(slot) ?? [])
  return { kind: 'seat', seat, count: replay.counts[seat] ?? 0, action, openings }
}
export const undoOf = ({ replay }: Played, seat: Seat, kind: 'undo' | 'redo' = 'undo'): Body<ToyAction> => ({
  kind,
  seat,
  count: replay.counts[seat] ?? 0,
})

/** Plays a body that must be taken, and the draws that it causes. */
export const after = (played: Played, body: Body<ToyAction>, chance: Chance): Played =>
  settled(add(played, body), chance)
