/**
 * Plays the seats that bots have at one table: whenever one is awaited it is asked what it would do, from its own view, and that is proposed
 * like the deed of a person. Nothing is kept: where the page is loaded anew, it is asked once more and answers the same.
 */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Blackstone } from '../../games/blackstone/game.ts'
import type { Seat } from '../../kernel/contract.ts'
import type { OpenTable } from '../../table/openTable.ts'
import { given, type Levels } from './levels.ts'
import { awaitedHere, playTurn, type TurnEnv } from './turn.ts'

/** What a bot is at; `stuck` until somebody lets it try again, or plays its seat. */
export type Doing = { readonly is: 'resting' } | { readonly is: 'thinking' | 'playing' | 'stuck'; readonly seat: Seat }

export interface Playing {
  readonly levels: ReadonlySignal<Levels>
  readonly doing: ReadonlySignal<Doing>
  /** The seats that are played on this phone, by bots or by people. */
  seats(): readonly Seat[]
  /** A bot of this level plays the seat from now on; null gives it to whoever sits here. */
  give(seat: Seat, level: Parameters<typeof given>[2]): void
  /** Nobody watches until a person is awaited. */
  hurry(): void
  /** Lets a bot that is stuck try again. */
  retry(): void
  /** Whoever is still awaited a moment later thinks anew. */
  interrupt(): void
  /** Does this while no bot does anything, when nothing is on its way to storage any more. */
  hold<T>(work: () => Promise<T>): Promise<T>
  /** Nothing is done as long as people ask each other something. */
  wait(is: boolean): void
  close(): void
}

const RESTING: Doing = { is: 'resting' }

export const playBots = (table: OpenTable<Blackstone>, begun: Levels, env: TurnEnv): Playing => {
  const { pace } = env
  const levels = signal(begun)
  const doing = signal<Doing>(RESTING)
  let turn: AbortController | null = null
  let held = 0
  let pending = 0
  let isClosed = false
  let waits = false
  /** Who waits until nothing is pending. */
  let stills: (() => void)[] = []

  const awaited = (): Seat | null => awaitedHere(table).find((seat) => levels.peek().has(seat)) ?? null

  const begin = (seat: Seat): void => {
    const level = levels.peek().get(seat)
    if (!level) return
    const mine = new AbortController()
    turn = mine
    doing.value = { is: 'thinking', seat }
    const planned = (): void => {
      doing.value = { is: 'playing', seat }
    }
    playTurn(table, { seat, level }, env, mine.signal, planned)
      .catch((error: unknown) => {
        if (mine.signal.aborted) return
        console.warn(error)
        doing.value = { is: 'stuck', seat }
      })
      .finally(() => {
        if (turn === mine) turn = null
        stir()
      })
  }

  /** Begins with whoever is awaited, unless somebody is at it, or what was done is not stored yet. */
  const stir = (): void => {
    if (turn || held > 0 || pending > 0 || waits || isClosed || doing.peek().is === 'stuck') return
    const seat = awaited()
    if (seat === null) {
      doing.value = RESTING
      // A card that is revealed comes in the midst of a turn.
      if (table.turn().kind !== 'chance') pace.follow()
    } else begin(seat)
  }

  const stop = (): void => {
    turn?.abort()
    turn = null
    doing.value = RESTING
  }

  const unsubscribe = table.subscribe((change) => {
    pending = change.pending
    if (change.done.length > 0) pace.beat()
    const { seat } = { seat: null, ...doing.peek() }
    if (seat !== null && awaited() !== seat && pending === 0) stop()
    if (pending === 0) {
      for (const resolve of stills) resolve()
      stills = []
    }
    stir()
  })
  queueMicrotask(stir)

  return {
    levels,
    doing,
    seats: table.seats,
    give: (seat, level) => {
      stop()
      levels.value = given(levels.peek(), seat, level)
      stir()
    },
    hurry: pace.hurry,
    retry: () => {
      stop()
      stir()
    },
    interrupt: () => {
      stop()
      queueMicrotask(stir)
    },
    hold: async (work) => {
      held++
      stop()
      try {
        if (pending > 0) await new Promise<void>((resolve) => stills.push(resolve))
        return await work()
      } finally {
        held--
        stir()
      }
    },
    wait: (is) => {
      if (is === waits) return
      waits = is
      if (is) stop()
      else stir()
    },
    close: () => {
      isClosed = true
      unsubscribe()
      stop()
    },
  }
}
