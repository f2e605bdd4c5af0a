import type { ComponentChildren } from 'preact'
import { Icon } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'
import { FaceBadge } from './Badge.tsx'
import type { CourtView, IncomeView, LogLine } from './props.ts'

/** What lies before the player: it shows more as there is more room. */
export const Tray = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="tray">
    <section class="tin" aria-label={t('tray.name')}>
      {children}
    </section>
  </div>
)

const COUNTS = [
  ['king', 'kings'],
  ['knight', 'knights'],
  ['wizard', 'wizards'],
  ['ploy', 'ploys'],
] as const

/** How many cards of each kind a court has. */
export const CourtCounts = ({ court }: { readonly court: CourtView }) => (
  <>
    {COUNTS.map(([icon, what]) => (
      <span key={icon} class="cnt">
        <Icon name={icon} />
        <span aria-hidden="true">{court[what]}</span>
        <span class="vh">{t(`court.${what}`, { count: court[what] })}</span>
      </span>
    ))}
  </>
)

/** What the next turn brings: `+2` Knights, `+1` Wizards. */
export const Income = ({ income: { knights, wizards, either } }: { readonly income: IncomeView }) => (
  <span class="inc" aria-hidden="true">
    <Icon name="knight" />+{knights}
    <Icon name="wizard" />+{wizards}
    {either > 0 && (
      <>
        <Icon name="knight" />/<Icon name="wizard" />+{either}
      </>
    )}
  </span>
)

interface CourtRowProps {
  readonly court: CourtView
  readonly income: IncomeView
  readonly onPress: () => void
}

const saidOf = ({ knights, wizards, either }: IncomeView): string =>
  t('court.next', {
    knights: t('cost.knight', { count: knights }),
    wizards: t('cost.wizard', { count: wizards }),
    either,
  })

/** My court in one line: what I have completed, what that brings, what I keep. */
export const CourtRow = ({ court, income, onPress }: CourtRowProps) => (
  <button type="button" class="cbar tap tall" onClick={onPress}>
    <span class="vh">{t('court.mine')}</span>
    <CourtCounts court={court} />
    <Income income={income} />
    <span class="vh">{saidOf(income)}</span>
    <span class="rt">
      <span class="vh">{t('court.retained', { count: court.retained.length, limit: court.limit })}</span>
      {court.retained.map((face, at) => (
        <FaceBadge key={at} face={face} />
      ))}
      {Array.from({ length: Math.max(0, court.limit - court.retained.length) }, (_, at) => (
        <span key={at} class="slot" />
      ))}
    </span>
  </button>
)

/** The last deed at the table. */
export const LastMove = ({ line }: { readonly line: LogLine }) => (
  <p class="last tall3">
    <Icon name={line.icon} />
    <span>{line.text}</span>
  </p>
)
