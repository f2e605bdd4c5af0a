/** Letters of the site, which work wherever the focus is at the table, except where text is written. */
import { useEffect } from 'preact/hooks'
import { useApp } from '../../common/appContext.ts'
import { isTextField } from '../../table/lifecycle/listenForKeysSheet.ts'
import type { CastleProps } from './castleView.ts'
import { pressKey } from './siteKeys.ts'

/** Nothing lies over the table: no sheet and no curtain. */
const isTableFree = (): boolean => document.querySelector('dialog[open], [role="dialog"]') === null

/** Presses letters that no part has handled itself. */
export const useLetterKeys = ({ view, now }: CastleProps): void => {
  const { settings } = useApp()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isLetter = event.key.length === 1 && event.key !== ' ' && event.key !== '?'
      if (!isLetter || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (settings.peek().shortcuts !== 'on' || isTextField(event.target) || !isTableFree()) return
      if (pressKey({ view, now }, event, true)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [view, now])
}
