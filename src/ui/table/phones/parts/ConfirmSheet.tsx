import type { ComponentChildren } from 'preact'
import { Sheet } from '../shell/Sheet.tsx'
import { t } from '../text/t.ts'

interface YesNoProps {
  readonly title: string
  /** What is done when it is pressed. */
  readonly yes: string
  readonly onYes: () => void
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** A question before something that concerns others too. */
export const YesNo = ({ title, yes, onYes, onClose, children }: YesNoProps) => (
  <Sheet
    title={title}
    onClose={onClose}
    footer={
      <>
        <button type="button" class="btn" onClick={onClose}>
          {t('phones.no')}
        </button>
        <button type="button" class="btn go" onClick={onYes}>
          {yes}
        </button>
      </>
    }
  >
    <p>{children}</p>
  </Sheet>
)
