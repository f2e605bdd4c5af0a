/** Files that come to the page of games: chosen, dropped, pasted, shared with the app or opened with it. */
import { useEffect, useState } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { replaceRoute, route } from '../../common/route.ts'
import { FileAnswersSheet } from './FileAnswersSheet.tsx'
import { type FileAnswer, importFiles } from './importFiles.ts'
import type { ImportAnswer } from './importText.ts'
import { launchedFiles, readSharedFiles } from './systemFiles.ts'
import { useDroppedAndPastedFiles } from './useDroppedAndPastedFiles.ts'

interface IncomingFilesProps {
  /** Files that were chosen; others with each choice. */
  readonly chosen: readonly File[]
  /** Waits for an import, after which the list of games is another. */
  readonly run: (task: Promise<unknown>) => void
  /** Receives what became of a single file, and what is said meanwhile. */
  readonly onAnswer: (answer: ImportAnswer) => void
}

/** Imports files. A single one is opened; of several a sheet says what became of each. */
export const IncomingFiles = ({ chosen, run, onAnswer }: IncomingFilesProps) => {
  const app = useApp()
  const [answers, setAnswers] = useState<readonly FileAnswer[]>([])
  const receive = async (files: readonly File[]): Promise<void> => {
    onAnswer({ route: null, text: t('storage.works') })
    const received = await importFiles(app, files)
    const [first, ...others] = received
    if (others.length > 0) setAnswers(received)
    onAnswer(first && others.length === 0 ? first.answer : { route: null, text: '' })
  }
  // A moment later: `run` takes away first what was said before.
  const importIncoming = (files: readonly File[]): void => run(Promise.resolve(files).then(receive))
  useDroppedAndPastedFiles(importIncoming)
  useEffect(() => {
    if (chosen.length > 0) importIncoming(chosen)
  }, [chosen])
  const launched = launchedFiles.value
  useEffect(() => {
    if (launched.length === 0) return
    launchedFiles.value = []
    importIncoming(launched)
  }, [launched])
  const [page, key] = route.value
  useEffect(() => {
    const importShared = async (): Promise<void> => {
      const { files, forget } = await readSharedFiles(page === 'received' ? key : undefined)
      if (files.length > 0) run(receive(files).then(forget))
      else if (page === 'received') onAnswer({ route: null, text: t('files.none') })
    }
    void importShared()
  }, [])
  useEffect(() => {
    // Back leads here from what is opened, and nothing comes twice.
    if (page === 'received' || page === 'opened') replaceRoute('saved')
  }, [page])
  return answers.length > 0 ? <FileAnswersSheet answers={answers} onClose={() => setAnswers([])} /> : null
}
