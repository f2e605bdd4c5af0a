import '../style/install.css'
import '../text/install.ts'
import type { ComponentChildren } from 'preact'
import { t } from '../text/t.ts'
import type { InstallWay } from './install.ts'
import { Sheet } from './Sheet.tsx'

/** A phone's screen, of which only the part that matters is drawn. */
const Screen = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="pane" viewBox="0 0 120 76" aria-hidden="true">
    <rect class="glass" x="1" y="1" width="118" height="74" rx="10" />
    {children}
  </svg>
)

/** Safari's foot with its share sign ringed. */
const Share = () => (
  <Screen>
    <path
      class="faint"
      d="M1 48h118M18 62l-5-5 5-5M34 52l5 5-5 5M82 53v10c4-2 7-2 10 0V53c-3-2-6-2-10 0Zm18 0h9v9h-9Z"
    />
    <path class="bold" d="M60 61V49M55.5 53 60 48.5 64.5 53M55 57h-2.5v10h15V57H65" />
    <circle class="halo" cx="60" cy="57" r="15" />
  </Screen>
)

/** The row of the share menu with its sign. */
const Add = () => (
  <Screen>
    <path class="faint" d="M14 12h60M14 22h42M8 66h104" />
    <rect class="tile" x="8" y="32" width="104" height="26" rx="7" />
    <path class="bold" d="M16 45h56M97 39h12v12H97ZM103 42v6M100 45h6" />
  </Screen>
)

/** The head of the last page. */
const Done = () => (
  <Screen>
    <rect class="tile" x="74" y="8" width="38" height="22" rx="11" />
    <path class="bold" d="M84 19h18" />
    <path class="faint" d="M10 19h30M44 46h66M44 56h44" />
    <rect class="faint" x="10" y="40" width="24" height="24" rx="6" />
  </Screen>
)

/** A browser's head with its menu ringed, and what is chosen in it. */
const Menu = () => (
  <Screen>
    <path class="faint" d="M1 28h118M12 14h60" />
    <circle class="bead" cx="103" cy="8.5" r="2" />
    <circle class="bead" cx="103" cy="14.5" r="2" />
    <circle class="bead" cx="103" cy="20.5" r="2" />
    <circle class="halo" cx="103" cy="14.5" r="12" />
  </Screen>
)

const Choose = () => (
  <Screen>
    <rect class="tile" x="44" y="6" width="68" height="64" rx="7" />
    <path class="faint" d="M54 18h48M54 58h34" />
    <path class="bold" d="M60 31v12M55 38.5l5 5 5-5M53 48h14M74 39h28" />
  </Screen>
)

const STEPS = {
  share: [
    [Share, 'install.share'],
    [Add, 'install.add'],
    [Done, 'install.done'],
  ],
  menu: [
    [Menu, 'install.menuOpen'],
    [Choose, 'install.menuChoose'],
  ],
} as const

export type Shown = Extract<InstallWay, keyof typeof STEPS>

/** How a person does it where the browser cannot be asked: each step drawn. */
export const InstallSheet = ({ way, onClose }: { readonly way: Shown; readonly onClose: () => void }) => (
  <Sheet title={t(way === 'share' ? 'install.steps' : 'install.menu')} onClose={onClose}>
    <ol class="howto">
      {STEPS[way].map(([Picture, words]) => (
        <li key={words}>
          <Picture />
          <span>{t(words)}</span>
        </li>
      ))}
    </ol>
    <p class="muted">{t(way === 'share' ? 'install.moved' : 'install.menuElse')}</p>
  </Sheet>
)
