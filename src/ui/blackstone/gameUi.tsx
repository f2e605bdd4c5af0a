/** Screens of Blackstone Castle, as the app loads them. */
import '../../text/blackstone/bundles/board.ts'
import { useEffect } from 'preact/hooks'
import type { Seat } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { messageOr } from '../../text/t.ts'
import { readFields, readNumber, readNumbers, readText, readTexts } from '../common/history/readFields.ts'
import { lazy } from '../parts/lazy.tsx'
import { insertSprite } from '../parts/symbols/insertSprite.ts'
import type { GameUi } from '../table/gameUiContract.ts'
import pictures from './symbols/modes.svg?url&no-inline'
import { loadBlackstoneTable } from './table/loadBlackstoneTable.tsx'
import { loadSheets } from './tiers/loadSheets.ts'
import { SummaryPicture } from './views/board/BoardPicture.tsx'

/** Progress of a seat in words, by the metric of its mode. Saves of old versions hold the text itself. */
export const progressText = (summary: Json, seat: Seat): string => {
  const { words, points, goal, yardstick } = readFields(summary)
  const values = { count: readNumbers(points)[seat] ?? 0, goal: readNumber(goal) }
  return readTexts(words)[seat] ?? messageOr(`home.has.${readText(yardstick)}`, values, 'home.has.points')
}

let isSpriteLoaded = false

/** Drawing of a mode. All drawings are inserted into the page with the first. */
const ModePicture = ({ mode }: { readonly mode: string }) => {
  useEffect(() => {
    if (isSpriteLoaded) return
    isSpriteLoaded = true
    insertSprite(pictures)
  }, [])
  return (
    <svg viewBox="-4 -6 128 82" aria-hidden="true">
      <use href={`#mode-${mode}`} width="120" height="72" />
    </svg>
  )
}

const loadLeisurePages = () => import('./tiers/leisurePages.ts')

const loadRooms = () => import('./tiers/installedPages.ts')

export const gameUi: GameUi = {
  id: 'blackstone',
  LastPosition: SummaryPicture,
  DailyPuzzle: lazy(() => import('./home/DailyPuzzle.tsx').then((module) => module.DailyPuzzle), 'unasked'),
  ModePicture,
  progressText,
  loadTable: loadBlackstoneTable,
  loadHistory: () => loadSheets().then((module) => module.historyUi),
  loadPositionFormat: () => import('./positionFormat.ts').then((module) => module.positions),
  pages: {
    learn: () => loadRooms().then((module) => module.LearnScreen),
    puzzles: () => loadLeisurePages().then((module) => module.PuzzlesScreen),
    editor: () => loadLeisurePages().then((module) => module.EditorOrPositionScreen),
    rules: () => loadRooms().then((module) => module.RulesScreen),
  },
}
