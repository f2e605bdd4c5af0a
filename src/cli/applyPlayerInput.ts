/** Input of a player at the command line: an action, or a command of the table. */
import { canonicalJson } from '../kernel/canonicalJson.ts'
import type { Seat, Shape } from '../kernel/contract.ts'
import { isVeiled } from '../kernel/isVeiled.ts'
import type { Json } from '../kernel/json.ts'
import { ok, type Refusal, type Result, refuse } from '../kernel/result.ts'
import type { ProposalReceipt } from '../table/client/proposalPromises.ts'
import { notationOf } from './notation.ts'
import type { CliTable } from './openGame.ts'
import { awaitedSeat } from './seats.ts'

/** First seat that is allowed to; where none is, seat 0, whose refusal gives the reason. */
const firstAllowedSeat = ({ header }: CliTable, whyNot: (seat: Seat) => Refusal | null): Seat =>
  Math.max(
    0,
    header.seats.findIndex((_, seat) => whyNot(seat) === null),
  )

/**
 * Commands to concede, which ends the game, and to leave, after which the others play on. The seat is counted from 1,
 * like all numbers of the notation.
 */
const CONCEDE = /^(concede|leave) (\d{1,3})$/

const concede = async (table: CliTable, how: string, seat: number): Promise<Result<ProposalReceipt>> => {
  if (!table.header.seats[seat - 1]) return refuse('seat.unknown', undefined, { seat })
  return how === 'leave' ? table.leave(seat - 1) : table.concede(seat - 1)
}

/** Was the last action followed by a die before any card? Then a die, and no card, tells what an undo would hide. */
const isDieThrownSince = (table: CliTable): boolean => {
  const entries = table.entries()
  const last = entries.findLastIndex(({ body }) => body.kind !== 'chance')
  const body = entries[last + 1]?.body
  return body?.kind === 'chance' && body.answer.kind === 'dice'
}

const undo = async (table: CliTable): Promise<Result<ProposalReceipt>> => {
  const undone = await table.undo(firstAllowedSeat(table, table.whyNoUndo))
  const isByDie = !undone.ok && undone.error.code === 'undo.reveal' && isDieThrownSince(table)
  return isByDie ? refuse('undo.thrown') : undone
}

const isLegal = (table: CliTable, seat: Seat, action: Shape['action']): boolean =>
  table.legal(seat).some((legalAction) => canonicalJson(legalAction as Json) === canonicalJson(action as Json))

/**
 * Proposes an action. A veiled choice is applied only with the last of them, and the host judges it after this function
 * returns; meanwhile other seats choose.
 */
const proposeAction = async (
  table: CliTable,
  seat: Seat,
  action: Shape['action'],
): Promise<Result<ProposalReceipt>> => {
  if (isVeiled(table.turn()) && !isLegal(table, seat, action)) return refuse('action.illegal')
  const result = table.propose(seat, action)
  const isWaiting = table.chosen().includes(seat) && awaitedSeat(table) !== null
  return isWaiting ? ok({ saved: true }) : result
}

/** Does an action in plain JSON for the awaited seat. Refused as the game or the table refuses it. */
export const applyPlayerJson = async (table: CliTable, json: Json): Promise<Result<ProposalReceipt>> => {
  const action = table.game.parseAction(json)
  return action.ok ? proposeAction(table, awaitedSeat(table) ?? 0, action.value) : action
}

const playAction = async (table: CliTable, text: string): Promise<Result<ProposalReceipt>> => {
  const seat = awaitedSeat(table) ?? 0
  const action = notationOf(table).parse(table.view(seat), text)
  return action.ok ? proposeAction(table, seat, action.value) : action
}

/**
 * Does what the text says for the awaited seat; `concede` and `leave` name their seat. Refused as the notation, the table or the
 * rules refuse it, and with `seat.unknown`.
 */
export const applyPlayerText = (table: CliTable, text: string): Promise<Result<ProposalReceipt>> => {
  const command = text.trim()
  const [, how, concedingSeat] = CONCEDE.exec(command) ?? []
  if (how !== undefined) return concede(table, how, Number(concedingSeat))
  switch (command) {
    case 'undo':
      return undo(table)
    case 'redo':
      return table.redo(firstAllowedSeat(table, table.whyNoRedo))
    case 'agree':
      return table.agree()
    default:
      return playAction(table, text)
  }
}
