import '../../../text/bundles/leisure.ts'
import { t } from '../../../text/t.ts'
import * as fold from '../../parts/Fold.module.css'

/** Who sees what of a person's data, from the device outwards, and how all of it leaves the device. */
const PRIVACY = ['here', 'site', 'rooms', 'relay', 'phones', 'codes', 'links', 'report', 'delete'] as const
/** For whom the app is made, and how that was tested: docs/accessibility.md says more. */
const ACCESSIBILITY = ['aim', 'settings', 'tested', 'gaps', 'untried'] as const

interface StatementProps {
  readonly title: string
  readonly texts: readonly string[]
}

const Statement = ({ title, texts }: StatementProps) => (
  <details class={`box ${fold.fold}`}>
    <summary>{title}</summary>
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </details>
)

/** What a careful person looks for: who sees what, and for whom the app is made. */
export const Statements = () => (
  <>
    <Statement title={t('privacy.title')} texts={PRIVACY.map((part) => t(`privacy.${part}`))} />
    <Statement title={t('accessibility.title')} texts={ACCESSIBILITY.map((part) => t(`accessibility.${part}`))} />
  </>
)
