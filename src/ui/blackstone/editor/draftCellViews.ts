/** Cells of the board for a draft. */
import { SPACES, type Space } from '../../../games/blackstone/board.ts'
import { faceOnSide, isAssassin } from '../../../games/blackstone/cards.ts'
import { ASSASSIN, SABOTEUR } from '../../../games/blackstone/insight/tableCards.ts'
import { parseVassal } from '../../../games/blackstone/notation/cardAndSpaceNotation.ts'
import { t } from '../../../text/t.ts'
import { nameOfFace, spokenSpace } from '../views/spaceAndFaceNames.ts'
import type { CellView, VassalView } from '../views/viewProps.ts'
import { type Draft, vassalCodeAt } from './positionDraft.ts'

/** Faces of the vassal with this code; null if it is no vassal. */
export const vassalFromCode = (vassalCode: string): VassalView | null => {
  const parsed = parseVassal(vassalCode)
  if (!parsed) return null
  const { card, side } = parsed
  const faceShowing = (sideUp: number) =>
    isAssassin(card) ? (sideUp === 0 ? ASSASSIN : SABOTEUR) : faceOnSide(card, sideUp)
  return { face: faceShowing(side), reverse: faceShowing(1 - side) }
}

const draftCellView = (draft: Draft, space: Space, selected: Space | null): CellView => {
  const vassal = vassalFromCode(vassalCodeAt(draft, space))
  const spaceValues = { space: spokenSpace(space) }
  const label = vassal
    ? t('cell.vassal', { vassal: nameOfFace(vassal.face), reverse: nameOfFace(vassal.reverse), ...spaceValues })
    : t('cell.empty', spaceValues)
  return {
    label: label + (selected === space ? t('cell.selected') : ''),
    vassal,
    marks: selected === space ? ['selected'] : [],
    target: null,
  }
}

export const draftCellViews = (draft: Draft, selected: Space | null): readonly CellView[] =>
  SPACES.map((space) => draftCellView(draft, space, selected))
