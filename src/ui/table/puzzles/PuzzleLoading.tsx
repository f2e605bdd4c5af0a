import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import { Page } from '../../parts/Page.tsx'

interface PuzzleLoadingProps {
  readonly title: string
  /** What is waited for, or that it failed. */
  readonly text: string
  /** Present where it failed. */
  readonly onRetry?: (() => void) | undefined
}

/** Page shown while a puzzle is looked for or made; Back cancels it. */
export const PuzzleLoading = ({ title, text, onRetry }: PuzzleLoadingProps) => (
  <Page title={title}>
    <p role="status">{text}</p>
    {onRetry && (
      <button type="button" class={button.plain} onClick={onRetry}>
        {t('app.retry')}
      </button>
    )}
  </Page>
)
