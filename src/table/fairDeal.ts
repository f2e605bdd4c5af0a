/**
 * A fair deal. The host's phone promises its secret before it hears any nonce: `commitOf` stands in the lobby from its first word. Each
 * phone that takes a seat then adds a nonce, and the chance of the game follows from the secret and all of them: `seedOf`. When the game is
 * over the host tells the secret, and every phone makes the whole deal again: audit.ts. So the host's phone can know the deck, but not
 * make it up, unless another seat's phone plays into its hand. Among the orders of the seats it may choose with the decks before it.
 */
import { toBase64url } from '../kernel/base64url.ts'
import type { Seat } from '../kernel/contract.ts'
import type { Deal, Header } from '../kernel/log.ts'
import type { Refusal } from '../kernel/result.ts'
import { shaOf } from '../kernel/sha.ts'
import type { DealerSecret } from './store.ts'

/**
 * What the host promises of the game that will have this id: base64url of SHA-256 of `["commit",id,seed]`, with the hidden half of a position
 * as a fourth where there is one. The id is promised too, for chance follows from it: made later it could be sought until the cards please.
 */
export const commitOf = (id: string, { seed, hidden }: DealerSecret): string =>
  toBase64url(shaOf(['commit', id, seed, ...(hidden === undefined ? [] : [hidden])]))

/**
 * What the header says of the deal, the sitters in the order of their seats. A seat of the host's phone adds nothing to the secret: that
 * phone has heard the others when it would speak, and could seek the nonce whose cards please.
 */
export const dealOf = (
  commit: string,
  sitters: readonly { readonly nonce: string; readonly host: boolean }[],
): Deal => ({ commit, nonces: sitters.map(({ nonce, host }) => (host ? '' : nonce)) })

/** The seed of the game's chance: of a fair deal base64url of SHA-256 of `["nonces",seed,[nonce,…]]`, else the dealer's own. */
export const seedOf = ({ deal }: Header, { seed }: DealerSecret): string =>
  deal ? toBase64url(shaOf(['nonces', seed, deal.nonces])) : seed

/** Why this is not the secret that the header promises; null where it is, or where nothing was promised. */
export const whyNotPromised = ({ id, deal }: Header, secret: DealerSecret): Refusal | null =>
  deal && deal.commit !== commitOf(id, secret) ? { code: 'deal.secret' } : null

/** What a guest's phone holds against a header: the promise that it read in the lobby, and the nonces that it gave then. */
export interface Given {
  readonly commit: string
  readonly nonces: ReadonlyMap<Seat, string>
}

/** Why this header is not of the deal that the lobby promised; null if it is. One who only watches gave no nonces. */
export const whyNotGiven = ({ deal, seats }: Header, given: Given): Refusal | null => {
  if (!deal) return { code: 'deal.none' }
  if (deal.commit !== given.commit) return { code: 'deal.other' }
  const [lost] = [...given.nonces].find(([seat, nonce]) => deal.nonces[seat] !== nonce) ?? []
  return lost === undefined ? null : { code: 'deal.nonce', values: { name: seats[lost]?.name ?? '' } }
}
