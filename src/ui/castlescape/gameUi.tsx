/** Screens of CastleScape, as the app loads them. */
import '../../text/castlescape/bundles/table.ts'
import './symbols/symbols.ts'
import * as v from 'valibot'
import { raiseWall } from '../../games/castlescape/site/raiseWall.ts'
import { emptySite } from '../../games/castlescape/site/site.ts'
import type { Json } from '../../kernel/json.ts'
import { readFields } from '../common/history/readFields.ts'
import { lazy } from '../parts/lazy.tsx'
import type { GameUi } from '../table/gameUiContract.ts'
import { historyUi } from './historyUi.ts'
import * as styles from './LastPosition.module.css'
import { loadCastleTable } from './table/loadCastleTable.tsx'
import { builtPart } from './views/site/builtPart.ts'
import { SiteDrawing } from './views/site/SiteDrawing.tsx'
import { UNIT, wallSquares } from './views/site/siteSvgPaths.ts'

/** Picture of the last position, from what the summary of a game stored. */
const Numbers = v.array(v.number())
const StoredSite = v.object({
  size: v.number(),
  wallRows: Numbers,
  baileys: v.array(v.object({ squares: Numbers, claimedBy: Numbers })),
  recruits: v.array(Numbers),
})

const LastPosition = ({ summary }: { readonly summary: Json }) => {
  const read = v.safeParse(StoredSite, readFields(summary).site)
  if (!read.success) return null
  const { recruits, ...site } = read.output
  const { column, row, across } = builtPart(site.size, [...wallSquares(site), ...recruits.flat()])
  const view = [column, row, across, across].map((squares) => squares * UNIT)
  return (
    <svg class={styles.site} data-part="picture" viewBox={view.join(' ')} aria-hidden="true">
      <SiteDrawing site={site} recruits={recruits} />
    </svg>
  )
}

const SIZE = 7
const WALLS = [8, 9, 10, 11, 15, 22, 29, 30, 31, 24, 25, 18, 12, 19, 26]
const RECRUITS = [[9, 17], [25], [30]]

const site = WALLS.reduce((raised, square) => raiseWall(raised, RECRUITS, square).site, emptySite(SIZE))

/** Drawing of the mode in New game: a Bailey with two Recruits. */
const ModePicture = () => (
  <svg viewBox="6 12 128 82" aria-hidden="true">
    <SiteDrawing site={site} recruits={RECRUITS} />
  </svg>
)

const loadPages = () => import('./rooms/pages.ts')

export const gameUi: GameUi = {
  id: 'castlescape',
  LastPosition,
  DailyPuzzle: lazy(() => import('./home/DailyPuzzle.tsx').then((module) => module.DailyPuzzle), 'unasked'),
  ModePicture,
  loadTable: loadCastleTable,
  loadHistory: async () => historyUi,
  pages: {
    learn: () => loadPages().then((module) => module.LearnScreen),
    puzzles: () => loadPages().then((module) => module.PuzzlesScreen),
    editor: () => loadPages().then((module) => module.EditorOrPositionScreen),
    rules: () => loadPages().then((module) => module.RulesScreen),
  },
  loadPositionFormat: () => loadPages().then((module) => module.positions),
}
