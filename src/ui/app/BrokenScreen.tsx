/** Screen shown in place of one that threw. It offers to export the game and to reload the app. */
import '../../text/bundles/sheets.ts'
import { useEffect, useState } from 'preact/hooks'
import { listSaves } from '../../store/listSaves.ts'
import { t } from '../../text/t.ts'
import { useApp } from '../common/appContext.ts'
import { route } from '../common/route.ts'
import { ErrorScreen } from '../parts/ErrorScreen.tsx'
import { openTableOf } from '../table/lifecycle/openTableRegistry.ts'
import { exportWithNotice } from '../table/share/exportWithNotice.ts'

/** `error`: what the screen threw. */
export const BrokenScreen = ({ error }: { readonly error: unknown }) => {
  const app = useApp()
  const [screen, openedId] = route.value
  const [game, setGame] = useState(screen === 'play' ? openedId : undefined)
  useEffect(() => {
    if (game) return
    // Away from a table, the game played last is offered.
    listSaves(app.database).then(
      ([lastSave]) => setGame(lastSave?.id),
      () => undefined,
    )
  }, [])
  const reload = { id: 'reload', label: t('notice.reload'), onPress: () => location.reload() }
  const save = game ? [{ id: 'export', label: t('app.export'), onPress: () => void exportWithNotice(app, game) }] : []
  const isUnsaved = game !== undefined && (openTableOf(game)?.fault() ?? null) !== null
  return (
    <ErrorScreen text={t(isUnsaved ? 'app.brokenUnsaved' : 'app.broken')} actions={[...save, reload]} trouble={error} />
  )
}
