/** A table that this phone shares with others, from the lobby on: what its screens are shown, and what people may do there. */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Level } from '../../bots/levels.ts'
import type { Blackstone } from '../../games/blackstone/game.ts'
import type { Player } from '../../kernel/log.ts'
import type { Refusal } from '../../kernel/result.ts'
import type { Channel } from '../../net/channel.ts'
import type { RunningGuest } from '../../table/phones/runGuest.ts'
import { sharedTable } from '../../table/phones/sharedTable.ts'
import type { Guest } from '../../table/room/guest.ts'
import { newClaim, newKey, type SeatKey } from '../../table/room/keys.ts'
import type { Decision } from '../../table/room/lobby.ts'
import { keep, type Table } from '../blackstone/game/atHand.ts'
import { markedName } from '../bots/names.ts'
import { nameOfSeat } from '../shell/seatNames.ts'
import { withPhones } from './atTable.tsx'
import { random } from './env.ts'
import { withPairing } from './pairing.tsx'
import { phonesAtTable, whyNot } from './phonesAtTable.ts'
import type { DoorView, LineView, LobbyView } from './props.ts'
import { settle } from './settle.ts'
import type { Side } from './side.ts'
import { lineView, lobbyView } from './views.ts'
import { onWake } from './wake.ts'

export interface Session {
  readonly isHost: boolean
  readonly lobby: ReadonlySignal<LobbyView | null>
  readonly line: ReadonlySignal<LineView>
  readonly door: ReadonlySignal<DoorView | null>
  /** The table, once the game has begun and this phone has it; it is at hand for the screen that plays it. */
  readonly table: ReadonlySignal<Table | null>
  /** Why the last thing that a person wanted is not done. */
  readonly refused: ReadonlySignal<Refusal | null>
  /** Takes a seat for this player; under its number where the name is empty. */
  sit(player: Player): void
  /** Takes a seat that a bot plays on this phone, or lets it play on another level. */
  sitBot(level: Level, id?: string): void
  rise(id: string): void
  rename(id: string, player: Player): void
  /** A seat comes from another phone, by a link. */
  claim(key: SeatKey): void
  decide(decision: Decision): void
  retry(): void
  meet(channel: Channel): void
  /** Hangs up. What is stored stays. */
  close(): void
}

/** `running` is this phone's guest: the host's own player is one too. */
export const sessionOver = (running: RunningGuest<Blackstone>, side: Side): Session => {
  const { isHost, bots } = side
  const lobby = signal<LobbyView | null>(null)
  const line = signal<LineView>({ at: 'seeking', why: null })
  const door = side.door?.view ?? signal(null)
  const table = signal<Table | null>(null)
  const refused = signal(side.warning)
  const stops: (() => void)[] = []
  /** It was here before: it is shown as far as this phone has it, for the line may need a person. */
  const isBack = running.guest().follower !== null

  const retry = (): void => {
    side.hurry()
    side.door?.retry()
    const { line: now, follower } = running.guest()
    if (now.kind !== 'up' || follower?.flaw) running.take({ kind: 'dial' })
  }
  const close = (): void => {
    for (const stop of stops) stop()
    running.close()
    side.close()
  }
  const atTable = phonesAtTable(running, side, { line, door, table, retry })
  /** What was dealt first is here, and whose page is loaded anew at its address finds it, unless storage refuses it. */
  const isDealt = ({ follower, stored }: Guest<Blackstone>): boolean =>
    follower?.replay.turn.kind !== 'chance' && (stored >= (follower?.replay.seq ?? 0) || running.fault() !== null)
  const seatTable = (): void => {
    const fetched = side.fetched()
    const guest = running.guest()
    if (table.peek() || !fetched || !guest.follower || !(isBack || isDealt(guest))) return
    const shared = { isHost, line: () => running.guest().line, present: () => running.guest().present }
    const chapters = withPairing(withPhones(fetched.chapters, atTable.phones), isHost, side.meet)
    const open = keep(sharedTable(running, shared, close, side.save), { ...fetched, chapters })
    const played = bots.play(open, running.guest().keys)
    table.value = played
    const told = played.bots?.levels.subscribe((levels) => running.take({ kind: 'bots', seats: [...levels.keys()] }))
    if (told) stops.push(told)
  }
  const refresh = (): void => {
    const guest = running.guest()
    const hasCode = isHost || side.code() !== ''
    settle(lobby, lobbyView(guest, bots.kept.peek()))
    settle(line, lineView(guest, { why: side.why(), other: running.other(), hasCode }))
    seatTable()
    // A deed of a bot would overtake what people ask each other.
    table.peek()?.bots?.wait(guest.plea !== null)
    atTable.refresh()
  }
  stops.push(
    running.subscribe((news) => {
      const why = whyNot(news)
      if (why) refused.value = why
      atTable.hear(news)
      refresh()
    }),
    side.refuses((why) => {
      refused.value = why
    }),
    side.door?.view.subscribe(() => refresh()) ?? (() => {}),
    onWake(() => {
      if (!isHost) running.take({ kind: 'woke' })
      side.woke()
    }),
  )
  refresh()
  return {
    ...{ isHost, lobby, line, door, table, refused },
    sit: (player) => {
      refused.value = null
      const name = nameOfSeat(player.name, lobby.peek()?.seats.length ?? 0)
      running.take({ kind: 'sit', key: newKey(random, { ...player, name }) })
    },
    sitBot: (level, id) => {
      refused.value = null
      const name = markedName(level, lobby.peek()?.seats ?? [], id)
      const key = id === undefined ? newKey(random, { name }) : null
      bots.seat(key?.id ?? id ?? '', level)
      if (key) running.take({ kind: 'sit', key })
      else if (id !== undefined) running.take({ kind: 'rename', id, name })
      refresh()
    },
    rise: (id) => {
      const isOwn = running.guest().keys.some((key) => key.id === id)
      if (isOwn) running.take({ kind: 'rise', id })
      else side.decide({ kind: 'remove', id })
    },
    rename: (id, player) => running.take({ kind: 'rename', id, ...player }),
    claim: (key) => running.take({ kind: 'claim', key, claim: newClaim(random) }),
    decide: side.decide,
    retry,
    meet: side.meet,
    close,
  }
}
