/** Sits down at a table: turns what the table tells into what is drawn. It proposes and listens, no more. */
import { batch, computed, signal } from '@preact/signals'
import type { Action, Event } from '../../../games/blackstone/actions.ts'
import { holdsSecrets } from '../../../games/blackstone/insight/sight.ts'
import type { Seat, Slot } from '../../../kernel/contract.ts'
import { toldOf } from '../../text/list.ts'
import { t } from '../../text/t.ts'
import type { Choice, LogLine, Motion, MotionStep } from '../props.ts'
import type { Table } from './atHand.ts'
import type { Chapters } from './chapter.ts'
import { sentence } from './choices.ts'
import { NOTHING, type Pick } from './pick.ts'
import type { Now, Sitting } from './sitting.ts'
import type { Teller, Told } from './teller.ts'
import { fetchTelling, telling } from './telling.ts'

/** Lines that the log keeps at hand. */
const LOG_LENGTH = 60

/** The seat that this phone shows: of its own the awaited one, else the active one, else the one that was shown last; to who has none, the awaited one. */
const seatOf = (table: Table, awaited: readonly Seat[], active: Seat, opened: Seat | null): Seat => {
  const mine = table.seats()
  const of = (seat: Seat | null): seat is Seat => seat !== null && mine.includes(seat)
  return awaited.find(of) ?? [active, opened].find(of) ?? mine[0] ?? awaited[0] ?? active
}

/** Whose deed Undo takes back: the one that may be, where anybody's here may, else that of the seat that is shown. */
const undoerOf = (table: Table, seat: Seat, anybodys: boolean): Seat =>
  (anybodys ? table.seats().find((one) => table.whyNoUndo(one) === null) : undefined) ?? seat

const read = (table: Table, opened: Seat | null, pending: boolean): Now => {
  const { state } = table.view(null)
  const turn = table.turn()
  const mine = table.seats()
  const awaited = turn.kind === 'seats' ? turn.seats : []
  const seat = seatOf(table, awaited, state.seat, opened)
  const waits = awaited.some((one) => mine.includes(one)) ? null : (awaited[0] ?? null)
  const court = state.courts[seat]
  if (!court) throw new RangeError(`no court ${seat}`)
  // Also before a seat without hidden cards: else the hand of the one before it lies open again when its own turn comes round.
  const isAlone = !table.shared && mine.length === state.courts.length
  const hides = (mine.length > 1 || isAlone) && state.courts.some((_, one) => holdsSecrets(state, one))
  const isCovered = opened !== seat && hides
  const curtain = turn.kind === 'seats' && waits === null && isCovered
  const undoes = undoerOf(table, seat, isCovered || !hides)
  // What is covered is not read, so none of it can be drawn.
  const view = table.view(isCovered || turn.kind === 'over' ? null : seat)
  const scene = { ...table.game.sceneOf(view), seat }
  return {
    state,
    scene,
    seat,
    waits,
    court,
    legal: curtain || waits !== null || turn.kind !== 'seats' ? [] : table.chapters.prefers(scene, table.legal(seat)),
    todo: turn.kind === 'seats' && waits === null ? (state.todo.at(-1)?.do ?? null) : null,
    outcome: turn.kind === 'over' ? turn.outcome : null,
    hides,
    curtain,
    pending,
    saved: table.fault() === null,
    undoes,
    whyNoUndo: table.whyNoUndo(undoes),
    whyNoRedo: table.whyNoRedo(seat),
  }
}

const stepOf = (event: Event): readonly MotionStep[] => {
  switch (event.kind) {
    case 'slid':
      return [{ kind: 'slide', from: event.from, to: event.to }]
    case 'swapped':
      return [{ kind: 'swap', a: event.a, b: event.b }]
    case 'flipped':
      return [{ kind: 'flip', space: event.space }]
    case 'refilled':
      return [{ kind: 'deal', space: event.space, corner: event.pile }]
    case 'retained':
      return [{ kind: 'retain', space: event.space }]
    case 'drew':
      return [{ kind: 'draw' }]
    case 'completed':
    case 'adopted':
      return [
        { kind: 'castle', space: event.left },
        { kind: 'castle', space: event.right },
      ]
    default:
      return []
  }
}

/** What moves on the board with these events. */
export const stepsOf = (events: readonly Event[], { steps }: Chapters): readonly MotionStep[] =>
  events.flatMap((event) => [...stepOf(event), ...steps(event)])

/** Lines with their numbers, the latest first and no more than the log keeps. */
const numbered = (lines: readonly Told[], from: number): readonly LogLine[] =>
  lines
    .map((line, at) => ({ id: from + at, ...line }))
    .slice(-LOG_LENGTH)
    .reverse()

