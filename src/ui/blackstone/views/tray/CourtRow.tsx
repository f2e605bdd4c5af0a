import { t } from '#src/text/t.ts'
import { Icon } from '../../../parts/Icon.tsx'
import * as tray from '../../../parts/tableLayout/Tray.module.css'
import { FaceBadge } from '../board/VassalBadge.tsx'
import type { CourtView, IncomeView } from '../viewProps.ts'
import * as styles from './CourtRow.module.css'

export const COUNTED_TYPES = [
  ['king', 'kings'],
  ['knight', 'knights'],
  ['wizard', 'wizards'],
  ['ploy', 'ploys'],
] as const

/** Words that are only read out until there is room to show them. */
const words = `visuallyHidden ${styles.words}`

/** Number of cards of each kind in a court. */
export const CourtCounts = ({ court }: { readonly court: CourtView }) => (
  <>
    {COUNTED_TYPES.map(([icon, key]) => (
      <span key={icon} class={styles.count} data-part="count">
        <Icon name={icon} />
        <span aria-hidden="true">{court[key]}</span>
        <span class={words} data-part="words">
          {t(`court.${key}`, { count: court[key] })}
        </span>
        <span class="visuallyHidden">,</span>
      </span>
    ))}
  </>
)

/** Income of the next turn: `+2` Knights, `+1` Wizards. */
export const IncomeIcons = ({ income: { knights, wizards, either } }: { readonly income: IncomeView }) => (
  <span class={styles.income} aria-hidden="true">
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

const incomeText = ({ knights, wizards, either }: IncomeView): string =>
  t('court.next', {
    knights: t('cost.knight', { count: knights }),
    wizards: t('cost.wizard', { count: wizards }),
    either,
  })

/** The own court in one line: completed cards, income, retained vassals. */
export const CourtRow = ({ court, income, onPress }: CourtRowProps) => (
  <button type="button" class={`${styles.court} tap ${tray.tall}`} data-part="court" onClick={onPress}>
    <span class="visuallyHidden">{t('court.mine')}</span>
    <CourtCounts court={court} />
    <IncomeIcons income={income} />
    <span class={words}>{incomeText(income)}</span>
    <span class="visuallyHidden">; </span>
    <span class={words}>{t('court.retained', { count: court.retained.length, limit: court.limit })}</span>
    <span class={styles.retained} data-part="retained">
      {court.retained.map((face, index) => (
        <FaceBadge key={index} face={face} />
      ))}
      {Array.from({ length: Math.max(0, court.limit - court.retained.length) }, (_, index) => (
        <span key={index} class={styles.slot} />
      ))}
    </span>
  </button>
)
