/** What a table needs a moment after it stands, before a first touch. Fetched then: it is not on the way to a first board. */
import { computed, effect, type ReadonlySignal } from '@preact/signals'
import type { Settings } from '../../../store/settings.ts'
import { keepAwake } from '../../common/browser/keepAwake.ts'
import '../../common/lastError.ts'
import type { TableView } from '../gameUiContract.ts'
import { loadExports } from '../share/exportWithNotice.ts'
import { startTableFeedback } from '../sound/tableFeedback.ts'
import { listenForKeysSheet } from './listenForKeysSheet.ts'
import { refuseHastyPress } from './refuseHastyPress.ts'

/** Fetches ahead what a turn asks and shows, and what is needed when storage fails. */
const prefetchForTurn = (view: TableView): void => {
  view.tableUi.prefetch?.()
  loadExports().catch(() => undefined)
}

/** Takes away what was said of another's turn once it is over, and of the own one. Returns a function that ends that. */
const forgetWithTurn = ({ now, clearRefusal }: TableView): (() => void) => {
  const isAwaited = computed(() => now.value.isAwaited)
  let wasAwaited = isAwaited.peek()
  return effect(() => {
    if (isAwaited.value !== wasAwaited) clearRefusal()
    wasAwaited = isAwaited.value
  })
}

/**
 * Starts sound, also where only bots play and nobody touches anything, and fetches ahead. Keeps the screen on,
 * listens for `?` and refuses hasty presses until the returned function is called.
 */
export const startTableListeners = (view: TableView, settings: ReadonlySignal<Settings>): (() => void) => {
  startTableFeedback(settings, view)
  prefetchForTurn(view)
  const stops = [keepAwake(), listenForKeysSheet(view, settings), refuseHastyPress(), forgetWithTurn(view)]
  return () => {
    for (const stop of stops) stop()
  }
}
