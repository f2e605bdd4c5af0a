/** Wild vassals at the table: a note on whether faction or role is free (rulings 131 to 133). */
import '#src/text/blackstone/bundles/modesAndModules.ts'
import { FACTIONS, type Face, factionOf, isWild, ROLES, roleOf } from '#src/games/blackstone/faces.ts'
import { vassalAt } from '#src/games/blackstone/insight/tableCards.ts'
import { t } from '#src/text/t.ts'
import type { TableExtension } from '../tableExtension.ts'

const wildVassalNote = (face: Face): string => {
  const [faction, role] = [FACTIONS[factionOf(face)], ROLES[roleOf(face)]]
  if (faction) return t('note.anyRole', { faction: t(`faction.${faction}`) })
  return role ? t('note.anyFaction', { role }) : ''
}

export const extension: TableExtension = {
  vassalNotes({ now }, space) {
    const vassal = vassalAt(now.state, space)
    if (!vassal || vassal === 'hidden' || !isWild(vassal.face)) return []
    return [wildVassalNote(vassal.face)]
  },
}
