/** What is whole of a damaged game of this phone alone: its people may play on with that. */
import type { Shape } from '../../../kernel/contract.ts'
import { loadUncheckedGame } from '../../../store/changeSavedGames.ts'
import type { Database } from '../../../store/database.ts'
import { readIntactPart } from '../../../store/readIntactPart.ts'
import { replaceSave } from '../../../store/replaceSave.ts'
import type { StoredGame } from '../../../store/storedGame.ts'
import type { GameLog } from '../../../table/arbiter/gameLog.ts'
import { rebuildLogStepwise } from '../../../table/arbiter/rebuildLog.ts'
import type { GameSave } from '../../../table/logStore.ts'
import { t } from '../../../text/t.ts'
import type { AppContext } from '../../common/appContext.ts'
import { runInSlices } from '../../common/browser/runInSlices.ts'
import { describeFailure } from '../../common/failureTexts.ts'
import type { ScreenAction } from '../../parts/ErrorScreen.tsx'
import { missingPackBytes } from '../packs/requirePack.ts'
import { loadKnownRules } from '../share/loadKnownRules.ts'

const isElsewhere = ({ row }: StoredGame): boolean => typeof row === 'object' && row !== null && 'moved' in row

/** Log of as many entries as are whole, each proved as when a game is opened; null where the first is not. */
const rebuildIntactLog = async ({ header, secret, entries }: GameSave): Promise<GameLog<Shape> | null> => {
  if ((await missingPackBytes(header.game)) > 0) return null
  const rules = await loadKnownRules(header)
  if (!rules.ok || !secret) return null
  const prove = (whole: GameSave['entries']) =>
    runInSlices(rebuildLogStepwise<Shape>(rules.value, header, secret, whole))
  const log = await prove(entries)
  if (!log || log.ok) return log?.value ?? null
  const { entry } = log.error
  const intact = entry > 0 ? await prove(entries.slice(0, entry)) : null
  return intact?.ok ? intact.value : null
}

/**
 * Entries before the damage. Null where there is none; where the game was dealt for several phones, whose host may have
 * the rest, or is on another phone now; and where this phone lacks its rules or its deck. Rejects with a
 * StoreFailure.
 */
const loadIntactSave = async (database: Database, id: string): Promise<GameSave | null> => {
  const stored = await loadUncheckedGame(database, id)
  const save = readIntactPart(stored)
  if (!save || save.header.deal || isElsewhere(stored)) return null
  const log = await rebuildIntactLog(save)
  return (
    log && {
      ...save,
      entries: log.loggedEntries.map(({ entry }) => entry),
      shown: log.loggedEntries.flatMap(({ shown }) => shown),
    }
  )
}

/** What is offered for a damaged game: to play on with what is whole, where something is. Rejects with a StoreFailure. */
export const findMendChoices = async (
  { database, notify, dismiss }: AppContext,
  id: string,
  onMended: () => void,
): Promise<readonly ScreenAction[]> => {
  const intact = await loadIntactSave(database, id)
  if (!intact) return []
  const notice = { id: 'mend', isWarning: true, onDismiss: () => dismiss('mend') }
  const mend = (): void => {
    replaceSave(database, intact).then(onMended, (error) => notify({ ...notice, text: describeFailure(error) }))
  }
  return [{ id: 'mend', label: t('status.mend'), onPress: mend }]
}
