/** Sheet of rats and dogs: cards in the walls, each dog with its owner, and what the player's own dogs can catch. */
import { type DogStatus, dogStatuses, ratsStatus } from '#src/games/blackstone/insight/shown/ratsAndDogsStatus.ts'
import { t } from '#src/text/t.ts'
import { navigateUp } from '../../../common/route.ts'
import { Sheet } from '../../../parts/Sheet.tsx'
import { Kennel, type KennelDogView, RatCards } from '../../views/tray/RatsAndDogs.tsx'
import type { BlackstoneTableProps } from '../blackstoneTableView.ts'
import { killChoices } from './dogChoices.ts'
import { dogViews } from './ratsExtension.tsx'

const ownerText = ({ view }: BlackstoneTableProps, { owner, task }: DogStatus): string =>
  owner < 0 ? t('dog.freeFor', { task: t(`type.${task}`) }) : t('dog.of', { name: view.names[owner] ?? '' })

const isMine = ({ dog }: KennelDogView): boolean => dog.owner === 'mine'

/**
 * Dogs with the player's own first. Of two own dogs of one breed only the first offers the choices, which hold for both.
 */
const kennelDogs = (props: BlackstoneTableProps): readonly KennelDogView[] => {
  const dogsInPlay = dogStatuses(props.now.state)
  const views = dogViews(props)
  const dogs = dogsInPlay.flatMap((dog, index) => {
    const dogView = views[index]
    const isFirstOfOwn =
      dogsInPlay.findIndex(({ breed, owner }) => breed === dog.breed && owner === dog.owner) === index
    const offersChoices = dog.owner === props.now.seat && isFirstOfOwn
    return dogView
      ? [
          {
            dog: dogView,
            name: t(`dog.${dog.breed}`),
            ownerText: ownerText(props, dog),
            catchText: t('dog.catches', { rats: dog.biggest }),
            choices: offersChoices ? killChoices(props.view, props.now, dog.breed) : [],
          },
        ]
      : []
  })
  return [...dogs.filter(isMine), ...dogs.filter((kennelDog) => !isMine(kennelDog))]
}

export const RatsSheet = (props: BlackstoneTableProps) => {
  const rats = ratsStatus(props.now.state)
  if (!rats) return null
  const active = rats.wandering + rats.plagued
  return (
    <Sheet title={t('menu.rats')} onClose={navigateUp}>
      <p>
        <b>{t('rats.count', { active, limit: rats.limit })}.</b> {t('rats.falls', { limit: rats.limit })}
      </p>
      <RatCards wandering={rats.cards} plagued={rats.plagued} />
      <p class="muted">
        {rats.cards.length > 0 ? t('menu.wandering', { cards: rats.cards.join(' + ') }) : t('menu.nobody')}{' '}
        {t('menu.plagued', { count: rats.plagued })}
      </p>
      <Kennel dogs={kennelDogs(props)} />
    </Sheet>
  )
}
