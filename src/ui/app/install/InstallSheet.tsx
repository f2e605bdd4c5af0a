import '../../../text/bundles/leisure.ts'
import type { ComponentChildren } from 'preact'
import { t } from '../../../text/t.ts'
import { Sheet } from '../../parts/Sheet.tsx'
import * as styles from './Install.module.css'
import type { InstallMethod } from './installMethod.ts'

/** Part of a phone's screen. */
const PhoneScreen = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class={styles.picture} viewBox="0 0 120 76" aria-hidden="true">
    <rect class={styles.glass} x="1" y="1" width="118" height="74" rx="10" />
    {children}
  </svg>
)

/** Bottom bar of Safari with the share button ringed. */
const ShareButtonPicture = () => (
  <PhoneScreen>
    <path
      class={styles.faint}
      d="M1 48h118M18 62l-5-5 5-5M34 52l5 5-5 5M82 53v10c4-2 7-2 10 0V53c-3-2-6-2-10 0Zm18 0h9v9h-9Z"
    />
    <path class={styles.bold} d="M60 61V49M55.5 53 60 48.5 64.5 53M55 57h-2.5v10h15V57H65" />
    <circle class={styles.halo} cx="60" cy="57" r="15" />
  </PhoneScreen>
)

/** Row of the share menu with its sign. */
const AddToHomePicture = () => (
  <PhoneScreen>
    <path class={styles.faint} d="M14 12h60M14 22h42M8 66h104" />
    <rect class={styles.tile} x="8" y="32" width="104" height="26" rx="7" />
    <path class={styles.bold} d="M16 45h56M97 39h12v12H97ZM103 42v6M100 45h6" />
  </PhoneScreen>
)

/** Top of the last page. */
const DonePicture = () => (
  <PhoneScreen>
    <rect class={styles.tile} x="74" y="8" width="38" height="22" rx="11" />
    <path class={styles.bold} d="M84 19h18" />
    <path class={styles.faint} d="M10 19h30M44 46h66M44 56h44" />
    <rect class={styles.faint} x="10" y="40" width="24" height="24" rx="6" />
  </PhoneScreen>
)

/** Top bar of a browser with its menu ringed. */
const BrowserMenuPicture = () => (
  <PhoneScreen>
    <path class={styles.faint} d="M1 28h118M12 14h60" />
    <circle class={styles.bead} cx="103" cy="8.5" r="2" />
    <circle class={styles.bead} cx="103" cy="14.5" r="2" />
    <circle class={styles.bead} cx="103" cy="20.5" r="2" />
    <circle class={styles.halo} cx="103" cy="14.5" r="12" />
  </PhoneScreen>
)

const MenuItemPicture = () => (
  <PhoneScreen>
    <rect class={styles.tile} x="44" y="6" width="68" height="64" rx="7" />
    <path class={styles.faint} d="M54 18h48M54 58h34" />
    <path class={styles.bold} d="M60 31v12M55 38.5l5 5 5-5M53 48h14M74 39h28" />
  </PhoneScreen>
)

const STEPS = {
  share: [
    [ShareButtonPicture, 'install.share'],
    [AddToHomePicture, 'install.add'],
    [DonePicture, 'install.done'],
  ],
  menu: [
    [BrowserMenuPicture, 'install.menuOpen'],
    [MenuItemPicture, 'install.menuChoose'],
  ],
} as const

export type GuidedInstallMethod = Extract<InstallMethod, keyof typeof STEPS>

/** Steps to install by hand, with a picture each, for browsers that cannot be asked. */
export const InstallSheet = ({
  method,
  onClose,
}: {
  readonly method: GuidedInstallMethod
  readonly onClose: () => void
}) => (
  <Sheet title={t(method === 'share' ? 'install.steps' : 'install.menu')} onClose={onClose}>
    <ol class={styles.steps}>
      {STEPS[method].map(([Picture, messageKey]) => (
        <li key={messageKey}>
          <Picture />
          <span>{t(messageKey)}</span>
        </li>
      ))}
    </ol>
    <p class="muted">{t(method === 'share' ? 'install.moved' : 'install.menuElse')}</p>
  </Sheet>
)
