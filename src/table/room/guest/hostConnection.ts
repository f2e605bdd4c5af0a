/** Where a guest's line to the host stands, and when it has had its time. */
import type { ChannelId } from './callers.ts'
import type { Farewell } from './frames.ts'
import type { HeldKey } from './keys.ts'
import { AGAIN, DIALLING, DIALLING_MORE, GREETING, SILENCE } from './patience.ts'

/** Why the guest itself ends its line: the deal is not the promised one, it does not know the game. */
export type Parting = 'deal' | 'unknown'

export type Line =
  | { readonly kind: 'down'; readonly dialAt: number }
  | { readonly kind: 'dialling'; readonly since: number }
  /** `keys`: those that its hello names; `nonce`: what the host is to prove with; `isAnswered`: it has said of them what it knows. */
  | {
      readonly kind: 'greeting'
      readonly channel: ChannelId
      readonly nonce: string
      readonly since: number
      readonly keys: readonly HeldKey[]
      readonly isAnswered: boolean
    }
  /** `sat`: the seats that were taken on it; a channel loses nothing, so each is said once. */
  | {
      readonly kind: 'up'
      readonly channel: ChannelId
      readonly nonce: string
      readonly since: number
      readonly heard: number
      readonly spoke: number
      readonly sat: readonly string[]
    }
  /** Only a person dials again. */
  | { readonly kind: 'ended'; readonly why: Farewell | Parting }

interface Lined {
  readonly line: Line
  readonly now: number
  readonly tries: number
}

export const channelOf = ({ line }: { readonly line: Line }): ChannelId | null =>
  'channel' in line ? line.channel : null

export const hangUp = (one: {
  readonly line: Line
}): readonly { readonly kind: 'hangUp'; readonly channel: ChannelId }[] => {
  const channel = channelOf(one)
  return channel === null ? [] : [{ kind: 'hangUp', channel }]
}

/** Down, to be dialled after a while. */
export const downFor = <L extends Lined>(one: L, wait = AGAIN): L => ({
  ...one,
  line: { kind: 'down', dialAt: one.now + wait },
})

/** Gives the line up and dials at the next tick. */
export const redial = <L extends Lined>(one: L) => [downFor(one, 0), hangUp(one)] as const

/** Ends the line until a person dials. */
export const part = <L extends Lined>(one: L, why: Farewell | Parting) =>
  [{ ...one, line: { kind: 'ended', why } as const }, hangUp(one)] as const

/** Whether the line has had its time. */
export const isOverdue = ({ line, now, tries }: Lined): boolean => {
  if (line.kind === 'up') return now - line.heard >= SILENCE
  if (line.kind === 'dialling') return now - line.since >= DIALLING + Math.min(GREETING, tries * DIALLING_MORE)
  return line.kind === 'greeting' && now - line.since >= GREETING
}
