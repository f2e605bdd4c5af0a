/** Answers to a host that has lost entries which this phone has: it proves itself first, as with every greeting. */
import type { Shape } from '../../../kernel/contract.ts'
import { firstChainHash, nextChainHash } from '../../../kernel/hashChain.ts'
import type { Entry, Header } from '../../../kernel/log.ts'
import type { FrameToGuest, TailFrame } from '../frames.ts'
import { MAX_ASKED_ENTRIES } from '../limits.ts'
import type { Guest, GuestStep } from './guest.ts'
import type { HostConnection } from './hostConnection.ts'

const chainBefore = (header: Header, entries: readonly Entry[], seq: number): string =>
  entries.slice(0, seq).reduce(nextChainHash, firstChainHash(header))

/** Entry as the host is told it: what was dealt follows from the host's own secret. */
const tailOf = ({ seq, body, hash }: Entry, chain: string): TailFrame => ({
  kind: 'tail',
  seq,
  chain,
  body: body.kind === 'chance' ? null : body,
  hash,
})

/** Tells the entries that the host asks for; where it asks for none it is told that this phone is still here. */
export const answerAsk = <G extends Shape>(
  guest: Guest<G>,
  line: Extract<HostConnection, { readonly kind: 'greeting' }>,
  { from, most }: Extract<FrameToGuest, { readonly kind: 'ask' }>,
): GuestStep<G> => {
  const { follower } = guest
  if (!follower || !line.isAnswered || line.keys.length === 0) return [guest, []]
  const { channel } = line
  const waiting = { ...guest, isCompared: true, line: { ...line, since: guest.now } }
  const { entries } = follower
  const { header } = follower.replay
  const asked = entries.slice(from, from + Math.min(most, MAX_ASKED_ENTRIES))
  if (asked.length === 0) return [waiting, [{ kind: 'say', channel, frame: { kind: 'have', seq: entries.length } }]]
  const frames = asked.map((entry) => tailOf(entry, entry.seq === from ? chainBefore(header, entries, from) : ''))
  return [waiting, frames.map((frame) => ({ kind: 'say', channel, frame }))]
}
