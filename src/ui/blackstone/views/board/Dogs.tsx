/** Dogs: their icons, those of a seat on its chip, and their row. */

import { Crest } from '../../../parts/Crest.tsx'
import { CostPill } from '../../../parts/controls/CostPill.tsx'
import { Icon, type IconName } from '../../../parts/Icon.tsx'
import type { DogView } from '../viewProps.ts'
import * as styles from './RatsMeter.module.css'

/** Icon of a dog; the two Jack Russells look different. */
export const dogIcon = ({ breed, coat }: DogView): IconName => (breed === 'jack' && coat === 1 ? 'jack2' : breed)

/** The dogs of a seat, small, for its chip. */
export const SeatDogs = ({ dogs }: { readonly dogs: readonly IconName[] }) => (
  <i class={styles.pets}>
    {dogs.map((dog, index) => (
      <Icon key={index} name={dog} />
    ))}
  </i>
)

/** Row of dogs: the own ones with the cost of a kill, others' with a crest, free ones with what adopts them. */
export const Dogs = ({ dogs }: { readonly dogs: readonly DogView[] }) => (
  <div class={styles.dogs}>
    {dogs.map((dog) => (
      <button
        key={dog.breed + dog.coat}
        type="button"
        class={dog.owner ? `${styles.dog} tap` : `${styles.dog} ${styles.stray} tap`}
        aria-label={dog.label}
        onClick={dog.onPress}
      >
        <Icon name={dogIcon(dog)} />
        {dog.cost && <CostPill cost={dog.cost} />}
        {dog.owner && dog.owner !== 'mine' && <Crest seat={dog.owner.seat} />}
      </button>
    ))}
  </div>
)
