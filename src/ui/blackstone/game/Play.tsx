/** The screen of one game: its table, or why it cannot be played here and now. */
import '../../text/table.ts'
import { useEffect } from 'preact/hooks'
import { salvage } from '../../../store/saves.ts'
import { download } from '../../shell/download.ts'
import { type House, useHouse } from '../../shell/house.ts'
import { go, replace } from '../../shell/route.ts'
import { Trouble } from '../../shell/Trouble.tsx'
import { sayFailure, sayFault } from '../../shell/trouble.ts'
import { t } from '../../text/t.ts'
import { Game } from './Game.tsx'
import { keepSummary } from './keep.ts'
import type { Sitting } from './sitting.ts'
import { begin, leave, type Table } from './tables.ts'
import { useGame } from './useGame.ts'

const UNSAVED = 'unsaved'
const EXPORT = 'export'
const fileOf = (id: string): string => `blackstone-${id.slice(0, 6)}.json`

/** Says as long as it is so that the game is not being saved, and tries again when asked. */
const watchFault = (house: House, table: Table): (() => void) => {
  const tell = async (): Promise<void> => {
    const fault = table.fault()
    if (fault === null) return house.dismiss(UNSAVED)
    const text = t('status.unsaved', { why: await sayFault(fault) })
    house.notify({ id: UNSAVED, warn: true, text, action: { label: t('app.retry'), onPress: table.retry } })
  }
  void tell()
  return table.subscribe(() => void tell())
}

const complain = async (house: House, error: unknown): Promise<void> =>
  house.notify({ id: EXPORT, warn: true, text: await sayFailure(error), onDismiss: () => house.dismiss(EXPORT) })

/** The whole game as a file, from the table itself: also what storage did not take. */
const exportTable = async (table: Table): Promise<void> => {
  const { makeRecord } = await import('../../../table/record.ts')
  download(fileOf(table.header.id), makeRecord(table.save(), 'full'))
}

/** What is left in storage of a game that cannot be played. */
const exportStored = async ({ database }: House, id: string): Promise<void> => {
  const { makeSalvage } = await import('../../../store/salvage.ts')
  download(fileOf(id), makeSalvage(await salvage(database, id)))
}

const rematch = async (house: House, { header, names }: Sitting): Promise<void> => {
  const next = await begin(house.database, { mode: header.mode, options: header.options, names })
  if (next.ok) replace('play', next.value.header.id)
}

const AtTable = ({ table, sitting }: { readonly table: Table; readonly sitting: Sitting }) => {
  const house = useHouse()
  useEffect(() => {
    const stop = watchFault(house, table)
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') keepSummary(house.database, sitting)
    }
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      stop()
      keepSummary(house.database, sitting)
      house.dismiss(UNSAVED)
      leave(table)
    }
  }, [table])
  const { outcome, seat } = sitting.now.value
  useEffect(() => keepSummary(house.database, sitting), [outcome, seat])
  const onExport = (): void => void exportTable(table).catch((error: unknown) => complain(house, error))
  return (
    <Game
      sitting={sitting}
      house={{ onExport, saved: table.fault() === null }}
      onRematch={() => void rematch(house, sitting)}
      onHome={() => go()}
    />
  )
}

export const Play = ({ id }: { readonly id: string }) => {
  const house = useHouse()
  const [shown, steal] = useGame(house.database, id)
  const exportIt = (): void => void exportStored(house, id).catch((error: unknown) => complain(house, error))
  switch (shown.at) {
    case 'opening':
      return (
        <main class="page" aria-busy="true">
          <p role="status">{t('app.loading')}</p>
        </main>
      )
    case 'elsewhere':
      return (
        <Trouble text={t('status.taken')} actions={[{ id: 'take', label: t('status.takeBack'), onPress: steal }]} />
      )
    case 'trouble':
      return (
        <Trouble
          text={shown.text}
          actions={shown.stored ? [{ id: 'export', label: t('app.export'), onPress: exportIt }] : []}
        />
      )
    case 'table':
      return <AtTable table={shown.table} sitting={shown.sitting} />
  }
}
