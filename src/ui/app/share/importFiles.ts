/** Import of files: each has its answer, whatever becomes of the others. */
import '../../../text/bundles/leisure.ts'
import { t } from '../../../text/t.ts'
import { describeFailure } from '../../common/failureTexts.ts'
import type { ArchiveHome } from './gameArchive.ts'
import { type ImportAnswer, importText } from './importText.ts'
import { readGameFile } from './readGameFile.ts'

/** What became of a file. */
export interface FileAnswer {
  readonly fileName: string
  readonly answer: ImportAnswer
}

const importFile = async (home: ArchiveHome, file: File): Promise<FileAnswer> => ({
  fileName: file.name,
  answer: await importText(home, await readGameFile(file)).catch(
    (error: unknown): ImportAnswer => ({ route: null, text: describeFailure(error) }),
  ),
})

/** Says of a file what became of it. */
export const answerText = ({ answer: { route, text } }: FileAnswer): string =>
  route ? t(route[0] === 'play' ? 'files.kept' : 'files.link') : text

/** Imports files one after the other; resolves with the answers in their order. */
export const importFiles = async (home: ArchiveHome, files: readonly File[]): Promise<readonly FileAnswer[]> => {
  const answers: FileAnswer[] = []
  for (const file of files) answers.push(await importFile(home, file))
  return answers
}
