/** Texts for dogs, and choices to catch rats with them. */
import type { DogBreed } from '#src/games/blackstone/cards.ts'
import { type DogStatus, dogStatuses } from '#src/games/blackstone/insight/shown/ratsAndDogsStatus.ts'
import { labelledValue } from '#src/text/joinTexts.ts'
import { t } from '#src/text/t.ts'
import type { ChoiceView, Cost } from '../../../parts/viewTypes.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../blackstoneTableView.ts'
import { actionChoice } from '../turn/actionChoice.ts'

/** Label of a dog: its owner and what it catches; for a free dog also what adopts it. */
export const dogLabel = (names: readonly string[], seat: number, dog: DogStatus): string => {
  const values = {
    dog: t(`dog.${dog.breed}`),
    name: names[dog.owner] ?? '',
    rats: dog.biggest,
    task: t(`type.${dog.task}`),
  }
  return t(dog.owner < 0 ? 'dog.free' : dog.owner === seat ? 'dog.mine' : 'dog.other', values)
}

/** Choices of a dog: one button for each size of rats that it may catch. */
export const killChoices = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  breed: DogBreed,
): readonly ChoiceView[] => {
  const dog = dogStatuses(now.state).find((candidate) => candidate.breed === breed)
  const sizes = [1, 2, 3].filter((rats) => rats <= (dog?.biggest ?? 0))
  return sizes.map((rats) =>
    actionChoice(
      view,
      now,
      { kind: 'kill', dog: breed, rats },
      {
        id: `${breed}${rats}`,
        label: labelledValue(t(`dog.${breed}`), t('do.kill', { count: rats })),
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
