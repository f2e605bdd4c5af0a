/** Notices above any screen of the app. */
import { t } from '../../text/t.ts'
import type { NoticeView } from '../common/appContext.ts'
import * as button from '../parts/Button.module.css'
import { Icon } from '../parts/Icon.tsx'
import * as styles from '../parts/Notice.module.css'

const Notice = ({ text, isWarning = false, action, onDismiss }: NoticeView) => (
  <div
    class={isWarning ? `${styles.notice} night ${styles.warning}` : `${styles.notice} night`}
    data-part="notice"
    role={isWarning ? 'alert' : 'status'}
  >
    <p class="grow">{text}</p>
    {action && (
      <button type="button" class={`${button.plain} ${styles.action}`} onClick={action.onPress}>
        {action.label}
      </button>
    )}
    {onDismiss && (
      <button type="button" class={`${button.icon} tap`} aria-label={t('notice.dismiss')} onClick={onDismiss}>
        <Icon name="cross" />
      </button>
    )}
  </div>
)

/** All open notices, above any screen. */
export const Notices = ({ notices }: { readonly notices: readonly NoticeView[] }) => (
  <div class={styles.notices}>
    {notices.map((notice) => (
      <Notice key={notice.id} {...notice} />
    ))}
  </div>
)
