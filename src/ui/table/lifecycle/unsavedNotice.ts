/**
 * Notice that a game is not being saved, as long as that is so: over its table, and on Home when it was left like that.
 */
import '../../../text/bundles/sheets.ts'
import { computed, effect, signal } from '@preact/signals'
import type { Database } from '../../../store/database.ts'
import { importSave } from '../../../store/importSave.ts'
import type { StoreFault } from '../../../table/storeFailure.ts'
import { t } from '../../../text/t.ts'
import type { AppContext } from '../../common/appContext.ts'
import { describeStoreFault } from '../../common/failureTexts.ts'
import { navigate, route } from '../../common/route.ts'
import type { GameTable } from './openTableRegistry.ts'

type ScreenPlace = 'table' | 'home' | 'other'

const screenPlaceOf = (id: string, [screen, game]: readonly string[]): ScreenPlace => {
  if (screen === undefined) return 'home'
  return screen === 'play' && game === id ? 'table' : 'other'
}

const unsavedTables = new Set<GameTable>()
const blockUnload = (event: BeforeUnloadEvent): void => event.preventDefault()

/** Makes the browser ask before it closes the app, while a table has entries that storage does not have. */
const trackUnsaved = (table: GameTable, why: StoreFault | null): void => {
  if (why === null) unsavedTables.delete(table)
  else unsavedTables.add(table)
  if (unsavedTables.size > 0) addEventListener('beforeunload', blockUnload)
  else removeEventListener('beforeunload', blockUnload)
}

/** Milliseconds to wait at a shared table, which retries its storage every second by itself. */
const SHARED_RETRY_MS = 1500

const waitForAnswer = (table: GameTable): Promise<void> =>
  new Promise((resolve) => {
    if (table.shared) setTimeout(resolve, SHARED_RETRY_MS)
    const stop = table.subscribe(() => {
      stop()
      resolve()
    })
    table.retry()
  })

/** Faults after which storage holds another log than the table goes on from: none, a damaged one, an earlier one. */
const OTHER_LOG: readonly (StoreFault | null)[] = ['missing', 'damaged', 'conflict']

/**
 * Tries again to store what is missing. A game that storage lost, or holds damaged or as it was earlier, is stored as a
 * whole; one that went another way stays as it is.
 */
const retrySaving = async (database: Database, table: GameTable): Promise<void> => {
  const why = table.fault()
  if (OTHER_LOG.includes(why))
    await importSave(database, table.shared?.storedSave() ?? table.exportGame()).catch(() => undefined)
  if (why !== null) await waitForAnswer(table)
}

export interface UnsavedNotice {
  /** Shows why the game is not saved. */
  show(): void
  /** Tries again, and shows the notice where that failed. */
  retry(): void
  /** Hides the notice until it is requested again. */
  hide(): void
  /** Ends the notice. */
  stop(): void
}

const notices = new WeakMap<GameTable, UnsavedNotice>()

const createUnsavedNotice = (app: AppContext, table: GameTable): UnsavedNotice => {
  const { id } = table.header
  const noticeId = `unsaved-${id}`
  const faultSignal = signal(table.fault())
  const repeatCount = signal(0)
  const place = computed(() => screenPlaceOf(id, route.value))

  const hide = (): void => app.dismiss(noticeId)
  const show = (): void => {
    repeatCount.value++
  }
  const tryAgain = (): void => {
    hide()
    void retrySaving(app.database, table).then(show)
  }
  const notify = (fault: StoreFault, at: ScreenPlace): void => {
    const text = t(table.shared?.isHost ? 'status.waits' : 'status.unsaved', { why: describeStoreFault(fault) })
    const resumeChoice = { label: t('do.resume'), onPress: () => navigate('play', id) }
    const action = at === 'home' ? resumeChoice : { label: t('app.retry'), onPress: tryAgain }
    app.notify({ id: noticeId, isWarning: true, text, action, ...(at === 'table' && { onDismiss: hide }) })
  }
  const unsubscribe = table.subscribe(() => {
    faultSignal.value = table.fault()
  })
  const stopEffect = effect(() => {
    repeatCount.value
    trackUnsaved(table, faultSignal.value)
    if (faultSignal.value === null || place.value === 'other') hide()
    else notify(faultSignal.value, place.value)
  })
  const stop = (): void => {
    unsubscribe()
    faultSignal.value = null
    stopEffect()
    notices.delete(table)
  }
  return { show, retry: tryAgain, hide, stop }
}

/** Ends the notice of a table that was given up. */
export const stopUnsavedNotice = (table: GameTable): void => notices.get(table)?.stop()

/** Notice of a table, created the first time that the table could not be saved. */
export const unsavedNoticeOf = (app: AppContext, table: GameTable): UnsavedNotice => {
  const unsavedNotice = notices.get(table) ?? createUnsavedNotice(app, table)
  notices.set(table, unsavedNotice)
  return unsavedNotice
}
