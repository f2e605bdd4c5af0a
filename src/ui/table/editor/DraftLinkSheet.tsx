/** Sheet with the link that opens a draft in anyone's app. */
import { useState } from 'preact/hooks'
import type { Json } from '../../../kernel/json.ts'
import type { Refusal } from '../../../kernel/result.ts'
import { writePositionString } from '../../../table/record/positionString.ts'
import { t } from '../../../text/t.ts'
import { copyText } from '../../common/browser/copyText.ts'
import { href, navigateUp } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import { Sheet } from '../../parts/Sheet.tsx'
import * as styles from './Editor.module.css'

interface DraftLinkSheetProps {
  /** Address of the page that reads it. */
  readonly page: readonly string[]
  readonly document: Json
  readonly refusalText: (refusal: Refusal) => string
}

export const DraftLinkSheet = ({ page, document: draft, refusalText }: DraftLinkSheetProps) => {
  const [message, setMessage] = useState('')
  const positionString = writePositionString(draft)
  const link = positionString.ok ? new URL(href(...page, positionString.value), document.baseURI).href : ''
  const copy = async (): Promise<void> => setMessage(t((await copyText(link)) ? 'editor.copied' : 'editor.notCopied'))
  return (
    <Sheet title={t('editor.share')} onClose={navigateUp}>
      {positionString.ok ? (
        <>
          <p>{t('editor.linkHelp')}</p>
          <textarea class={styles.document} dir="ltr" rows={4} readOnly aria-label={t('editor.link')} value={link} />
          <button type="button" class={button.primary} onClick={() => void copy()}>
            {t('editor.copy')}
          </button>
          <p role="status">{message}</p>
        </>
      ) : (
        <p role="alert">{refusalText(positionString.error)}</p>
      )}
    </Sheet>
  )
}
