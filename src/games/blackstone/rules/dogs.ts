/** Dogs: which are free, which a task adopts, which rats they kill (rules 2.8, rulings 119 to 123). */
import { BREEDS, type Breed, stacksFor, type Task } from '../cards.ts'
import { DOGS } from '../data/dogs.ts'
import type { State } from '../state.ts'

/** How many dogs of this breed nobody has adopted. */
export const freeDogs = (state: State, breed: Breed): number =>
  DOGS[breed].count - state.courts.flatMap((court) => court.dogs).filter((dog) => dog === breed).length

/** The breeds that come for this task; a Ploy brings none (ruling 123), a Knight-Wizard card either of two (122). */
export const breedsFor = (task: Task): readonly Breed[] =>
  BREEDS.filter((breed) => stacksFor(task.type).includes(DOGS[breed].task))
