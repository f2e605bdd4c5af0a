/**
 * Plays the seats of bots at one table. Whenever such a seat is awaited, a bot plans its moves from the seat's own
 * view, and they are proposed like the moves of a person. Nothing is stored: after a reload the bot is asked again and
 * answers the same.
 */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Seat, Shape } from '../../../kernel/contract.ts'
import { isVeiled } from '../../../kernel/isVeiled.ts'
import type { TableChange } from '../../../table/client/tableClient.ts'
import type { OpenTable } from '../../../table/openTableInterface.ts'
import { type Levels, type TakenSeats, withLevel } from './botSeats.ts'
import { awaitedOwnSeats, type BotTurnEnv, playBotTurn } from './playBotTurn.ts'

/** Activity of the bots; `stuck` until somebody lets the bot try again, or plays its seat. */
export type BotActivity =
  | { readonly is: 'resting' }
  | { readonly is: 'thinking' | 'playing' | 'stuck'; readonly seat: Seat }

export interface BotController {
  readonly levels: ReadonlySignal<Levels>
  /** Seats that bots took over from people. */
  taken(): TakenSeats
  readonly activity: ReadonlySignal<BotActivity>
  /** Seats that are played on this phone, by bots or by people. */
  seats(): readonly Seat[]
  /** Lets a bot of this level play the seat from now on; null gives the seat back to a person. */
  assignSeat(seat: Seat, level: Parameters<typeof withLevel>[2]): void
  /** Shortens the pauses between moves until a person is awaited. */
  hurry(): void
  /** Lets a bot that is stuck try again. */
  retry(): void
  /** Stops the current turn; a bot that is still awaited a moment later thinks anew. */
  restartThinking(): void
  /** Runs `work` while no bot acts, once nothing is pending any more. */
  runWhileIdle<T>(work: () => Promise<T>): Promise<T>
  /** Pauses the bots, as long as people ask each other something. */
  setPaused(isPaused: boolean): void
  close(): void
}

const IDLE_ACTIVITY: BotActivity = { is: 'resting' }

/** Running bots of one table. */
interface BotRun {
  readonly table: OpenTable<Shape>
  readonly env: BotTurnEnv
  readonly levels: Signal<Levels>
  readonly activity: Signal<BotActivity>
  /** Aborts the turn that is played; null while there is none. */
  turnAbort: AbortController | null
  /** Number of `runWhileIdle` calls that are not done. */
  holdCount: number
  pendingCount: number
  isClosed: boolean
  isPaused: boolean
  /** Callbacks that wait until nothing is pending. */
  settledWaiters: (() => void)[]
}

/** Whether everything done is stored. Veiled choices wait for each other, and for nothing else. */
const isSettled = ({ pendingCount, table }: BotRun): boolean => pendingCount === 0 || isVeiled(table.turn())

const awaitedBotSeat = ({ table, levels }: BotRun): Seat | null =>
  awaitedOwnSeats(table).find((seat) => levels.peek().has(seat)) ?? null

const startTurn = (run: BotRun, seat: Seat): void => {
  const { table, env, levels, activity } = run
  const level = levels.peek().get(seat)
  if (!level) return
  const controller = new AbortController()
  run.turnAbort = controller
  activity.value = { is: 'thinking', seat }
  const onPlanned = (): void => {
    activity.value = { is: 'playing', seat }
  }
  playBotTurn(table, { seat, level }, env, controller.signal, onPlanned)
    .catch((error: unknown) => {
      if (controller.signal.aborted) return
      console.warn(error)
      activity.value = { is: 'stuck', seat }
    })
    .finally(() => {
      if (run.turnAbort === controller) run.turnAbort = null
      startNextTurn(run)
    })
}

/** Starts the turn of the awaited bot, unless one is active or something is not stored yet. */
const startNextTurn = (run: BotRun): void => {
  const { table, env, activity } = run
  const isHeld = run.holdCount > 0 || run.isPaused || run.isClosed
  if (run.turnAbort || isHeld || !isSettled(run) || activity.peek().is === 'stuck') return
  const seat = awaitedBotSeat(run)
  if (seat === null) {
    activity.value = IDLE_ACTIVITY
    // A reveal happens during a turn and does not end it.
    if (table.turn().kind !== 'chance') env.pacer.stopHurrying()
  } else startTurn(run, seat)
}

const stopTurn = (run: BotRun): void => {
  run.turnAbort?.abort()
  run.turnAbort = null
  run.activity.value = IDLE_ACTIVITY
}

const handleTableChange = (run: BotRun, { pending, done }: TableChange<Shape>): void => {
  run.pendingCount = pending
  if (done.length > 0) run.env.pacer.markMove()
  const { seat } = { seat: null, ...run.activity.peek() }
  if (seat !== null && awaitedBotSeat(run) !== seat && isSettled(run)) stopTurn(run)
  if (isSettled(run)) {
    for (const resolve of run.settledWaiters) resolve()
    run.settledWaiters = []
  }
  startNextTurn(run)
}

const runWhileIdle = async <T>(run: BotRun, work: () => Promise<T>): Promise<T> => {
  run.holdCount++
  stopTurn(run)
  try {
    if (!isSettled(run)) await new Promise<void>((resolve) => run.settledWaiters.push(resolve))
    return await work()
  } finally {
    run.holdCount--
    startNextTurn(run)
  }
}

const setPaused = (run: BotRun, isPaused: boolean): void => {
  if (isPaused === run.isPaused) return
  run.isPaused = isPaused
  if (isPaused) stopTurn(run)
  else startNextTurn(run)
}

export const createBotController = (
  table: OpenTable<Shape>,
  initialLevels: Levels,
  env: BotTurnEnv,
  initialTaken: TakenSeats = new Set(),
): BotController => {
  let taken = initialTaken
  const levels = signal(initialLevels)
  const activity = signal<BotActivity>(IDLE_ACTIVITY)
  const run: BotRun = {
    ...{ table, env, levels, activity },
    ...{ turnAbort: null, holdCount: 0, pendingCount: 0, isClosed: false, isPaused: false, settledWaiters: [] },
  }
  const unsubscribe = table.subscribe((change) => handleTableChange(run, change))
  queueMicrotask(() => startNextTurn(run))
  return {
    levels,
    taken: () => taken,
    activity,
    seats: table.seats,
    assignSeat: (seat, level) => {
      stopTurn(run)
      const isPersons = !levels.peek().has(seat) || taken.has(seat)
      const others = [...taken].filter((other) => other !== seat)
      taken = new Set(level && isPersons ? [...others, seat] : others)
      levels.value = withLevel(levels.peek(), seat, level)
      startNextTurn(run)
    },
    hurry: env.pacer.hurry,
    retry: () => {
      stopTurn(run)
      startNextTurn(run)
    },
    restartThinking: () => {
      stopTurn(run)
      queueMicrotask(() => startNextTurn(run))
    },
    runWhileIdle: (work) => runWhileIdle(run, work),
    setPaused: (isPaused) => setPaused(run, isPaused),
    close: () => {
      run.isClosed = true
      unsubscribe()
      stopTurn(run)
    },
  }
}
