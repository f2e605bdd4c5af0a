/** Sheet that answers several files that came together. */
import { t } from '../../../text/t.ts'
import { href } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import { Sheet } from '../../parts/Sheet.tsx'
import * as styles from './FileAnswersSheet.module.css'
import { answerText, type FileAnswer } from './importFiles.ts'

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
export const FileAnswersSheet = ({ answers, onClose }: FileAnswersSheetProps) => (
  <Sheet title={t('files.title', { count: answers.length })} onClose={onClose}>
    <ul class={styles.answers}>
      {answers.map((answer, index) => (
        <AnswerRow key={index} file={answer} text={answerText(answer)} />
      ))}
    </ul>
  </Sheet>
)
