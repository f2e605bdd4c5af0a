/** Files that come to the page of games: chosen, dropped, or pasted. */
import { useEffect, useState } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { FileAnswersSheet } from './FileAnswersSheet.tsx'
import { type FileAnswer, importFiles } from './importFiles.ts'
import type { ImportAnswer } from './importText.ts'
import { useIncomingFiles } from './useIncomingFiles.ts'

interface IncomingFilesProps {
  /** Files that were chosen; others with each choice. */
  readonly chosen: readonly File[]
  /** Receives what became of a single file. */
  readonly onAnswer: (answer: ImportAnswer) => void
  readonly onStatus: (status: string) => void
  /** Called when something has come among the games. */
  readonly onImported: () => void
}

/** Imports files. A single one is opened; of several a sheet says what became of each. */
export const IncomingFiles = ({ chosen, onAnswer, onStatus, onImported }: IncomingFilesProps) => {
  const { database } = useApp()
  const [answers, setAnswers] = useState<readonly FileAnswer[]>([])
  const receive = async (files: readonly File[]): Promise<void> => {
    onStatus(t('storage.works'))
    const received = await importFiles(database, files)
    onStatus('')
    onImported()
    const [first, ...others] = received
    if (first && others.length === 0) onAnswer(first.answer)
    else setAnswers(received)
  }
  useIncomingFiles((files) => void receive(files))
  useEffect(() => {
    if (chosen.length > 0) void receive(chosen)
  }, [chosen])
  return answers.length > 0 ? <FileAnswersSheet answers={answers} onClose={() => setAnswers([])} /> : null
}
