/** A family: its crest, its name, what it may do; to be chosen, or in a court. */
import '../style/families.css'
import type { ComponentChildren } from 'preact'
import { t } from '../text/t.ts'

export interface FamilyView {
  /** Names its crest. */
  readonly id: string
  readonly name: string
  /** What it may do, a sentence each. */
  readonly powers: readonly string[]
}

const FamilyCrest = ({ id }: { readonly id: string }) => (
  <svg class="fc" aria-hidden="true">
    <use href={`#f-${id}`} />
  </svg>
)

const Powers = ({ family }: { readonly family: FamilyView }) => (
  <>
    <b class="fn">
      <FamilyCrest id={family.id} />
      {family.name}
    </b>
    {family.powers.map((power) => (
      <span key={power} class="fp">
        {power}
      </span>
    ))}
  </>
)

/** The families that one chooses from. */
export const FamilyChoice = (props: { readonly title: string; readonly children: ComponentChildren }) => (
  <section class="act fask" aria-label={props.title}>
    <div class="hd">
      <b>{props.title}</b>
    </div>
    <div class="fams">{props.children}</div>
  </section>
)

/** One tap joins the family. */
export const FamilyButton = ({ family, onPress }: { readonly family: FamilyView; readonly onPress: () => void }) => (
  <button type="button" class="fam tap" onClick={onPress}>
    <Powers family={family} />
    <span class="go">{t('family.join', { family: family.name })}</span>
  </button>
)

/** In a court; `used` tells what is used up this turn. */
export const FamilySection = ({ family, used }: { readonly family: FamilyView; readonly used: readonly string[] }) => (
  <section class="sect famin">
    <h3>{t('family.title')}</h3>
    <Powers family={family} />
    {used.map((what) => (
      <p key={what} class="muted">
        {what}
      </p>
    ))}
  </section>
)
