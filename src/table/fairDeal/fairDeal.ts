/**
 * Fair deal. The host's phone promises its secret before it receives any nonce: `commitmentOf` is in the lobby from its
 * first frame. Each phone that takes a seat then adds a nonce, and the chance of the game follows from the secret and
 * all of them: `seedOf`. When the game is over the host sends the secret, and every phone repeats the whole deal:
 * dealAudit.ts. So the host's phone can know the deck, but not make it up, unless another seat's phone conspires with it.
 * It may still choose the order of the seats when it knows the decks.
 */
import { toBase64url } from '../../kernel/base64url.ts'
import type { Seat } from '../../kernel/contract.ts'
import type { DealCommitment, Header } from '../../kernel/log.ts'
import type { Refusal } from '../../kernel/result.ts'
import { sha256OfJson } from '../../kernel/sha256OfJson.ts'
import type { DealerSecret } from '../logStore.ts'

/**
 * Promise of the host for the game that will have this id: base64url of SHA-256 of `["commit",id,seed]`, with the
 * hidden half of a position as a fourth item if there is one. The id is promised too, because chance follows from it:
 * chosen later, it could be picked until the cards please.
 */
export const commitmentOf = (id: string, { seed, hidden }: DealerSecret): string =>
  toBase64url(sha256OfJson(['commit', id, seed, ...(hidden === undefined ? [] : [hidden])]))

/**
 * Deal as the header has it, the sitters in the order of their seats. A seat of the host's phone adds no nonce: that
 * phone knows the others by then, and could pick the nonce whose cards please.
 */
export const dealCommitmentOf = (
  commit: string,
  sitters: readonly { readonly nonce: string; readonly host: boolean }[],
): DealCommitment => ({ commit, nonces: sitters.map(({ nonce, host }) => (host ? '' : nonce)) })

/**
 * Seed of the game's chance: in a fair deal base64url of SHA-256 of `["nonces",seed,[nonce,…]]`, else the dealer's own.
 */
export const seedOf = ({ deal }: Header, { seed }: DealerSecret): string =>
  deal ? toBase64url(sha256OfJson(['nonces', seed, deal.nonces])) : seed

/** Refusal if this is not the secret that the header promises; null if it is, or if nothing was promised. */
export const whySecretDiffers = ({ id, deal }: Header, secret: DealerSecret): Refusal | null =>
  deal && deal.commit !== commitmentOf(id, secret) ? { code: 'deal.secret' } : null

/**
 * Data that a guest's phone checks a header against: the promise that it read in the lobby, and the nonces that it sent
 * then.
 */
export interface LobbyPromise {
  readonly commit: string
  readonly nonces: ReadonlyMap<Seat, string>
}

/** Refusal if this header is not of the deal that the lobby promised; null if it is. A watcher sent no nonces. */
export const whyDealDiffers = ({ deal, seats }: Header, promise: LobbyPromise): Refusal | null => {
  if (!deal) return { code: 'deal.none' }
  if (deal.commit !== promise.commit) return { code: 'deal.other' }
  const [lostSeat] = [...promise.nonces].find(([seat, nonce]) => deal.nonces[seat] !== nonce) ?? []
  return lostSeat === undefined ? null : { code: 'deal.nonce', values: { name: seats[lostSeat]?.name ?? '' } }
}
