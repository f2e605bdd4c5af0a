/**
 * A new game from any step of another: the position at that step, on this phone. It is no copy of the log, for what lies face down belongs to
 * the game in which it was locked; so the new game can be played, shared and checked like any other.
 */
import { makePosition } from '../../games/blackstone/notation/position.ts'
import { drawnIn } from '../../games/blackstone/position/drawn.ts'
import { readPosition } from '../../games/blackstone/position/read.ts'
import type { State } from '../../games/blackstone/state.ts'
import type { Seat, Slot } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { ok, type Result, refuse } from '../../kernel/result.ts'
import { EMPTY_VAULT, remember, type Vault, viewOf } from '../../kernel/vault.ts'
import { botsOf } from '../../store/bots.ts'
import type { Database } from '../../store/database.ts'
import { markOrigin } from '../../store/saves.ts'
import type { NewGame } from '../../table/local.ts'
import { redealing } from '../../table/redealt.ts'
import type { Save } from '../../table/store.ts'
import type { Table } from '../blackstone/game/atHand.ts'
import type { Film, Moment } from '../blackstone/game/film.ts'
import type { Sitting } from '../blackstone/game/sitting.ts'
import { begin } from '../blackstone/game/tables.ts'
import { inSlices } from './slices.ts'

/**
 * What of the face-down cards goes along. `all`: the game is over and all its cards are known here. `mine`: it is not, and one person plays
 * here, whose own cards stay. `none`: it is not, and several play here. `unknown`: it is over, and this phone never had those cards.
 * What does not go along is dealt anew: nobody looks into a game that is still on, nor into what other phones hold.
 */
export type Cards = 'all' | 'mine' | 'none' | 'unknown'

/** @param me the only seat that a person plays here; null where there are several, or none */
export const cardsFor = (isOver: boolean, hasSecret: boolean, me: Seat | null): Cards => {
  if (isOver) return hasSecret ? 'all' : 'unknown'
  return me === null ? 'none' : 'mine'
}

/** The first state from this moment on in which somebody is awaited; null where the game is over before. */
export const branchable = ({ game }: Sitting, film: Film, { done }: Moment): State | null => {
  for (let deeds = done; deeds <= film.deeds; deeds++) {
    const state = film.stateAt({ done: deeds })
    const { kind } = game.turn(state)
    if (kind !== 'chance') return kind === 'seats' ? state : null
  }
  return null
}

/** The face-down cards that their owner has seen: of the own court, and those that were drawn and not yet chosen from. */
const heldBy = ({ courts, todo, seat }: State, me: Seat): ReadonlySet<Slot> => {
  const { hand = [], vassals = [], intrigue } = courts[me] ?? {}
  const families = todo.flatMap((one) => (one.do === 'family' && one.seat === me ? one.slots : []))
  const laid = intrigue?.at === 'faceDown' ? [intrigue.card] : []
  return new Set([...hand, ...vassals, ...laid, ...families, ...(seat === me ? drawnIn(todo) : [])])
}

const only = (vault: Vault, slots: ReadonlySet<Slot>): Vault => new Map([...vault].filter(([slot]) => slots.has(slot)))

export interface Branching {
  readonly sitting: Sitting
  readonly save: Save
  readonly film: Film
  readonly moment: Moment
  /** The step as the replay counts it. */
  readonly step: number
  /** What a person called the game. */
  readonly name: string
  readonly me: Seat | null
}

export const cardsOf = (sitting: Sitting, save: Save, me: Seat | null): Cards =>
  cardsFor(sitting.now.peek().outcome !== null, save.secret !== undefined, me)

/** What goes along of what lay face down in this state. */
const knownAt = async ({ sitting, save, me }: Branching, state: State): Promise<Vault> => {
  const cards = cardsOf(sitting, save, me)
  if (cards === 'none' || cards === 'unknown') return EMPTY_VAULT
  const shown = save.shown.map(({ opening }) => opening)
  const dealt = remember((await inSlices(redealing(sitting.game, save))) ?? EMPTY_VAULT, shown)
  return cards === 'all' ? dealt : only(dealt, heldBy(state, me ?? -1))
}

/** The bots of a game come to another table of as many seats. */
const bringBots = async (database: Database, id: string, table: Table): Promise<void> => {
  const kept = await botsOf(database, id).catch(() => ({}))
  const bots = table.header.seats.map((_, seat) => Object.entries(kept).find(([at]) => at === String(seat))?.[1] ?? '')
  if (bots.some(Boolean)) await (await import('../bots/begin.ts')).letBotsIn(database, table, bots)
}

/** The new game as it shall begin, with as much of what lies face down as may go along. Refused where the game is over at that step. */
export const gameFrom = async (from: Branching): Promise<Result<NewGame>> => {
  const { sitting, film, moment } = from
  const { game, names } = sitting
  const state = branchable(sitting, film, moment)
  if (!state) return refuse('over')
  const vault = await knownAt(from, state)
  const document = makePosition(game.sceneOf(viewOf(state, null, vault)), names)
  const read = readPosition(game, document as unknown as Json)
  if (!read.ok) return read
  const { table, hidden } = read.value
  const { mode, options, position } = table
  return ok({
    ...{ mode, options, names },
    ...(position !== undefined && { position }),
    ...(hidden !== undefined && { hidden }),
  })
}

/** Begins the new game; bots keep their seats, all others are played here. Resolves with its id. Refused as `gameFrom` does. */
export const branchOff = async (database: Database, from: Branching): Promise<Result<string>> => {
  const { header } = from.sitting
  const wanted = await gameFrom(from)
  if (!wanted.ok) return wanted
  const begun = await begin(database, wanted.value)
  if (!begun.ok) return begun
  const { id } = begun.value.header
  await bringBots(database, header.id, begun.value)
  await markOrigin(database, id, { from: 'game', id: header.id, name: from.name, step: from.step })
  return ok(id)
}
