/** A phone that has greeted takes its place at the table, or is told why not. */
import type { Shape } from '../../kernel/contract.ts'
import { shownTo } from '../telling.ts'
import { type ChannelId, type DoorEffect, farewell, greeted, type Heard, letIn, say } from './callers.ts'
import { isClaimKept, isLast, withClaims } from './claims.ts'
import type { Farewell, Hello } from './frames.ts'
import { judge } from './judging.ts'
import { kept } from './keeping.ts'
import { pleaTo } from './pleas.ts'
import { hashAt, here } from './presence.ts'
import { secretFor } from './reveal.ts'
import type { Room, RoomStep } from './room.ts'
import { ownSeats, remembered, standDown, standing, stoodSeats } from './standIns.ts'
import { after } from './step.ts'

export type Greeting = Extract<Heard, { kind: 'greeted' }>

const whyNot = <G extends Shape>({ docket }: Room<G>, { game, have }: Hello): Farewell | null => {
  if (game === null) return null
  if (game !== docket.book.replay.header.id) return 'otherGame'
  return have.seq > docket.told || have.hash !== hashAt(docket, have.seq) ? 'otherLog' : null
}

/**
 * What the phone's own seats were shown by entries that it has. They are told at every greeting, for it may lack them: the seat is new there,
 * or the commit that bore them was lost on the way, or came to a state that differed.
 */
const cards = <G extends Shape>(room: Room<G>, channel: ChannelId, have: number): readonly DoorEffect[] => {
  const shown = shownTo(room.docket.book.lines.slice(0, have), ownSeats(room, channel))
  return shown.length > 0 ? [say(channel, { kind: 'commit', entries: [], shown, saved: true })] : []
}

/** The phone is told what it lacks. */
const welcome = <G extends Shape>(room: Room<G>, channel: ChannelId, hello: Hello): RoomStep<G> => {
  const { header } = room.docket.book.replay
  const seats = hello.ids.map((id) => {
    const seat = room.keys.findIndex((key) => key.id === id)
    if (seat < 0) return null
    return ownSeats(room, channel).includes(seat) ? seat : 'moved'
  })
  const played = [...ownSeats(room, channel), ...stoodSeats(room, channel)]
  const have = hello.game === null ? 0 : hello.have.seq
  const [next, tail] = judge(room, { kind: 'join', phone: channel, seats: played, have })
  const stood = stoodSeats(next, channel).length > 0 ? [standing(next, channel)] : []
  const rest = [...stood, here(next, channel), ...pleaTo(next, channel), ...secretFor(next, [channel])]
  const known = cards(next, channel, have)
  return [remembered(next), [say(channel, { kind: 'welcome', header, seats }), ...known, ...tail, ...rest]]
}

/** Until storage knows the game, and what is claimed, who greets waits. Seats that others play for this phone are its own again. */
export const greet = <G extends Shape>(before: Room<G>, channel: ChannelId, said: Greeting): RoomStep<G> => {
  const room = withClaims(before, said.hello)
  const isEarly = room.docket.stored < 0 || !isClaimKept(room, said.hello)
  if (isEarly) return [{ ...room, early: new Map([...room.early, [channel, said] as const]) }, []]
  const refused = whyNot(room, said.hello)
  if (refused) return farewell(room, channel, refused)
  const seated = room.keys.filter((key) => said.ids.includes(key.id) && isLast(said.hello, key)).map(({ id }) => id)
  const known = letIn(room, channel, seated)
  const back = after(known, (next) => standDown(next, ownSeats(next, channel)))
  return after(back, (next) => welcome(next, channel, said.hello))
}

/** Those who came early greet once more. */
const waiting = <G extends Shape>(room: Room<G>): RoomStep<G> => {
  let step: RoomStep<G> = [{ ...room, early: new Map() }, []]
  for (const [channel, said] of room.early)
    if (room.callers.has(channel)) step = after(step, (next) => greet(next, channel, said))
  return step
}

/** Storage knows the game: whoever waits in the lobby greets again, and whoever has greeted is welcome. */
export const begun = <G extends Shape>(room: Room<G>): RoomStep<G> => {
  const told = greeted(room).filter((channel) => !room.early.has(channel))
  return after([room, told.map((channel) => say(channel, { kind: 'begun' }))], waiting)
}

/** Storage has the claims: whoever waited for that is welcome. */
export const claimed = <G extends Shape>(room: Room<G>): RoomStep<G> => waiting(kept(room))
