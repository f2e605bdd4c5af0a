/** Wild vassals at the table: what is free about them (rulings 131 to 133). */
import '../../../text/wild.ts'
import { FACTIONS, type Face, factionOf, isWild, ROLES, roleOf } from '../../../../games/blackstone/faces.ts'
import { vassalAt } from '../../../../games/blackstone/insight/sight.ts'
import { t } from '../../../text/t.ts'
import type { TableChapter } from '../chapter.ts'

const noteOf = (face: Face): string => {
  const [faction, role] = [FACTIONS[factionOf(face)], ROLES[roleOf(face)]]
  if (faction) return t('note.anyRole', { faction: t(`faction.${faction}`) })
  return role ? t('note.anyFaction', { role }) : ''
}

export const chapter: TableChapter = {
  notes({ now }, space) {
    const vassal = vassalAt(now.state, space)
    if (!vassal || vassal === 'hidden' || !isWild(vassal.face)) return []
    return [noteOf(vassal.face)]
  },
}
