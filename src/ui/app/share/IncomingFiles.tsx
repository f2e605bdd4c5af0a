/** Files that come to the page of games: chosen, dropped, pasted, shared with the app or opened with it. */

import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { href, replaceRoute, route } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import { Sheet } from '../../parts/Sheet.tsx'
import { isStandalone } from '../install/platform.ts'
import * as styles from './FileAnswersSheet.module.css'
import { answerText, type FileAnswer, importFiles } from './importFiles.ts'
import type { ImportAnswer } from './importText.ts'
import { useDroppedAndPastedFiles } from './useDroppedAndPastedFiles.ts'

/** The cache and the header of public/workerReceive.js. */
const CACHE = 'shared'
const NAME = 'x-name'

const fileOf = async (response: Response): Promise<File> =>
  new File([await response.blob()], decodeURIComponent(response.headers.get(NAME) ?? ''))

/** What was shared; `forget` gives it up once it is answered. */
interface SharedFiles {
  readonly files: readonly File[]
  forget(): Promise<void>
}

const readKept = async (): Promise<SharedFiles> => {
  const cache = await caches.open(CACHE)
  const kept = await cache.keys()
  const responses = await Promise.all(kept.map((request) => cache.match(request)))
  const files = await Promise.all(responses.flatMap((response) => (response ? [fileOf(response)] : [])))
  const forget = async (): Promise<void> => {
    for (const request of kept) await cache.delete(request)
  }
  return { files, forget }
}

/**
 * Nothing where the browser keeps no caches. Systems share with an installed app, in its own window: what is there in
 * another was sent by a page of any site, is not read, and is given up.
 */
const readSharedFiles = async (): Promise<SharedFiles> => {
  const nothing: SharedFiles = { files: [], forget: async () => undefined }
  const kept = await readKept().catch(() => nothing)
  if (isStandalone()) return kept
  await kept.forget().catch(() => undefined)
  return nothing
}

interface LaunchedFile {
  readonly name: string
  getFile(): Promise<File>
}
/** Of Chromium; it keeps what was opened until there is a consumer. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files: readonly LaunchedFile[] }) => void): void
}

/** Those that no page has taken yet. */
const launchedFiles = signal<readonly File[]>([])

/** What cannot be read is answered like an empty file. */
const readFile = (file: LaunchedFile): Promise<File> => file.getFile().catch(() => new File([], file.name))

const receiveLaunch = async (files: readonly LaunchedFile[]): Promise<void> => {
  const read = await Promise.all(files.map(readFile))
  if (read.length > 0) launchedFiles.value = [...launchedFiles.value, ...read]
}

const { launchQueue } = window as { readonly launchQueue?: LaunchQueue }
launchQueue?.setConsumer(({ files }) => void receiveLaunch(files))

const AnswerRow = ({ file: { fileName, answer }, text }: { readonly file: FileAnswer; readonly text: string }) => (
  <li>
    <span class="grow">
      <b dir="auto">{fileName}</b>
      <span>{text}</span>
    </span>
    {answer.route && (
      <a class={button.plain} href={href(...answer.route)} aria-label={t('files.openNamed', { file: fileName })}>
        {t('files.open')}
      </a>
    )}
  </li>
)

interface FileAnswersSheetProps {
  readonly answers: readonly FileAnswer[]
  readonly onClose: () => void
}

/** What became of each of several files, with a link to what can be opened. */
const FileAnswersSheet = ({ answers, onClose }: FileAnswersSheetProps) => (
  <Sheet title={t('files.title', { count: answers.length })} onClose={onClose}>
    <ul class={styles.answers}>
      {answers.map((answer, index) => (
        <AnswerRow key={index} file={answer} text={answerText(answer)} />
      ))}
    </ul>
  </Sheet>
)

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
  const page = route.value[0]
  useEffect(() => {
    const importShared = async (): Promise<void> => {
      const { files, forget } = await readSharedFiles()
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
