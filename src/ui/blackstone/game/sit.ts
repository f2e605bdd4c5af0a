/** Sits down at a local table: turns what the table tells into what is drawn. It proposes and listens, no more. */
import { batch, computed, signal } from '@preact/signals'
import type { Action, Event } from '../../../games/blackstone/actions.ts'
import { type Blackstone, sceneOf } from '../../../games/blackstone/game.ts'
import { holdsSecrets } from '../../../games/blackstone/insight/sight.ts'
import type { State } from '../../../games/blackstone/state.ts'
import type { Seat, Slot } from '../../../kernel/contract.ts'
import { fold } from '../../../kernel/fold.ts'
import { start } from '../../../kernel/replay.ts'
import type { LocalTable } from '../../../table/local.ts'
import { t } from '../../text/t.ts'
import type { LogLine, Motion, MotionStep } from '../props.ts'
import { sentence } from './choices.ts'
import { NOTHING, type Pick } from './pick.ts'
import type { Now, Sitting } from './sitting.ts'
import { tell } from './told.ts'

type Table = LocalTable<Blackstone>

/** Lines that the log keeps at hand. */
const LOG_LENGTH = 60

/** The seat that this phone shows: the one that is awaited, the last active one when nobody is. */
const seatOf = (table: Table, state: State): Seat => {
  const turn = table.turn()
  return turn.kind === 'seats' ? (turn.seats[0] ?? state.seat) : state.seat
}

const read = (table: Table, opened: Seat | null, pending: boolean): Now => {
  const { state } = table.view(null)
  const turn = table.turn()
  const seat = seatOf(table, state)
  const court = state.courts[seat]
  if (!court) throw new RangeError(`no court ${seat}`)
  // Also before a seat without hidden cards: else the hand of the one before it lies open again when its own turn comes round.
  const hidden = state.courts.some((_, one) => holdsSecrets(state, one))
  const curtain = turn.kind === 'seats' && opened !== seat && hidden
  // While the curtain hangs nothing that a seat knows in private is read, so none of it can be drawn.
  const view = table.view(curtain || turn.kind === 'over' ? null : seat)
  return {
    state,
    scene: { ...sceneOf(view), seat },
    seat,
    court,
    legal: curtain || turn.kind !== 'seats' ? [] : table.legal(seat),
    todo: turn.kind === 'seats' ? (state.todo.at(-1)?.do ?? null) : null,
    outcome: turn.kind === 'over' ? turn.outcome : null,
    curtain,
    pending,
    saved: table.fault() === null,
    whyNoUndo: table.whyNoUndo(seat),
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

/** The number of the line that comes next; the latest stands first. */
const nextId = ([last]: readonly LogLine[]): number => (last?.id ?? -1) + 1

/** What was told before the app was opened: the log is folded once more, without its hashes, which were verified. */
const history = (table: Table, names: readonly string[]): readonly LogLine[] => {
  const lines: LogLine[] = []
  const begun = start(table.game, table.header)
  let replay = begun.ok ? begun.value : null
  for (const { body } of table.entries()) {
    const next = replay && fold(replay, body as Parameters<typeof fold<Blackstone>>[1])
    replay = next?.ok ? next.value : null
    if (replay) lines.unshift(...linesOf(replay.events, { state: replay.state, names }, nextId(lines)))
  }
  return lines.slice(0, LOG_LENGTH)
}

const linesOf = (events: readonly Event[], teller: Parameters<typeof tell>[1], from: number): readonly LogLine[] =>
  events
    .flatMap((event, at) => {
      const told = tell(event, teller)
      return told ? [{ id: from + at, ...told }] : []
    })
    .reverse()

/** Opens the log of a table to the person who holds the phone. */
export const sit = (table: Table): Sitting => {
  const names = table.header.seats.map(({ name }) => name)
  const opened = signal<Seat | null>(null)
  const version = signal(0)
  const pending = signal(false)
  const pick = signal<Pick>(NOTHING)
  let drops: readonly Slot[] = []
  const log = signal(history(table, names))
  const motion = signal<Motion | null>(null)
  const said = signal('')
  const now = computed(() => {
    version.value
    return read(table, opened.value, pending.value)
  })
  let told = nextId(log.value)

  const hear = (events: readonly Event[]): void => {
    const lines = linesOf(events, { state: table.view(null).state, names }, told)
    told += events.length
    const steps = events.flatMap(stepOf)
    if (steps.length > 0) motion.value = { id: told, steps }
    if (lines.length === 0) return
    log.value = [...lines, ...log.value].slice(0, LOG_LENGTH)
    said.value = lines
      .map(({ text }) => text)
      .reverse()
      .join('. ')
  }

  /** Cards that were chosen at the start of the end are dropped as soon as the rules ask for it. */
  const dropNext = (): void => {
    const { todo, legal } = now.value
    const action = todo === 'drop' ? legal.find((one) => one.kind === 'discard' && drops.includes(one.slot)) : undefined
    if (action) act(action)
  }

  const act = (action: Action): void => {
    const { seat } = now.value
    pick.value = NOTHING
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
      if (done.some(({ body }) => body.kind === 'undo')) said.value = t('told.undone')
      queueMicrotask(dropNext)
    }),
  )

  return {
    header: table.header,
    names,
    now,
    pick,
    log,
    motion,
    said,
    act,
    undo: () => {
      pick.value = NOTHING
      void table.undo(now.value.seat)
    },
    redo: () => void table.redo(now.value.seat),
    end: () => void table.end('agreement'),
    endTurn: (chosen) => {
      drops = chosen
      if (now.value.todo === 'drop') dropNext()
      else act({ kind: 'endWork' })
    },
    openCurtain: () => {
      opened.value = now.value.seat
    },
    closeCurtain: () => {
      opened.value = null
      if (now.value.curtain) pick.value = NOTHING
    },
    hash: table.hash,
    entries: table.seq,
  }
}
