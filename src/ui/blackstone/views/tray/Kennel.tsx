import '../style/kennel.css'
import type { ComponentChildren } from 'preact'
import { Crest, Icon } from '../shell/Icon.tsx'
import { ChoiceButton } from './Panels.tsx'
import type { Choice, DogView } from './props.ts'
import { artOf } from './Rats.tsx'

/** The cards that lie in the walls, each with its rats: those that wander, then those that stay. */
export const RatCards = (props: { readonly wandering: readonly number[]; readonly plagued: number }) => (
  <div class="rcards" aria-hidden="true">
    {props.wandering.map((rats, at) => (
      <span key={at} class="wandering">
        <Icon name="rat" />
        {rats}
      </span>
    ))}
    {props.plagued > 0 && (
      <span class="plagued">
        <Icon name="plague" />
        {props.plagued}
      </span>
    )}
  </div>
)

export interface KennelDog {
  readonly dog: DogView
  readonly name: string
  /** `Ann’s`, `free: for a King task`. */
  readonly whose: string
  /** `Catches a card of up to 2 rats`. */
  readonly catches: string
  /** What it can do now, where it is one's own. */
  readonly choices: readonly Choice[]
}

/** Every dog with its owner, and what one's own can catch. */
export const Kennel = ({
  dogs,
  children,
}: {
  readonly dogs: readonly KennelDog[]
  readonly children?: ComponentChildren
}) => (
  <ul class="kdogs">
    {dogs.map(({ dog, name, whose, catches, choices }) => (
      <li key={dog.breed + dog.coat} class={dog.owner ? '' : 'stray'}>
        <span class="hd">
          <Icon name={artOf(dog)} />
          <span class="grow">
            <b>{name}</b> · {whose}
            <br />
            <span class="muted">{catches}</span>
          </span>
          {dog.owner && dog.owner !== 'mine' && <Crest seat={dog.owner.seat} />}
        </span>
        {choices.length > 0 && (
          <span class="choices">
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
