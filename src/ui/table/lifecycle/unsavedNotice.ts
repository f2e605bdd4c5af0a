/** Says as long as it is so that a game is not being saved: over its table, and at Home when it was left like that. */
import { computed, effect, signal } from '@preact/signals'
import { adoptSave } from '../../../store/adopt.ts'
import type { Database } from '../../../store/database.ts'
import type { StoreFault } from '../../../table/store.ts'
import type { House } from '../../shell/house.ts'
import { go, route } from '../../shell/route.ts'
import { sayFault } from '../../shell/trouble.ts'
import { t } from '../../text/t.ts'
import type { Table } from './atHand.ts'

type Place = 'table' | 'home' | 'other'

const placeOf = (id: string, [screen, game]: readonly string[]): Place => {
  if (screen === undefined) return 'home'
  return screen === 'play' && game === id ? 'table' : 'other'
}

const unsaved = new Set<Table>()
const hold = (event: BeforeUnloadEvent): void => event.preventDefault()

/** While a table holds what storage does not have, the browser asks before it closes the app. */
const mark = (table: Table, why: StoreFault | null): void => {
  if (why === null) unsaved.delete(table)
  else unsaved.add(table)
  if (unsaved.size > 0) addEventListener('beforeunload', hold)
  else removeEventListener('beforeunload', hold)
}

/** A table of several phones asks its storage every second by itself. */
const ASKED = 1500

const answered = (table: Table): Promise<void> =>
  new Promise((resolve) => {
    if (table.shared) setTimeout(resolve, ASKED)
    const stop = table.subscribe(() => {
      stop()
      resolve()
    })
    table.retry()
  })

/** Tries again to store what is missing. A game that storage lost, or holds damaged, is given back to it whole. */
const retry = async (database: Database, table: Table): Promise<void> => {
  const why = table.fault()
  if (why === 'missing' || why === 'damaged') await adoptSave(database, table.save()).catch(() => undefined)
  if (why !== null) await answered(table)
}

export interface Watch {
  /** Says why the game is not saved. */
  speak(): void
  /** Tries again, and says so when it was in vain. */
  retry(): void
  /** Says nothing here until it is asked again. */
  hush(): void
  /** Says no more. */
  stop(): void
}

const watches = new WeakMap<Table, Watch>()

const begin = (house: House, table: Table): Watch => {
  const { id } = table.header
  const notice = `unsaved-${id}`
  const why = signal(table.fault())
  const again = signal(0)
  const place = computed(() => placeOf(id, route.value))

  const hush = (): void => house.dismiss(notice)
  const speak = (): void => {
    again.value++
  }
  const tryAgain = (): void => {
    hush()
    void retry(house.database, table).then(speak)
  }
  const tell = (fault: StoreFault, at: Place): void => {
    const text = t(table.shared?.isHost ? 'status.waits' : 'status.unsaved', { why: sayFault(fault) })
    const back = { label: t('do.resume'), onPress: () => go('play', id) }
    const action = at === 'home' ? back : { label: t('app.retry'), onPress: tryAgain }
    house.notify({ id: notice, warn: true, text, action, ...(at === 'table' && { onDismiss: hush }) })
  }
  const unsubscribe = table.subscribe(() => {
    why.value = table.fault()
  })
  const end = effect(() => {
    again.value
    mark(table, why.value)
    if (why.value === null || place.value === 'other') hush()
    else tell(why.value, place.value)
  })
  const stop = (): void => {
    unsubscribe()
    why.value = null
    end()
    watches.delete(table)
  }
  return { speak, retry: tryAgain, hush, stop }
}

/** A table that was given up is watched no longer. */
export const forget = (table: Table): void => watches.get(table)?.stop()

/** The watch over a table, from the first time that it could not be saved. */
export const watchTable = (house: House, table: Table): Watch => {
  const watch = watches.get(table) ?? begin(house, table)
  watches.set(table, watch)
  return watch
}
