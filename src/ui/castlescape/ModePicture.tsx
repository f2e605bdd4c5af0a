/** Drawing of the mode in New game: a Bailey with two Recruits. */
import { raiseWall } from '../../games/castlescape/site/raiseWall.ts'
import { emptySite } from '../../games/castlescape/site/site.ts'
import { SiteDrawing } from './views/site/SiteDrawing.tsx'

const SIZE = 7
const WALLS = [8, 9, 10, 11, 15, 22, 29, 30, 31, 24, 25, 18, 12, 19, 26]
const RECRUITS = [[9, 17], [25], [30]]

const site = WALLS.reduce((raised, square) => raiseWall(raised, RECRUITS, square).site, emptySite(SIZE))

export const ModePicture = () => (
  <svg viewBox="6 12 128 82" aria-hidden="true">
    <SiteDrawing site={site} recruits={RECRUITS} />
  </svg>
)
