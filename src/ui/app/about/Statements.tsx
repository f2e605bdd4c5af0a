import '../../../text/leisure.ts'
import type { MessageKey } from '../../../text/keys.ts'
import { t } from '../../../text/t.ts'
import * as fold from '../../parts/Fold.module.css'

interface StatementProps {
  readonly title: MessageKey
  readonly parts: readonly MessageKey[]
}

/** Who sees what of a person's data, from the device outwards, and how all of it leaves the device. */
const PRIVACY: StatementProps = {
  title: 'privacy.title',
  parts: [
    ...(['privacy.here', 'privacy.site', 'privacy.rooms', 'privacy.relay', 'privacy.phones'] as const),
    ...(['privacy.codes', 'privacy.links', 'privacy.report', 'privacy.delete'] as const),
  ],
}

/** For whom the app is made, and how that was tested. */
const ACCESSIBILITY: StatementProps = {
  title: 'accessibility.title',
  parts: [
    ...(['accessibility.aim', 'accessibility.settings', 'accessibility.tested'] as const),
    ...(['accessibility.gaps', 'accessibility.untried'] as const),
  ],
}

const Statement = ({ title, parts }: StatementProps) => (
  <details class={`box ${fold.fold}`}>
    <summary>{t(title)}</summary>
    {parts.map((part) => (
      <p key={part}>{t(part)}</p>
    ))}
  </details>
)

/** What a careful person looks for: who sees what, and for whom the app is made. */
export const Statements = () => (
  <>
    <Statement {...PRIVACY} />
    <Statement {...ACCESSIBILITY} />
  </>
)
