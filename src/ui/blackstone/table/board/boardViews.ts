/** Views of a state for the parts of the table: courts, towers, spaces that meet tasks. */

import { courtScores } from '#src/games/blackstone/insight/shown/courtScores.ts'
import type { taskProgressOf } from '#src/games/blackstone/insight/shown/taskProgress.ts'
import { openVassalIn, pileAt } from '#src/games/blackstone/insight/tableCards.ts'
import { kingsOf } from '#src/games/blackstone/rules/court/activeCards.ts'
import type { Scene } from '#src/games/blackstone/rules/ruleTypes.ts'
import type { Court, State } from '#src/games/blackstone/state.ts'
import type { Slot } from '#src/kernel/contract.ts'
import { t } from '#src/text/t.ts'
import type { SeatBadge } from '../../../table/gameUiContract.ts'
import { nameOfFace } from '../../views/spaceAndFaceNames.ts'
import type { CourtView, Face, SeatCourtView, TowerView } from '../../views/viewProps.ts'

/** Points that win the game, from its options; 0 in modes without points. */
export const pointsGoalOf = (state: State): number => Number(state.setting.options.points ?? 0)

/** Face that shows in a slot; 0 where it holds no open vassal. */
export const faceOf = (state: State, slot: Slot): Face => openVassalIn(state, slot)?.face ?? 0

export const courtView = (state: State, court: Court): CourtView => ({
  kings: kingsOf(court),
  knights: 1 + court.stacks.knight.length,
  wizards: 1 + court.stacks.wizard.length,
  ploys: court.stacks.ploy.length,
  retained: court.retained.map((slot) => faceOf(state, slot)),
  limit: kingsOf(court),
})

export const seatCourts = (state: State, names: readonly string[]): readonly SeatCourtView[] => {
  const points = courtScores(state)
  return state.courts.map((court, seat) => ({
    seat,
    name: names[seat] ?? '',
    court: courtView(state, court),
    points: points[seat]?.total ?? 0,
  }))
}

/** View of a corner tower. `isOffered`: a tap chooses it. */
export const towerView = (
  state: State,
  corner: number,
  isMine: boolean,
  isOffered: boolean,
  sign: SeatBadge | null = null,
): TowerView => {
  const { top, count } = pileAt(state, corner)
  const parts = [
    t('tower.label', { tower: t(`tower.${corner}`), count }),
    top && t('tower.top', { vassal: nameOfFace(top.face), reverse: nameOfFace(top.reverse) }),
    isMine && t('tower.mine'),
    sign?.label,
    isOffered && t('tower.choose'),
  ]
  return { corner, label: parts.filter(Boolean).join(''), top, count, isMine, isOffered, sign: sign?.content }
}

/** Spaces whose vassal meets a half of one of this seat's tasks. */
export const metSpaces = (scene: Scene, hand: readonly Slot[], compassIn: typeof taskProgressOf): ReadonlySet<number> =>
  new Set(
    hand.flatMap((slot) => {
      const compass = compassIn(scene, slot)
      return compass ? [...compass.left.matching, ...compass.right.matching] : []
    }),
  )
