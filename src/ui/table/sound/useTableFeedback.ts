import { useEffect } from 'preact/hooks'
import { useApp } from '../../app/appContext.ts'
import type { TableView } from '../tableView.ts'

/** Starts sound and vibration for this table. Their code is fetched after what is seen. */
export const useTableFeedback = (view: TableView): void => {
  const { settings } = useApp()
  useEffect(() => {
    import('./tableFeedback.ts')
      .then(({ startTableFeedback }) => startTableFeedback(settings, view))
      .catch(() => undefined)
  }, [view])
}
