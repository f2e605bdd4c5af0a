/** Dogs: which are free, and which a task brings (rules 2.8, rulings 119 to 123). */
import { DOG_BREEDS, type DogBreed, stacksFor, type Task } from '../cards.ts'
import { DOGS } from '../data/dogs.ts'
import type { State } from '../state.ts'

/** Number of dogs of this breed that nobody has adopted; there are two Jack Russells (ruling 119). */
export const freeDogs = (state: State, breed: DogBreed): number =>
  DOGS[breed].count - state.courts.flatMap((court) => court.dogs).filter((dog) => dog === breed).length

/** Breeds that this task may bring; a Ploy brings none (ruling 123), a Knight-Wizard card either of two (122). */
export const breedsForTask = (task: Task): readonly DogBreed[] =>
  DOG_BREEDS.filter((breed) => stacksFor(task.type).includes(DOGS[breed].task))
