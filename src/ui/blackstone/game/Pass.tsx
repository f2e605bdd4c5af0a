/** The curtain between two turns on one phone. */
import '../../text/sheets.ts'
import { t } from '../../text/t.ts'
import { Curtain } from '../Curtain.tsx'
import type { Now, Sitting } from './sitting.ts'
import { goalOf, seatCourts } from './views.ts'

/** Lines of news on the curtain. */
const NEWS = 5

export const Pass = ({ sitting, now }: { readonly sitting: Sitting; readonly now: Now }) => {
  const points = seatCourts(now.state, sitting.names)[now.seat]?.points ?? 0
  const goal = goalOf(now.state)
  return (
    <Curtain
      key={now.seat}
      seat={now.seat}
      name={sitting.names[now.seat] ?? ''}
      line={goal > 0 ? t('curtain.points', { points }) : ''}
      news={sitting.log.value.slice(0, NEWS)}
      onOpen={sitting.openCurtain}
    />
  )
}
