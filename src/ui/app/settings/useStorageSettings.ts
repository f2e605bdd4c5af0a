/** Hook for the storage section of the settings: state, export, import. */

import { useState } from 'preact/hooks'
import {
  estimateStorage,
  type Persistence,
  readPersistence,
  requestPersistence,
  type StorageEstimate,
} from '../../../store/storageSafety.ts'
import { t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { describeFailure } from '../../common/failureTexts.ts'
import { isAppleMobile, isStandalone } from '../install/platform.ts'
import { loadLeisure } from '../tiers/loadLeisure.ts'
import type { StorageView } from './StorageSettings.tsx'

export interface StorageControls extends StorageView {
  readonly onPersist: () => void
  readonly onExport: () => void
  readonly onImport: (file: Blob) => void
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

export const useStorageSettings = (facts: StorageFacts): StorageControls => {
  const app = useApp()
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
  const importArchive = async (file: Blob): Promise<string> => (await loadLeisure()).importArchiveFile(app, file)
  const exportArchive = async (): Promise<string> => (await loadLeisure()).exportArchive(app)
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
    onImport: (file) => runAndReport(importArchive(file)),
  }
}
