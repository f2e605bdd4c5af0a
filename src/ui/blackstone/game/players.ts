/** Everybody at the table, as their chips show them. */
import { t } from '../../text/t.ts'
import type { PlayerView } from '../props.ts'
import type { Now, Sitting } from './sitting.ts'
import { goalOf, seatCourts } from './views.ts'

export const playersOf = ({ chapters, names }: Sitting, now: Now): readonly PlayerView[] =>
  seatCourts(now.state, names).map(({ seat, name, points }) => {
    const goal = goalOf(now.state)
    const standing = chapters.standing?.(now, seat)
    const signs = chapters.signs(now, seat)
    return {
      seat,
      name,
      count: standing?.count ?? points,
      of: standing?.of ?? goal,
      words: (standing?.words ?? t('player.points', { points, goal })) + signs.map(({ words }) => words).join(''),
      signs: signs.map(({ drawn }) => drawn),
      onTurn: seat === (now.waits ?? now.seat),
    }
  })
