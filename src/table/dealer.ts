/** The dealer of one game. All that it ever does follows from its secret and the log, so only the secret is kept. */
import type { Answer, Draw, Game, Shape } from '../kernel/contract.ts'
import { type Chance, deal, type Stacked, shownBy, UNSTACKED } from '../kernel/deal.ts'
import type { Header } from '../kernel/log.ts'
import { tableOf } from '../kernel/replay.ts'
import { no, ok, type Result } from '../kernel/result.ts'
import { EMPTY_VAULT, type Vault } from '../kernel/vault.ts'
import { chanceOf } from './chance.ts'
import { seedOf, whyNotPromised } from './fairDeal.ts'
import type { DealerSecret, PrivateOpening } from './store.ts'

export interface Dealer {
  /** Of the game's chance. */
  readonly seed: string
  /** The header's id. */
  readonly game: string
  readonly isFair: boolean
  /** How many draws it has answered. */
  readonly drawn: number
  readonly stacked: Stacked
  /** What lies in every slot that was ever sealed. */
  readonly dealt: Vault
}

/** The dealer before its first draw. Refuses a secret that is not the promised one, and a hidden half that does not fit the game. */
export const seatDealer = <G extends Shape>(game: Game<G>, header: Header, secret: DealerSecret): Result<Dealer> => {
  const broken = whyNotPromised(header, secret)
  if (broken) return no(broken)
  const stacked = secret.hidden === undefined ? ok(UNSTACKED) : game.hidden(tableOf(header), secret.hidden)
  if (!stacked.ok) return stacked
  const seed = seedOf(header, secret)
  const isFair = header.deal !== undefined
  return ok({ seed, game: header.id, isFair, drawn: 0, stacked: stacked.value, dealt: EMPTY_VAULT })
}

/**
 * The chance of the draw that is answered in the entry with this `seq`, after `drawn` others. A fair deal goes by the draws alone: whoever
 * knows the seed could put entries between them, an undo and a redo, until the cards please.
 */
export const chanceFor = ({ seed, game, isFair }: Dealer, seq: number, drawn: number): Chance =>
  chanceOf(seed, game, isFair ? drawn : seq)

export interface Dealt {
  readonly dealer: Dealer
  readonly answer: Answer
  /** What travels to some seats alone. */
  readonly shown: readonly PrivateOpening[]
}

/** Answers a draw in the entry with this `seq`. */
export const answerDraw = (dealer: Dealer, seq: number, draw: Draw): Dealt => {
  const { drawn, stacked } = dealer
  const { answer, dealt } = deal(draw, dealer.dealt, chanceFor(dealer, seq, drawn), stacked)
  const seats = draw.kind === 'open' && draw.to !== 'all' ? draw.to : []
  const shown = shownBy(draw, dealt).map((opening) => ({ seats, opening }))
  return { dealer: { ...dealer, dealt, drawn: drawn + 1 }, answer, shown }
}
