/** A family: its crest, its name and its powers, to be chosen or shown in a court. */
import type { ComponentChildren } from 'preact'
import { t } from '#src/text/t.ts'
import * as sectionStyles from '../../../parts/Section.module.css'
import * as panel from '../../../parts/tableLayout/QuestionPanel.module.css'
import * as styles from './FamilyCard.module.css'

export interface FamilyView {
  /** Id of its crest, too. */
  readonly id: string
  readonly name: string
  /** Its powers, one sentence each. */
  readonly powers: readonly string[]
}

const FamilyCrest = ({ id }: { readonly id: string }) => (
  <svg class={styles.crest} aria-hidden="true">
    <use href={`#f-${id}`} />
  </svg>
)

/** Crest in the corner of a player's chip. */
export const FamilyMark = ({ id }: Pick<FamilyView, 'id'>) => (
  <svg class={styles.mark} aria-hidden="true">
    <use href={`#f-${id}`} />
  </svg>
)

const Powers = ({ family }: { readonly family: FamilyView }) => (
  <>
    <b class={styles.name}>
      <FamilyCrest id={family.id} />
      {family.name}
    </b>
    {family.powers.map((power) => (
      <span key={power} class={styles.power}>
        {power}
      </span>
    ))}
  </>
)

/** Panel to choose a family. */
export const FamilyChoice = (props: { readonly title: string; readonly children: ComponentChildren }) => (
  <section class={`${panel.panel} ${styles.question}`} data-part="panel" aria-label={props.title}>
    <div class={panel.head} data-part="head">
      <b>{props.title}</b>
    </div>
    <div class={styles.families}>{props.children}</div>
  </section>
)

/** A family as a button; one tap joins it. */
export const FamilyButton = ({ family, onPress }: { readonly family: FamilyView; readonly onPress: () => void }) => (
  <button type="button" class={`${styles.family} tap`} onClick={onPress}>
    <Powers family={family} />
    <span class={styles.join}>{t('family.join', { family: family.name })}</span>
  </button>
)

/** Section of a court; `used` are sentences on what is used up this turn. */
export const FamilySection = ({ family, used }: { readonly family: FamilyView; readonly used: readonly string[] }) => (
  <section class={`${sectionStyles.section} ${styles.joined}`}>
    <h3>{t('family.title')}</h3>
    <Powers family={family} />
    {used.map((text) => (
      <p key={text} class="muted">
        {text}
      </p>
    ))}
  </section>
)
