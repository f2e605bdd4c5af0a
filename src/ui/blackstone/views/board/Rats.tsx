import '../style/rats.css'
import { Crest, Icon, type IconName } from '../shell/Icon.tsx'
import { toldOf } from '../text/list.ts'
import { t } from '../text/t.ts'
import { CostPill } from './CostPill.tsx'
import type { DogView, RatsView } from './props.ts'

const ratAt = (at: number, { plagued, wandering }: RatsView): 'plagued' | 'wandering' | 'room' => {
  if (at < plagued) return 'plagued'
  return at < plagued + wandering ? 'wandering' : 'room'
}

export interface RatsMeterProps {
  readonly rats: RatsView
  /** `Ann’s turn`. */
  readonly turn: string
  /** What all have together, where that wins; it then stands in the place of the turn. */
  readonly points?: { readonly points: number; readonly goal: number } | undefined
  readonly onPress: () => void
}

/** Whose turn it is, and how near the rats are: plagued ones for good, wandering ones, and the room that is left. */
export const RatsMeter = ({ rats, turn, points, onPress }: RatsMeterProps) => {
  const active = rats.plagued + rats.wandering
  const counts = { active, limit: rats.limit, wandering: rats.wandering, plagued: rats.plagued }
  const said = [t('rats.meter', counts), points && t('rats.points', points), turn]
  return (
    <button type="button" class="rats tap" aria-label={toldOf(said)} onClick={onPress}>
      <span class="walls">
        {Array.from({ length: rats.limit }, (_, at) => (
          <i key={at} class={ratAt(at, rats)}>
            {at < active && <Icon name={at < rats.plagued ? 'plague' : 'rat'} />}
          </i>
        ))}
      </span>
      <span class="cap">
        <b>{points ? t('rats.pointsShort', points) : turn}</b>
        <span>
          {points && <Icon name="rat" />}
          {t(points ? 'rats.short' : 'rats.count', counts)}
        </span>
      </span>
      {points && <u style={{ '--of': Math.min(1, points.points / points.goal) }} />}
    </button>
  )
}

/** The two Jack Russells look different. */
export const artOf = ({ breed, coat }: DogView): IconName => (breed === 'jack' && coat === 1 ? 'jack2' : breed)

/** The dogs of a seat, small, on its chip. */
export const Pets = ({ dogs }: { readonly dogs: readonly IconName[] }) => (
  <i class="pets">
    {dogs.map((dog, at) => (
      <Icon key={at} name={dog} />
    ))}
  </i>
)

/** The dogs: mine with what a kill costs, others' with a crest, free ones with what adopts them. */
export const Dogs = ({ dogs }: { readonly dogs: readonly DogView[] }) => (
  <div class="dogs">
    {dogs.map((dog) => (
      <button
        key={dog.breed + dog.coat}
        type="button"
        class={dog.owner ? 'dog tap' : 'dog stray tap'}
        aria-label={dog.label}
        onClick={dog.onPress}
      >
        <Icon name={artOf(dog)} />
        {dog.cost && <CostPill cost={dog.cost} />}
        {dog.owner && dog.owner !== 'mine' && <Crest seat={dog.owner.seat} />}
      </button>
    ))}
  </div>
)
