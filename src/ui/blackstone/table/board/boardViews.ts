/** What the parts of the table are shown of a state: courts, towers, tasks that are met. */
import type { compassOf } from '../../../games/blackstone/insight/compass.ts'
import { scores } from '../../../games/blackstone/insight/score.ts'
import { pileAt, vassalIn } from '../../../games/blackstone/insight/sight.ts'
import { kingsOf } from '../../../games/blackstone/rules/court.ts'
import type { Scene } from '../../../games/blackstone/rules/play.ts'
import type { Court, State } from '../../../games/blackstone/state.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { t } from '../../text/t.ts'
import { nameOfFace } from '../names.ts'
import type { CourtView, Face, SeatCourt, TowerView } from '../props.ts'
import type { Sign } from './chapter.ts'

/** The options of a game that the table asks about. */
export const goalOf = (state: State): number => Number(state.setting.options.points ?? 0)

/** The face that shows in a slot. */
export const faceOf = (state: State, slot: Slot): Face => vassalIn(state, slot)?.face ?? 0

export const courtView = (state: State, court: Court): CourtView => ({
  kings: kingsOf(court),
  knights: 1 + court.stacks.knight.length,
  wizards: 1 + court.stacks.wizard.length,
  ploys: court.stacks.ploy.length,
  retained: court.retained.map((slot) => faceOf(state, slot)),
  limit: kingsOf(court),
})

export const seatCourts = (state: State, names: readonly string[]): readonly SeatCourt[] => {
  const points = scores(state)
  return state.courts.map((court, seat) => ({
    seat,
    name: names[seat] ?? '',
    court: courtView(state, court),
    points: points[seat]?.total ?? 0,
  }))
}

/** The corner pile at this place; `offered` where a tap chooses it. */
export const towerView = (
  state: State,
  corner: number,
  mine: boolean,
  offered: boolean,
  sign: Sign | null = null,
): TowerView => {
  const { top, count } = pileAt(state, corner)
  const parts = [
    t('tower.label', { tower: t(`tower.${corner}`), count }),
    top && t('tower.top', { vassal: nameOfFace(top.face), reverse: nameOfFace(top.reverse) }),
    mine && t('tower.mine'),
    sign?.words,
    offered && t('tower.choose'),
  ]
  return { corner, label: parts.filter(Boolean).join(''), top, count, mine, offered, sign: sign?.drawn }
}

/** Vassals on the board that meet a half of one of this seat's tasks. */
export const metSpaces = (scene: Scene, hand: readonly Slot[], compassIn: typeof compassOf): ReadonlySet<number> =>
  new Set(
    hand.flatMap((slot) => {
      const compass = compassIn(scene, slot)
      return compass ? [...compass.left.met, ...compass.right.met] : []
    }),
  )
