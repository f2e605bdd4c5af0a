/** Beside the board, where there is room: all courts, and what was done. */
import { Brand, Courts, Log } from '../Side.tsx'
import type { AtTable } from './chapter.ts'
import { seatCourts } from './views.ts'

export const Beside = ({ sitting, now }: AtTable) => {
  const { Side } = sitting.chapters
  return (
    <>
      <Brand />
      {Side ? <Side sitting={sitting} now={now} /> : <Courts courts={seatCourts(now.state, sitting.names)} />}
      <Log lines={sitting.log.value} />
    </>
  )
}
