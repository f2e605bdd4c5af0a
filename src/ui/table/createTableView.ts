/** Turns the changes of an open table into what is drawn. It only proposes and listens. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Seat, Shape } from '../../kernel/contract.ts'
import type { Refusal, Result } from '../../kernel/result.ts'
import { messageOr, t } from '../../text/t.ts'
import { createTableSnapshot } from './createTableSnapshot.ts'
import type { TableView } from './gameUiContract.ts'
import type { GameTable } from './lifecycle/openTableRegistry.ts'
import { createTableLog } from './log/tableLog.ts'
import { createRefusalLine } from './refusalLine.ts'
import type { BoardMotion, ConfirmHandler, TableSnapshot } from './tableSnapshot.ts'

/** A refusal as a sentence. */
export const moveRefusalText = ({ code, values }: Refusal): string => messageOr(code, values, 'app.refused')

/** Motions on the board: each batch of events that moves something is one motion. */
const createBoardMotion = ({ tableUi }: GameTable) => {
  const motion = signal<BoardMotion | null>(null)
  const add = (events: readonly Shape['event'][]): void => {
    const steps = tableUi.motionSteps?.(events) ?? []
    if (steps.length > 0) motion.value = { id: (motion.value?.id ?? 0) + 1, steps }
  }
  return { motion, add }
}

/**
 * Actions of the people at this phone.
 * @param openHand seat whose hand is open; becomes the acting seat
 */
const createActions = (
  table: GameTable,
  snapshot: ReadonlySignal<TableSnapshot>,
  openHand: { value: Seat | null },
  report: (attempt: Promise<Result<unknown>>) => Promise<void>,
) => {
  const confirmHandler = signal<ConfirmHandler | null>(null)
  const confirmThen: TableView['confirmThen'] = (action, proceed) => {
    if (confirmHandler.value) confirmHandler.value(action, proceed)
    else proceed()
  }
  const propose: TableView['propose'] = (action) => {
    const { seat } = snapshot.value
    // The acting person holds the phone: no curtain is needed before a first hidden card in mid-turn.
    openHand.value = seat
    void report(table.propose(seat, action))
  }
  return {
    confirmHandler,
    confirmThen,
    propose,
    confirmAndPropose: (action: object) => confirmThen(action, () => propose(action)),
    redo: () => void report(table.redo(snapshot.value.seat)),
    proposeEnd: () => void report(table.agree()),
    openCurtain: () => {
      openHand.value = snapshot.value.seat
    },
    // A picked-up item is no secret: it stays picked up under the curtain until its owner opens it again.
    closeCurtain: () => {
      openHand.value = null
    },
  }
}

/** Members of a table view that do not change, or that the table answers itself. */
const tableMembers = (table: GameTable) => ({
  header: table.header,
  game: table.game,
  gameUi: table.gameUi,
  tableUi: table.tableUi,
  addOns: table.addOns,
  shared: table.shared,
  isCooperative: table.game.modes.get(table.header.mode)?.together ?? false,
  path: ['play', table.header.id],
  hash: table.hash,
  entries: table.entries,
  seats: table.seats,
  save: table.exportGame,
})

/** Names of the seats as they are called at this table. */
const namesAt = ({ names, header }: GameTable): readonly string[] => names?.() ?? header.seats.map(({ name }) => name)

/**
 * The same for whoever plays at this phone: the only person at the table is "You", unless there is a name.
 * @param table table of one phone or of several
 */
export const namesForPlayer = (table: GameTable): readonly string[] => {
  const names = namesAt(table)
  const [seat = -1, ...others] = table.seats()
  return others.length > 0 || table.shared || names[seat] !== t('new.player', { number: seat + 1 })
    ? names
    : names.with(seat, t('new.you'))
}

/** Creates the view of an open table for the person who holds the phone. */
export const createTableView = (table: GameTable, seatNames = () => namesAt(table)): TableView => {
  const openHand = signal<Seat | null>(null)
  const changeCount = signal(0)
  const pending = signal(false)
  const log = createTableLog(table, seatNames, () => pending.peek())
  const { motion, add: addMotion } = createBoardMotion(table)
  const snapshot = computed(() => {
    changeCount.value
    return createTableSnapshot(table, openHand.value, pending.value)
  })
  const refusalLine = createRefusalLine()
  const reportRefusal = (why: Refusal): void => refusalLine.sayRefusal(moveRefusalText(why))
  const report = async (attempt: Promise<Result<unknown>>): Promise<void> => {
    const result = await attempt
    if (!result.ok) reportRefusal(result.error)
  }
  let isNextUndoSilent = false
  let toldNames = String(seatNames())

  table.subscribe(({ events, done: doneEntries, refused, pending: pendingTotal }) =>
    batch(() => {
      changeCount.value++
      // A secret choice waits for the choices of others, not for storage.
      const ownSeats = table.seats()
      const pendingCount = pendingTotal - table.chosen().filter((seat) => ownSeats.includes(seat)).length
      pending.value = pendingCount > 0
      addMotion(events)
      log.addEvents(events)
      refused.slice(0, 1).forEach(reportRefusal)
      const isUndone = doneEntries.some(({ body }) => body.kind === 'undo')
      if (isUndone && !isNextUndoSilent) log.announce(t('told.undone'))
      if (isUndone) isNextUndoSilent = false
      const names = String(seatNames())
      log.isStale ||= isUndone || refused.length > 0 || names !== toldNames
      toldNames = names
      if (log.isStale && pendingCount === 0) log.reread()
    }),
  )

  const base: TableView = {
    ...tableMembers(table),
    ...refusalLine,
    get names() {
      return seatNames()
    },
    now: snapshot,
    log: log.logLines,
    motion,
    announcement: log.announcement,
    ...createActions(table, snapshot, openHand, report),
    undo: (silent = false) => {
      const { undoSeat, isCurtainDown } = snapshot.value
      isNextUndoSilent = silent
      // The person who takes a turn back on the curtain may not be the one whose hand is then next.
      if (isCurtainDown) openHand.value = null
      void report(table.undo(undoSeat))
    },
  }
  return table.tableUi.extendView?.(base) ?? base
}
