/** The key `?`, which opens the list of keys wherever the focus is at a table, except where text is written. */
import type { ReadonlySignal } from '@preact/signals'
import type { Settings } from '../../../store/settings.ts'
import { navigate, route } from '../../common/route.ts'
import type { TableView } from '../gameUiContract.ts'

/** Whether letters are written there. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])')

/** Listens until the returned function is called. A part that has handled the key itself keeps it. */
export const listenForKeysSheet = ({ path, tableUi }: TableView, settings: ReadonlySignal<Settings>): (() => void) => {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { keysSheet } = tableUi
    const isTableShown = document.querySelector('[data-part="table"]') !== null && route.peek()[2] !== 'replay'
    const isWanted = event.key === '?' && !event.defaultPrevented && !event.ctrlKey && !event.metaKey
    if (!keysSheet || !isWanted || !isTableShown || settings.peek().shortcuts !== 'on') return
    if (isTextField(event.target) || route.peek().includes(keysSheet)) return
    event.preventDefault()
    navigate(...path, keysSheet)
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}
