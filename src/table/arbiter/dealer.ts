/** Dealer of one game. All that it does follows from its secret and the log, so only the secret is stored. */

import { answerDraw, NO_STACKED_CARDS, privateOpeningsOf, type StackedCards } from '../../kernel/answerDraw.ts'
import type { DealerAnswer, Draw, Game, Shape } from '../../kernel/contract.ts'
import type { Header } from '../../kernel/log.ts'
import type { RandomSource } from '../../kernel/randomSource.ts'
import { setupOf } from '../../kernel/replayState.ts'
import { err, ok, type Result } from '../../kernel/result.ts'
import { EMPTY_VAULT, type Vault } from '../../kernel/vault.ts'
import { seedOf, whySecretDiffers } from '../fairDeal/fairDeal.ts'
import type { DealerSecret, PrivateOpening } from '../logStore.ts'
import { seededRandomSource } from './seededRandomSource.ts'

export interface Dealer {
  /** Seed of the game's chance. */
  readonly seed: string
  /** Header's id. */
  readonly game: string
  readonly isFair: boolean
  /** Number of draws answered so far. */
  readonly drawCount: number
  readonly stacked: StackedCards
  /** Openings of all slots that were ever sealed. */
  readonly dealt: Vault
}

/**
 * Dealer before its first draw. Refuses a secret that is not the promised one, and a hidden half that does not fit the
 * game.
 */
export const createDealer = <G extends Shape>(game: Game<G>, header: Header, secret: DealerSecret): Result<Dealer> => {
  const brokenPromise = whySecretDiffers(header, secret)
  if (brokenPromise) return err(brokenPromise)
  const stacked = secret.hidden === undefined ? ok(NO_STACKED_CARDS) : game.hiddenCards(setupOf(header), secret.hidden)
  if (!stacked.ok) return stacked
  const seed = seedOf(header, secret)
  const isFair = header.deal !== undefined
  return ok({ seed, game: header.id, isFair, drawCount: 0, stacked: stacked.value, dealt: EMPTY_VAULT })
}

/**
 * Random source of the draw that is answered in the entry with this `seq`, after `drawn` others. A fair deal depends on
 * the draws alone: else a host that knows the seed could insert entries, an undo and a redo, until it likes the cards.
 */
export const randomSourceForDraw = ({ seed, game, isFair }: Dealer, seq: number, drawn: number): RandomSource =>
  seededRandomSource(seed, game, isFair ? drawn : seq)

export interface DealerAnswerResult {
  readonly dealer: Dealer
  readonly answer: DealerAnswer
  /** Openings that are sent to some seats alone. */
  readonly shown: readonly PrivateOpening[]
}

/** Answers a draw in the entry with this `seq`. */
export const askDealer = (dealer: Dealer, seq: number, draw: Draw): DealerAnswerResult => {
  const { drawCount, stacked } = dealer
  const { answer, dealt } = answerDraw(draw, dealer.dealt, randomSourceForDraw(dealer, seq, drawCount), stacked)
  const seats = draw.kind === 'open' && draw.to !== 'all' ? draw.to : []
  const shown = privateOpeningsOf(draw, dealt).map((opening) => ({ seats, opening }))
  return { dealer: { ...dealer, dealt, drawCount: drawCount + 1 }, answer, shown }
}
