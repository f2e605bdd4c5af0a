/** One game on this phone: the curtain, the table, or the end of the game. */

import { effect } from '@preact/signals'
import { useContext, useEffect, useState } from 'preact/hooks'
import { useApp } from '../common/appContext.ts'
import { route } from '../common/route.ts'
import { ScreensForTableContext } from '../common/screensForTable.ts'
import { lazy } from '../parts/lazy.tsx'
import type { ChoiceView } from '../parts/viewTypes.ts'
import { GameSubpage } from './GameSubpage.tsx'
import type { TableView } from './gameUiContract.ts'
import { loadSheets } from './tiers/loadSheets.ts'

const Over = lazy(() => loadSheets().then((module) => module.DefaultGameOverScreen))
const Pass = lazy(() => loadSheets().then((module) => module.CurtainScreen), true)
const Replay = lazy(() => import('./replay/ReplayScreen.tsx').then((module) => module.ReplayScreen))
export const TableSheets = lazy(() => loadSheets().then((module) => module.TableSheets), true)

/** Covers an open hand when the phone is put away or left alone, where hands are hidden. */
const useAutoCover = (view: TableView, hidesHands: boolean): void => {
  const app = useApp()
  useEffect(() => {
    const autoCover =
      hidesHands &&
      loadSheets()
        .then(({ startAutoCover }) => startAutoCover(view, app))
        .catch(() => undefined)
    return () => autoCover && void autoCover.then((stop) => stop?.())
  }, [view, hidesHands])
}

/**
 * Writes announcements into the live regions of the table and of the sheet over it, which alone is heard. They are
 * cleared first, so that a repeated text is spoken again.
 */
const useAnnouncements = (view: TableView): void => {
  useEffect(
    () =>
      effect(() => {
        const text = view.announcement.value
        for (const region of document.querySelectorAll('[data-said]')) {
          region.textContent = ''
          requestAnimationFrame(() => {
            region.textContent = text
          })
        }
      }),
    [view],
  )
}

export interface TableScreenProps {
  readonly view: TableView
  readonly onReopen: () => void
}

export const TableScreen = ({ view, onReopen }: TableScreenProps) => {
  const { Settings } = useContext(ScreensForTableContext)
  const now = view.now.value
  const [backChoice, setBackChoice] = useState<ChoiceView | null>(null)
  const sheet = route.value[2]
  useAutoCover(view, now.hidesHands)
  useAnnouncements(view)
  const isOver = now.outcome !== null
  useEffect(() => setBackChoice(null), [isOver])
  if (sheet === 'replay') return <Replay view={view} onReopen={onReopen} at={route.value.slice(3)} />
  if (now.outcome && !backChoice) {
    const { GameOverScreen: OwnGameOverScreen = Over } = view.tableUi
    const onBoard = (label: string): void => setBackChoice({ id: 'result', label, onPress: () => setBackChoice(null) })
    return <OwnGameOverScreen view={view} now={now} onShowBoard={onBoard} />
  }
  // These replace the table, which keeps its state: a hand is covered only when it would be covered there.
  if (sheet === 'settings' && Settings) return <Settings />
  if (sheet === 'rules') return <GameSubpage name="rules" game={view.gameUi.id} mode={view.header.mode} />
  if (now.isCurtainDown) return <Pass view={view} now={now} />
  const { Table, mustAnswer } = view.tableUi
  return (
    <>
      <Table view={view} now={now} primary={backChoice} />
      <p data-said class="visuallyHidden" role="status" />
      {(sheet || mustAnswer?.(now)) && (
        <TableSheets view={view} now={now} onReopen={onReopen} at={route.value.slice(2)} />
      )}
    </>
  )
}
