import { useEffect } from 'preact/hooks'
import { useApp } from '../../common/appContext.ts'
import type { TableView } from '../gameUiContract.ts'
import { loadSheets } from '../tiers/loadSheets.ts'

/**
 * Starts sound and vibration where a turn is asked: in lessons and puzzles, and at a table that is touched before it is
 * attended to. Their code is fetched after what is seen.
 */
export const useTableFeedback = (view: TableView): void => {
  const { settings } = useApp()
  useEffect(() => {
    loadSheets()
      .then(({ startTableFeedback }) => startTableFeedback(settings, view))
      .catch(() => undefined)
  }, [view])
}