/** Opens the log of a table to the person who holds the phone. */
export const sit = (table: Table): Sitting => {
  const names = table.header.seats.map(({ name }) => name)
  const opened = signal<Seat | null>(null)
  const version = signal(0)
  const pending = signal(false)
  const pick = signal<Pick>(NOTHING)
  let drops: readonly Slot[] = []
  const history = telling()?.historyOf(table, names) ?? []
  const log = signal(numbered(history, 0))
  const motion = signal<Motion | null>(null)
  const said = signal('')
  const instead = signal<Choice | null>(null)
  const now = computed(() => {
    version.value
    return read(table, opened.value, pending.value)
  })
  let told = history.length
  let isStale = false

  const hear = (events: readonly Event[]): void => {
    const steps = stepsOf(events, table.chapters)
    if (steps.length > 0) motion.value = { id: (motion.value?.id ?? 0) + 1, steps }
    const { state } = table.view(null)
    const teller: Teller = { state, names, tell: table.chapters.tell }
    const known = telling()
    if (known) hearLines(known.linesOf(events, teller))
    else if (events.length > 0) void fetchTelling().then(() => catchUp(events, teller))
  }

  /** What was heard before there were words for it. */
  const catchUp = (events: readonly Event[], teller: Teller): void => {
    if (pending.value) isStale = true
    else reread()
    say(telling()?.linesOf(events, teller) ?? [])
  }

  const hearLines = (lines: readonly Told[]): void => {
    told += lines.length
    if (lines.length === 0) return
    log.value = [...numbered(lines, told - lines.length), ...log.value].slice(0, LOG_LENGTH)
    say(lines)
  }

  const say = (lines: readonly Told[]): void => {
    if (lines.length > 0) said.value = toldOf([...lines.map(({ text }) => text), instead.value?.hint])
  }

  /** What was taken back or refused does not stand in the log. Nothing may be pending then: the table's entries say it all. */
  const reread = (): void => {
    const lines = telling()?.historyOf(table, names) ?? []
    log.value = numbered(lines, 0)
    told = lines.length
    isStale = false
  }

  /** Cards that were chosen at the start of the end are dropped as soon as the rules ask for it. */
  const dropNext = (): void => {
    const { todo, legal } = now.value
    const action = todo === 'drop' ? legal.find((one) => one.kind === 'discard' && drops.includes(one.slot)) : undefined
    if (action) act(action)
  }

  const undo = (): void => {
    const { undoes, curtain } = now.value
    pick.value = NOTHING
    instead.value = null
    drops = []
    // Who takes a turn back on the curtain need not be the one whose hand is then next.
    if (curtain) opened.value = null
    void table.undo(undoes)
  }

  const act = (action: Action): void => {
    const { seat } = now.value
    pick.value = NOTHING
    const other = table.chapters.instead(now.value, action)
    const payOther = (): void => {
      undo()
      if (other) act(other.action)
    }
    instead.value = other && { ...other.button, onPress: payOther }
    // Who acts sits here: no curtain falls before a first hidden card in mid-turn.
    opened.value = seat
    table.propose(seat, action).then((done) => {
      if (!done.ok) said.value = sentence(done.error)
    })
  }

  table.subscribe(({ events, done, refused, pending: count }) =>
    batch(() => {
      version.value++
      pending.value = count > 0
      hear(events)
      const [refusal] = refused
      if (refusal) said.value = sentence(refusal)
      const isUndone = done.some(({ body }) => body.kind === 'undo')
      // What was done in its place at once is what there is to say.
      if (isUndone && !instead.value) said.value = t('told.undone')
      isStale ||= isUndone || refused.length > 0
      if (isStale && count === 0) reread()
      queueMicrotask(dropNext)
    }),
  )

  return {
    header: table.header,
    game: table.game,
    shared: table.shared,
    path: ['play', table.header.id],
    names,
    chapters: table.chapters,
    now,
    pick,
    log,
    motion,
    said,
    act,
    instead,
    undo,
    redo: () => {
      pick.value = NOTHING
      void table.redo(now.value.seat)
    },
    end: () => void table.agree(),
    endTurn: (chosen) => {
      drops = chosen
      if (now.value.todo === 'drop') dropNext()
      else act({ kind: 'endWork' })
    },
    openCurtain: () => {
      opened.value = now.value.seat
    },
    // What is picked up is no secret while the curtain hangs, and is still held when its owner opens it again.
    closeCurtain: () => {
      opened.value = null
    },
    hash: table.hash,
    entries: table.entries,
    seats: table.seats,
    save: table.save,
  }
}
