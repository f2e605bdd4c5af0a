/** Dogs: which are free, which a task adopts, which rats they kill (rules 2.8, rulings 119 to 123). */
import { BREEDS, type Breed, type Task } from '../cards.ts'
import { DOGS } from '../data/dogs.ts'
import type { State } from '../state.ts'

/** How many dogs of this breed nobody has adopted. */
export const freeDogs = (state: State, breed: Breed): number =>
  DOGS[breed].count - state.courts.flatMap((court) => court.dogs).filter((dog) => dog === breed).length

/** The breed that comes for this task; a Ploy brings none (ruling 123). */
export const breedFor = (task: Task): Breed | null => BREEDS.find((breed) => DOGS[breed].task === task.type) ?? null
