/** The screen of one game: its table, or why it cannot be played here and now. */
import '../../text/table.ts'
import { useEffect, useRef } from 'preact/hooks'
import { type House, useHouse } from '../../shell/house.ts'
import { Emblems } from '../../shell/Icon.tsx'
import { lazy, Opening } from '../../shell/lazy.tsx'
import type { Table } from './atHand.ts'
import { Game } from './Game.tsx'
import type { Sitting } from './sitting.ts'
import type { Watch } from './unsaved.ts'
import { leave, useGame } from './useGame.ts'

const Guarded = lazy(async () => (await import('./Guarded.tsx')).Guarded, true)
const Unplayable = lazy(async () => (await import('./Unplayable.tsx')).Unplayable)

const unsaved = () => import('./unsaved.ts')
/** Milliseconds that a table stands before more is fetched than it needs at once. */
const SOON = 10_000

const watch = async (house: House, table: Table): Promise<Watch> => (await unsaved()).watchTable(house, table)

/** What Home shows of a game; on the way to a first board nothing waits for it. */
const keepIt = (house: House, sitting: Sitting, table: Table): void =>
  void import('./keep.ts').then(
    ({ keepSummary }) => keepSummary(house.database, sitting, table),
    () => undefined,
  )

interface AtTableProps {
  readonly table: Table
  readonly sitting: Sitting
  readonly onReseat: () => void
}

const AtTable = ({ table, sitting, onReseat }: AtTableProps) => {
  const house = useHouse()
  const { outcome, saved } = sitting.now.value
  useEffect(() => {
    const seen = (): void => {
      if (document.visibilityState === 'hidden') keepIt(house, sitting, table)
      else table.retry()
    }
    document.addEventListener('visibilitychange', seen)
    let settled: Promise<(() => void) | undefined> | undefined
    const timer = setTimeout(() => {
      settled = import('./settled.ts').then(
        ({ settle }) => settle(),
        () => undefined,
      )
    }, SOON)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      clearTimeout(timer)
      void settled?.then((rise) => rise?.())
      keepIt(house, sitting, table)
      void leave(table).then((closed) => (closed ? undefined : watch(house, table)))
    }
  }, [table])
  useEffect(() => {
    if (!saved) void watch(house, table).then(({ speak }) => speak())
  }, [saved])
  const isDrawn = useRef(false)
  useEffect(() => {
    // All else is kept when it is left, or hidden.
    if (isDrawn.current) keepIt(house, sitting, table)
    isDrawn.current = true
  }, [outcome])
  const Board = house.settings.value.confirm === 'none' ? Game : Guarded
  return (
    <Emblems.Provider value={table.header.seats}>
      <Board sitting={sitting} onReseat={onReseat} />
    </Emblems.Provider>
  )
}

export const Play = ({ id }: { readonly id: string }) => {
  const house = useHouse()
  const [shown, steal] = useGame(house.database, id)
  switch (shown.at) {
    case 'opening':
      return <Opening />
    case 'table':
      return <AtTable table={shown.table} sitting={shown.sitting} onReseat={steal} />
    default:
      return <Unplayable id={id} shown={shown} onSteal={steal} />
  }
}
