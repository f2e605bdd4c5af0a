import type { ComponentChildren } from 'preact'
import { Crest } from '../../../parts/Crest.tsx'
import { ChoiceButton } from '../../../parts/controls/ChoiceButton.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import * as panel from '../../../parts/tableLayout/QuestionPanel.module.css'
import type { ChoiceView } from '../../../parts/viewTypes.ts'
import { dogIcon } from '../board/Dogs.tsx'
import type { DogView } from '../viewProps.ts'
import * as styles from './RatsAndDogs.module.css'

/** Cards in the walls, each with its number of rats: wandering ones, then plagued ones. */
export const RatCards = (props: { readonly wandering: readonly number[]; readonly plagued: number }) => (
  <div class={styles.cards} aria-hidden="true">
    {props.wandering.map((rats, index) => (
      <span key={index} class={styles.wandering}>
        <Icon name="rat" />
        {rats}
      </span>
    ))}
    {props.plagued > 0 && (
      <span class={styles.plagued}>
        <Icon name="plague" />
        {props.plagued}
      </span>
    )}
  </div>
)

export interface KennelDogView {
  readonly dog: DogView
  readonly name: string
  /** `Ann’s`, `free: for a King task`. */
  readonly ownerText: string
  /** `Catches a card of up to 2 rats`. */
  readonly catchText: string
  /** What it can do now; empty unless it is the player's own. */
  readonly choices: readonly ChoiceView[]
}

/** List of all dogs with their owners, and what the player's own can catch. */
export const Kennel = ({
  dogs,
  children,
}: {
  readonly dogs: readonly KennelDogView[]
  readonly children?: ComponentChildren
}) => (
  <ul class={styles.dogs}>
    {dogs.map(({ dog, name, ownerText, catchText, choices }) => (
      <li key={dog.breed + dog.coat} class={dog.owner ? '' : styles.stray}>
        <span class={panel.head} data-part="head">
          <Icon name={dogIcon(dog)} />
          <span class="grow">
            <b>{name}</b> · {ownerText}
            <br />
            <span class="muted">{catchText}</span>
          </span>
          {dog.owner && dog.owner !== 'mine' && <Crest seat={dog.owner.seat} />}
        </span>
        {choices.length > 0 && (
          <span class={panel.choices} data-part="choices">
            {choices.map((choice) => (
              <ChoiceButton key={choice.id} choice={choice} />
            ))}
          </span>
        )}
      </li>
    ))}
    {children}
  </ul>
)
