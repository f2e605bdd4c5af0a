/** The curtain between two turns on one phone. */
import '../../text/sheets.ts'
import { useEffect } from 'preact/hooks'
import type { Seat } from '../../../kernel/contract.ts'
import { t } from '../../text/t.ts'
import { Curtain, type CurtainProps } from '../Curtain.tsx'
import { Tasks } from './Hand.tsx'
import { newsFor } from './news.ts'
import { askingOf, type Now, type Sitting } from './sitting.ts'
import { goalOf, seatCourts } from './views.ts'

/** Who opened the gate last, at each table. */
const holders = new WeakMap<Sitting, Seat>()

/** The way back to the turn that has just ended. What is covered in mid-turn offers none: its own deeds are taken back at the table. */
const backFor = (sitting: Sitting, { whyNoUndo, undoes, seat }: Now): CurtainProps['back'] => {
  // What lies under the deed of another phone is asked for at the table.
  if (whyNoUndo || undoes === seat || sitting.shared?.asks(undoes)) return null
  const undo = (): void => {
    holders.delete(sitting)
    sitting.undo()
  }
  return { label: t('curtain.back', { name: sitting.names[undoes] ?? '' }), onPress: undo }
}

/** Why this seat is asked in another's turn (ruling 29), or what its chapters say: of what is awaited, or before its first turn. */
const whyOf = (sitting: Sitting, now: Now, first: boolean): string => {
  if (now.todo === 'drop' && now.seat !== now.state.seat)
    return t('calls.drop', { by: sitting.names[now.state.seat] ?? '' })
  const calls = askingOf(sitting, now)?.calls?.({ sitting, now })
  return calls ?? (first ? sitting.chapters.greets?.(now) : '') ?? ''
}

/** How far this seat is. */
const lineOf = ({ chapters, names }: Sitting, now: Now): string => {
  const standing = chapters.standing?.(now, now.seat)
  if (standing || goalOf(now.state) === 0) return standing?.words ?? ''
  return t('curtain.points', { points: seatCourts(now.state, names)[now.seat]?.points ?? 0 })
}

export const Pass = ({ sitting, now }: { readonly sitting: Sitting; readonly now: Now }) => {
  useEffect(() => void Tasks.ahead(), [])
  // Before the first turn of all, hands were dealt and no more.
  const isFirst = now.state.round === 1 && now.seat === now.state.first
  const news = newsFor(sitting.log.value, now.seat)
  const open = (): void => {
    holders.set(sitting, now.seat)
    sitting.openCurtain()
  }
  return (
    <Curtain
      key={now.seat}
      seat={now.seat}
      name={sitting.names[now.seat] ?? ''}
      still={holders.get(sitting) === now.seat}
      line={lineOf(sitting, now)}
      why={whyOf(sitting, now, news.first)}
      heading={t(news.first ? 'curtain.newsFirst' : 'curtain.news')}
      news={isFirst ? [] : news.lines}
      back={backFor(sitting, now)}
      onOpen={open}
    />
  )
}
