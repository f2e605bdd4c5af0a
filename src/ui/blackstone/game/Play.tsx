/** The screen of one game: fetches its table, keeps one tab at it, says what is wrong with storage. */
import '../../text/table.ts'
import { useEffect, useState } from 'preact/hooks'
import { SPACES } from '../../../games/blackstone/board.ts'
import { factionOf } from '../../../games/blackstone/faces.ts'
import { scores } from '../../../games/blackstone/insight/score.ts'
import { vassalAt } from '../../../games/blackstone/insight/sight.ts'
import type { State } from '../../../games/blackstone/state.ts'
import type { Refusal } from '../../../kernel/result.ts'
import type { Database } from '../../../store/database.ts'
import { makeSalvage } from '../../../store/salvage.ts'
import { markFinished, salvage, summarise } from '../../../store/saves.ts'
import { claimGame, type GameTab } from '../../../store/tabs.ts'
import { makeRecord } from '../../../table/record.ts'
import { StoreFailure } from '../../../table/store.ts'
import { download } from '../../shell/download.ts'
import { type House, useHouse } from '../../shell/house.ts'
import { go, replace } from '../../shell/route.ts'
import { writeSummary } from '../../shell/summary.ts'
import { Trouble } from '../../shell/Trouble.tsx'
import { say, t } from '../../text/t.ts'
import { sentence } from './choices.ts'
import { Game } from './Game.tsx'
import { sit } from './sit.ts'
import type { Sitting } from './sitting.ts'
import { abandon, begin, leave, resume, type Table } from './tables.ts'
import { goalOf } from './views.ts'

type Shown =
  | { readonly at: 'opening' }
  | { readonly at: 'table'; readonly table: Table; readonly sitting: Sitting }
  | { readonly at: 'elsewhere' }
  | { readonly at: 'trouble'; readonly text: string; readonly stored: boolean }

const UNSAVED = 'unsaved'
const fileOf = (id: string): string => `blackstone-${id.slice(0, 6)}.json`

const factionsOf = (state: State): readonly number[] =>
  SPACES.map((space) => {
    const vassal = vassalAt(state, space)
    return vassal && vassal !== 'hidden' ? factionOf(vassal.face) : -1
  })

const noteOf = (sitting: Sitting): string => {
  const { outcome, seat } = sitting.now.value
  return outcome ? t('told.over') : t('home.turnOf', { name: sitting.names[seat] ?? '' })
}

/** Keeps what Home shows of the game. It is of no weight: where it fails, Home shows less. */
const keepSummary = (database: Database, sitting: Sitting): void => {
  const { state, outcome } = sitting.now.value
  const { id } = sitting.header
  const title = t(`mode.${sitting.header.mode}` as 'mode.kings-quest')
  const points = goalOf(state) > 0 ? scores(state).map(({ total }) => total) : []
  const summary = writeSummary({ title, note: noteOf(sitting), factions: factionsOf(state), points })
  summarise(database, id, summary)
    .then(() => (outcome ? markFinished(database, id, true) : undefined))
    .catch(() => undefined)
}

const why = (error: unknown): string =>
  error instanceof StoreFailure ? say(`store.${error.fault}`, undefined, 'store.failed') : t('store.failed')

/** Says as long as it is so that the game is not being saved, and tries again when asked. */
const watchFault = (house: House, table: Table): (() => void) => {
  const tell = (): void => {
    const fault = table.fault()
    if (fault === null) house.dismiss(UNSAVED)
    else
      house.notify({
        id: UNSAVED,
        warn: true,
        text: t('status.unsaved', { why: say(`store.${fault}`, undefined, 'store.failed') }),
        action: { label: t('app.retry'), onPress: table.retry },
      })
  }
  tell()
  return table.subscribe(tell)
}

/** Opens the stored game; a flaw or a failure becomes a sentence. */
const open = async (database: Database, id: string): Promise<Shown> => {
  try {
    const opened = await resume(database, id)
    if (opened.ok) return { at: 'table', table: opened.value, sitting: sit(opened.value) }
    return { at: 'trouble', text: flawed(opened.error.entry, opened.error.refusal), stored: true }
  } catch (error) {
    return { at: 'trouble', text: why(error), stored: !(error instanceof StoreFailure && error.fault === 'missing') }
  }
}

const flawed = (entry: number, refusal: Refusal): string =>
  entry < 0 ? sentence(refusal) : t('save.flaw', { entry: entry + 1 })

const exportStored = async (house: House, id: string): Promise<void> => {
  try {
    download(fileOf(id), makeSalvage(await salvage(house.database, id)))
  } catch (error) {
    house.notify({ id: 'export', warn: true, text: why(error), onDismiss: () => house.dismiss('export') })
  }
}

const rematch = async (house: House, { header }: Sitting): Promise<void> => {
  const names = header.seats.map(({ name }) => name)
  const next = await begin(house.database, { mode: header.mode, options: header.options, names })
  if (next.ok) replace('play', next.value.header.id)
}

/** One tab at a time plays a game: the lock is asked for before the game is read. */
const useGame = (house: House, id: string): readonly [Shown, (steal: boolean) => void] => {
  const [shown, show] = useState<Shown>({ at: 'opening' })
  const [claim, ask] = useState({ steal: false, times: 0 })
  useEffect(() => {
    let tab: GameTab | undefined
    let gone = false
    const lost = (): void => {
      abandon(id)
      show({ at: 'elsewhere' })
    }
    const enter = async (): Promise<void> => {
      const claimed = await claimGame(id, lost, { steal: claim.steal })
      if (claimed === 'elsewhere') return show({ at: 'elsewhere' })
      tab = claimed
      if (gone) return tab.release()
      show(await open(house.database, id))
    }
    void enter()
    return () => {
      gone = true
      tab?.release()
    }
  }, [claim.times])
  return [shown, (steal) => ask({ steal, times: claim.times + 1 })]
}

const AtTable = ({ table, sitting }: { readonly table: Table; readonly sitting: Sitting }) => {
  const house = useHouse()
  useEffect(() => {
    const stop = watchFault(house, table)
    const keep = (): void => keepSummary(house.database, sitting)
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') keep()
    }
    keep()
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      stop()
      keep()
      house.dismiss(UNSAVED)
      leave(table)
    }
  }, [table])
  const { outcome, seat } = sitting.now.value
  useEffect(() => keepSummary(house.database, sitting), [outcome, seat])
  return (
    <Game
      sitting={sitting}
      house={{
        onExport: () => download(fileOf(table.header.id), makeRecord(table.save(), 'full')),
        saved: table.fault() === null,
      }}
      onRematch={() => void rematch(house, sitting)}
      onHome={() => go()}
    />
  )
}

export const Play = ({ id }: { readonly id: string }) => {
  const house = useHouse()
  const [shown, claim] = useGame(house, id)
  switch (shown.at) {
    case 'opening':
      return (
        <main class="page" aria-busy="true">
          <p role="status">{t('app.loading')}</p>
        </main>
      )
    case 'elsewhere':
      return (
        <Trouble
          text={t('status.taken')}
          actions={[{ id: 'take', label: t('status.takeBack'), onPress: () => claim(true) }]}
        />
      )
    case 'trouble':
      return (
        <Trouble
          text={shown.text}
          actions={
            shown.stored ? [{ id: 'export', label: t('menu.export'), onPress: () => void exportStored(house, id) }] : []
          }
        />
      )
    case 'table':
      return <AtTable table={shown.table} sitting={shown.sitting} />
  }
}
