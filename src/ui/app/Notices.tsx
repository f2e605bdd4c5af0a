import { t } from '../text/t.ts'
import { Icon } from './Icon.tsx'

/** Something that the app has to say beside the game: not saved, a new version, open in another tab. */
export interface NoticeView {
  readonly id: string
  readonly text: string
  /** Something is wrong: announced at once. */
  readonly warn?: boolean
  readonly action?: { readonly label: string; readonly onPress: () => void }
  /** Absent where the notice must stay. */
  readonly onDismiss?: () => void
}

const Notice = ({ text, warn = false, action, onDismiss }: NoticeView) => (
  <div class={warn ? 'notice night warn' : 'notice night'} role={warn ? 'alert' : 'status'}>
    <p class="grow">{text}</p>
    {action && (
      <button type="button" class="btn" onClick={action.onPress}>
        {action.label}
      </button>
    )}
    {onDismiss && (
      <button type="button" class="ic tap" aria-label={t('notice.dismiss')} onClick={onDismiss}>
        <Icon name="cross" />
      </button>
    )}
  </div>
)

/** All standing notices, over the top of any screen. */
export const Notices = ({ notices }: { readonly notices: readonly NoticeView[] }) => (
  <div class="notices">
    {notices.map((notice) => (
      <Notice key={notice.id} {...notice} />
    ))}
  </div>
)
