/** Dogs in words, and the rats that each may catch. */
import type { Breed } from '../../../games/blackstone/cards.ts'
import { type DogSeen, dogsSeen } from '../../../games/blackstone/insight/rats.ts'
import { saidOf } from '../../text/list.ts'
import { t } from '../../text/t.ts'
import type { Choice, Cost } from '../props.ts'
import { button } from './choices.ts'
import type { Now, Sitting } from './sitting.ts'

/** A dog in words: whose it is, what it catches; a free one also what adopts it. */
export const dogLabel = (names: readonly string[], seat: number, dog: DogSeen): string => {
  const values = {
    dog: t(`dog.${dog.breed}`),
    name: names[dog.owner] ?? '',
    rats: dog.biggest,
    task: t(`type.${dog.task}`),
  }
  return t(dog.owner < 0 ? 'dog.free' : dog.owner === seat ? 'dog.mine' : 'dog.other', values)
}

/** What this dog can do: one button for each size of rats that it may catch. */
export const killChoices = (sitting: Sitting, now: Now, breed: Breed): readonly Choice[] => {
  const dog = dogsSeen(now.state).find((one) => one.breed === breed)
  const sizes = [1, 2, 3].filter((rats) => rats <= (dog?.biggest ?? 0))
  return sizes.map((rats) =>
    button(
      sitting,
      now,
      { kind: 'kill', dog: breed, rats },
      {
        id: `${breed}${rats}`,
        label: saidOf(t(`dog.${breed}`), t('do.kill', { count: rats })),
        icon: breed,
        ...killCost(dog),
      },
    ),
  )
}

const killCost = (
  dog: { readonly knights: number; readonly wizards: number } | undefined,
): { readonly cost?: Cost; readonly hint?: string } => {
  if (!dog) return {}
  const knight: Cost = { token: 'knight', count: dog.knights }
  if (dog.wizards === 0) return { cost: knight }
  const wizard: Cost = { token: 'wizard', count: dog.wizards }
  return dog.knights === 0 ? { cost: wizard } : { cost: wizard, hint: t('cost.knight', { count: dog.knights }) }
}
