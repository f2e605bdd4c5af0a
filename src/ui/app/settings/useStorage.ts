/** Hook for the storage section of the settings: state, export, import. */
import { useState } from 'preact/hooks'
import {
  estimateStorage,
  type Persistence,
  readPersistence,
  requestPersistence,
  type StorageEstimate,
} from '../../../store/persistence.ts'
import { messageOr, t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { describeFailure } from '../../common/failureTexts.ts'
import { isAppleMobile, isStandalone } from '../install/platform.ts'
import type { ImportSummary } from '../share/gameArchive.ts'
import type { StorageView } from './StorageSettings.tsx'

export interface StorageControls extends StorageView {
  readonly onPersist: () => void
  readonly onExport: () => void
  readonly onImport: (text: string) => void
}

const loadArchiveModule = () => import('../share/gameArchive.ts')

/** Number of imported games, and the reason of the first refusal, if any. */
const describeImportedGames = ({ here, refused: [first, ...otherRefusals] }: ImportSummary): string => {
  const importedText = t('storage.brought', { count: here })
  if (!first) return importedText
  const why = messageOr(first.code, first.values, 'refused')
  return t('storage.lacks', { brought: importedText, count: 1 + otherRefusals.length, why })
}

const describeImport = (summary: ImportSummary): string => {
  const importedText = describeImportedGames(summary)
  return summary.puzzles ? t('storage.puzzlesIn', { brought: importedText }) : importedText
}

/** What the browser says of its storage. */
export interface StorageFacts {
  readonly state: Persistence
  readonly usage: StorageEstimate | undefined
}

export const readStorageFacts = async (): Promise<StorageFacts> => {
  const [state, usage] = await Promise.all([readPersistence(), estimateStorage()])
  return { state, usage }
}

export const useStorage = (facts: StorageFacts): StorageControls => {
  const { database } = useApp()
  const [state, setState] = useState(facts.state)
  const [usage, setUsage] = useState(facts.usage)
  const [hasAsked, setHasAsked] = useState(false)
  const [statusText, setStatusText] = useState('')
  const measureUsage = () => void estimateStorage().then(setUsage)
  const runAndReport = (task: Promise<string>): void => {
    setStatusText(t('storage.works'))
    task.catch(describeFailure).then((resultText) => {
      setStatusText(resultText)
      measureUsage()
    })
  }
  const importArchive = async (text: string): Promise<string> => {
    const imported = await (await loadArchiveModule()).importAllGames(database, text)
    return imported.ok
      ? describeImport(imported.value)
      : messageOr(imported.error.code, imported.error.values, 'refused')
  }
  const exportArchive = async (): Promise<string> => {
    const { gameCount, includesPuzzles } = await (await loadArchiveModule()).exportAllGames(database, new Date())
    const exported = t('storage.exported', { count: gameCount })
    return includesPuzzles ? t('storage.puzzlesOut', { exported }) : exported
  }
  return {
    ...{
      state,
      usage,
      statusText,
      deletesUnused: isAppleMobile(navigator.userAgent, navigator.maxTouchPoints) && !isStandalone(),
      isDenied: hasAsked && state === 'at-risk',
    },
    onPersist: () =>
      void requestPersistence().then((newState) => {
        setState(newState)
        setHasAsked(true)
      }),
    onExport: () => runAndReport(exportArchive()),
    onImport: (text) => runAndReport(importArchive(text)),
  }
}
