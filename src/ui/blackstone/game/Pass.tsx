/** The curtain between two turns on one phone. */
import '../../text/sheets.ts'
import { t } from '../../text/t.ts'
import { Curtain, type CurtainProps } from '../Curtain.tsx'
import { newsFor } from './news.ts'
import { askingOf, type Now, type Sitting } from './sitting.ts'
import { goalOf, seatCourts } from './views.ts'

/** The way back to the turn that has just ended. What is covered in mid-turn offers none: its own deeds are taken back at the table. */
const backFor = (sitting: Sitting, { whyNoUndo, undoes, seat }: Now): CurtainProps['back'] => {
  if (whyNoUndo || undoes === seat) return null
  return { label: t('curtain.back', { name: sitting.names[undoes] ?? '' }), onPress: sitting.undo }
}

export const Pass = ({ sitting, now }: { readonly sitting: Sitting; readonly now: Now }) => {
  const points = seatCourts(now.state, sitting.names)[now.seat]?.points ?? 0
  const goal = goalOf(now.state)
  // Before the first turn of all, hands were dealt and no more.
  const isFirst = now.state.round === 1 && now.seat === now.state.first
  const news = newsFor(sitting.log.value, now.seat)
  return (
    <Curtain
      key={now.seat}
      seat={now.seat}
      name={sitting.names[now.seat] ?? ''}
      line={goal > 0 ? t('curtain.points', { points }) : ''}
      why={askingOf(sitting, now)?.calls?.({ sitting, now }) ?? ''}
      heading={t(news.first ? 'curtain.newsFirst' : 'curtain.news')}
      news={isFirst ? [] : news.lines}
      back={backFor(sitting, now)}
      onOpen={sitting.openCurtain}
    />
  )
}
