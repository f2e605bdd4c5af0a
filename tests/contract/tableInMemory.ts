/** A whole table in one call stack: the real arbiter and one real follower per phone; they exchange only text. */
import type { Seat, Shape } from '../../src/kernel/contract.ts'
import type { Result } from '../../src/kernel/result.ts'
import { type ArbiterEffect, type ArbiterState, createArbiterState } from '../../src/table/arbiter/arbiterState.ts'
import { openGameLog } from '../../src/table/arbiter/gameLog.ts'
import { type ArbiterEvent, stepArbiter } from '../../src/table/arbiter/stepArbiter.ts'
import { createFollower, type Follower } from '../../src/table/client/follower.ts'
import { type PlayerIntent, type ProposedIntent, proposeIntent } from '../../src/table/client/proposeIntent.ts'
import { receiveMessage } from '../../src/table/client/receiveMessage.ts'
import { unwrap } from '../kernel/toyLog.ts'
import { headerOf, type Setting } from './randomWalk.ts'

export interface World<G extends Shape> {
  arbiterState(): ArbiterState<G>
  guests(): readonly Follower<G>[]
  /** Everything that a guest was ever sent, as text. */
  inbox(guest: number): readonly string[]
  /** Proposes a seat's intent: it is sent, judged, stored and broadcast. */
  propose(seat: Seat, intent: PlayerIntent<G['action']>): Result<ProposedIntent<G>>
}

/** Guest n plays the seats of `phones[n]`; a guest without seats watches. */
export const openWorld = <G extends Shape>(
  setting: Setting<G>,
  seed: string,
  phones: readonly (readonly Seat[])[],
): World<G> => {
  const header = headerOf(setting)
  const gameLog = unwrap(openGameLog(setting.game, header, { seed }))
  let arbiterState = createArbiterState(gameLog)
  const guests = phones.map((seats) => createFollower(seats, gameLog.replay, [], []))
  const inboxes: string[][] = phones.map(() => [])

  const send = (guest: number, text: string): void => {
    inboxes[guest]?.push(text)
    guests[guest] = receiveMessage(guests[guest] as Follower<G>, JSON.parse(text))[0]
  }
  const perform = (effect: ArbiterEffect): void =>
    effect.kind === 'store' ? handleEvent({ kind: 'stored' }) : send(effect.phone, JSON.stringify(effect.message))
  const handleEvent = (event: ArbiterEvent): void => {
    const [next, effects] = stepArbiter(arbiterState, event)
    arbiterState = next
    effects.forEach(perform)
  }

  phones.forEach((seats, phone) => {
    handleEvent({ kind: 'join', phone, seats, have: 0 })
  })
  handleEvent({ kind: 'begin' })

  return {
    arbiterState: () => arbiterState,
    guests: () => guests,
    inbox: (guest) => inboxes[guest] ?? [],
    propose(seat, intent) {
      const phone = phones.findIndex((seats) => seats.includes(seat))
      const proposed = proposeIntent(guests[phone] as Follower<G>, seat, intent)
      if (!proposed.ok) return proposed
      guests[phone] = proposed.value.follower
      handleEvent({ kind: 'propose', phone, proposal: JSON.parse(JSON.stringify(proposed.value.proposal)) })
      return proposed
    },
  }
}
