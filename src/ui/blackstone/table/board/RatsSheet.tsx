/** Rats and dogs on one sheet: what is in the walls, whose dogs there are, and what one's own can catch. */
import '../../text/puzzle.ts'
import '../../text/refusals.ts'
import '../../text/sheets.ts'
import { type DogSeen, dogsSeen, ratsSeen } from '../../../games/blackstone/insight/rats.ts'
import { up } from '../../shell/route.ts'
import { Sheet } from '../../shell/Sheet.tsx'
import { t } from '../../text/t.ts'
import { Kennel, type KennelDog, RatCards } from '../Kennel.tsx'
import type { AtTable } from './chapter.ts'
import { killChoices } from './dogs.ts'
import { dogViews } from './rats.tsx'

const whose = ({ sitting }: AtTable, { owner, task }: DogSeen): string =>
  owner < 0 ? t('dog.freeFor', { task: t(`type.${task}`) }) : t('dog.of', { name: sitting.names[owner] ?? '' })

const isMine = ({ dog }: KennelDog): boolean => dog.owner === 'mine'

/** One's own first; of two of one breed the first says what both can do. */
const dogsOf = (at: AtTable): readonly KennelDog[] => {
  const seen = dogsSeen(at.now.state)
  const views = dogViews(at)
  const dogs = seen.flatMap((dog, place) => {
    const view = views[place]
    const speaks = dog.owner === at.now.seat && seen.findIndex((one) => one.breed === dog.breed) === place
    return view
      ? [
          {
            dog: view,
            name: t(`dog.${dog.breed}`),
            whose: whose(at, dog),
            catches: t('dog.catches', { rats: dog.biggest }),
            choices: speaks ? killChoices(at.sitting, at.now, dog.breed) : [],
          },
        ]
      : []
  })
  return [...dogs.filter(isMine), ...dogs.filter((one) => !isMine(one))]
}

export const RatsSheet = (at: AtTable) => {
  const rats = ratsSeen(at.now.state)
  if (!rats) return null
  const active = rats.wandering + rats.plagued
  return (
    <Sheet title={t('menu.rats')} onClose={up}>
      <p>
        <b>{t('rats.count', { active, limit: rats.limit })}.</b> {t('rats.falls', { limit: rats.limit })}
      </p>
      <RatCards wandering={rats.cards} plagued={rats.plagued} />
      <p class="muted">
        {rats.cards.length > 0 ? t('menu.wandering', { cards: rats.cards.join(' + ') }) : t('menu.nobody')}{' '}
        {t('menu.plagued', { count: rats.plagued })}
      </p>
      <Kennel dogs={dogsOf(at)} />
    </Sheet>
  )
}
