/** Letters of the site, which work wherever the focus is at the table, except where text is written. */
import { useEffect } from 'preact/hooks'
import { useApp } from '../../common/appContext.ts'
import { route } from '../../common/route.ts'
import { isTextField } from '../../table/lifecycle/listenForKeysSheet.ts'
import type { CastleProps } from './castleView.ts'
import { pressKey } from './siteKeys.ts'

/** Presses letters that no part has handled itself. */
export const useLetterKeys = ({ view, now }: CastleProps): void => {
  const { settings } = useApp()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // `?` is every table's own.
      if (event.key.length !== 1 || event.key === '?' || event.defaultPrevented || event.ctrlKey || event.metaKey)
        return
      if (settings.peek().shortcuts !== 'on' || isTextField(event.target)) return
      // A sheet lies over the table, or is on its way.
      if (route.peek().length > view.path.length || now.hasInspectionNews) return
      if (pressKey({ view, now }, event, true)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [view, now])
}
