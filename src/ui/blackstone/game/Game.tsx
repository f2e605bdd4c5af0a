/** One game as this phone shows it: the curtain, the table, or its end. */
import '../../text/table.ts'
import '../../style/table.css'
import { useEffect, useState } from 'preact/hooks'
import { route } from '../../shell/route.ts'
import { t } from '../../text/t.ts'
import { Curtain } from '../Curtain.tsx'
import { Over } from './Over.tsx'
import { type House, Sheets } from './Sheets.tsx'
import type { Now, Sitting } from './sitting.ts'
import { Table } from './Table.tsx'
import { goalOf, seatCourts } from './views.ts'

/** Lines of news on the curtain. */
const NEWS = 5
const IDLE = 45_000

/** An open hand is covered again when the phone is put away or left alone. */
const useCover = (sitting: Sitting): void => {
  useEffect(() => {
    let timer = 0
    const cover = (): void => {
      if (document.visibilityState === 'hidden') sitting.closeCurtain()
    }
    const wait = (): void => {
      clearTimeout(timer)
      timer = window.setTimeout(sitting.closeCurtain, IDLE)
    }
    const touches = ['pointerdown', 'keydown'] as const
    document.addEventListener('visibilitychange', cover)
    for (const touch of touches) document.addEventListener(touch, wait)
    wait()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', cover)
      for (const touch of touches) document.removeEventListener(touch, wait)
    }
  }, [sitting])
}

const Pass = ({ sitting, now }: { readonly sitting: Sitting; readonly now: Now }) => {
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

export interface GameProps {
  readonly sitting: Sitting
  readonly house: House
  readonly onRematch: () => void
  readonly onHome: () => void
}

export const Game = ({ sitting, house, onRematch, onHome }: GameProps) => {
  const now = sitting.now.value
  const [looking, look] = useState(false)
  useCover(sitting)
  if (now.outcome && !looking)
    return <Over sitting={sitting} now={now} onBoard={() => look(true)} onRematch={onRematch} onHome={onHome} />
  if (now.curtain) return <Pass sitting={sitting} now={now} />
  return (
    <>
      <Table sitting={sitting} now={now} />
      <Sheets sitting={sitting} now={now} house={house} at={route.value.slice(2)} />
    </>
  )
}
