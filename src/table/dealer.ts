/** The dealer of one game. All that it ever does follows from its secret and the log, so only the secret is kept. */
import type { Answer, Draw, Game, Shape } from '../kernel/contract.ts'
import { deal, type Stacked, shownBy, UNSTACKED } from '../kernel/deal.ts'
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
  return ok({ seed: seedOf(header, secret), game: header.id, stacked: stacked.value, dealt: EMPTY_VAULT })
}

export interface Dealt {
  readonly dealer: Dealer
  readonly answer: Answer
  /** What travels to some seats alone. */
  readonly shown: readonly PrivateOpening[]
}

/** Answers a draw in the entry with this `seq`. */
export const answerDraw = (dealer: Dealer, seq: number, draw: Draw): Dealt => {
  const { answer, dealt } = deal(draw, dealer.dealt, chanceOf(dealer.seed, dealer.game, seq), dealer.stacked)
  const seats = draw.kind === 'open' && draw.to !== 'all' ? draw.to : []
  const shown = shownBy(draw, dealt).map((opening) => ({ seats, opening }))
  return { dealer: { ...dealer, dealt }, answer, shown }
}
