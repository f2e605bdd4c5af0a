/** The board of a draft as it is drawn. */
import { SPACES, type Space } from '../../games/blackstone/board.ts'
import { faceShown, isAssassin } from '../../games/blackstone/cards.ts'
import { ASSASSIN, SABOTEUR } from '../../games/blackstone/insight/sight.ts'
import { parseVassal } from '../../games/blackstone/notation/cards.ts'
import { nameOfFace, spokenSpace } from '../blackstone/names.ts'
import type { CellView, Vassal } from '../blackstone/props.ts'
import { t } from '../text/t.ts'
import { type Draft, lyingOn } from './draft.ts'

/** Who is written so; null where it is nobody. */
export const vassalNamed = (who: string): Vassal | null => {
  const lying = parseVassal(who)
  if (!lying) return null
  const { card, side } = lying
  const shown = (up: number) => (isAssassin(card) ? (up === 0 ? ASSASSIN : SABOTEUR) : faceShown(card, up))
  return { face: shown(side), reverse: shown(1 - side) }
}

const cell = (draft: Draft, space: Space, held: Space | null): CellView => {
  const vassal = vassalNamed(lyingOn(draft, space))
  const at = { space: spokenSpace(space) }
  const label = vassal
    ? t('cell.vassal', { vassal: nameOfFace(vassal.face), reverse: nameOfFace(vassal.reverse), ...at })
    : t('cell.empty', at)
  return {
    label: label + (held === space ? t('cell.selected') : ''),
    vassal,
    marks: held === space ? ['selected'] : [],
    target: null,
  }
}

export const cellsOf = (draft: Draft, held: Space | null): readonly CellView[] =>
  SPACES.map((space) => cell(draft, space, held))
