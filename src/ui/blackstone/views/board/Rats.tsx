import { joinSentences } from '../../../../text/formatList.ts'
import { t } from '../../../../text/t.ts'
import { CostPill } from '../../../parts/controls/CostPill.tsx'
import { Crest, Icon, type IconName } from '../../../parts/Icon.tsx'
import type { DogView, RatsView } from '../props.ts'
import * as styles from './Rats.module.css'

const meterSlotKind = (index: number, { plagued, wandering }: RatsView): 'plagued' | 'wandering' | 'room' => {
  if (index < plagued) return 'plagued'
  return index < plagued + wandering ? 'wandering' : 'room'
}

export interface RatsMeterProps {
  readonly rats: RatsView
  /** `Ann’s turn`. */
  readonly turnText: string
  /** Joint points, where they win the game; shown in place of the turn. */
  readonly points?: { readonly points: number; readonly goal: number } | undefined
  readonly onPress: () => void
}

/** Whose turn it is or the joint points, and how near the rats are: plagued ones, wandering ones, and the room left. */
export const RatsMeter = ({ rats, turnText, points, onPress }: RatsMeterProps) => {
  const active = rats.plagued + rats.wandering
  const counts = { active, limit: rats.limit, wandering: rats.wandering, plagued: rats.plagued }
  const labelParts = [t('rats.meter', counts), points && t('rats.points', points), turnText]
  return (
    <button type="button" class={`${styles.meter} tap`} aria-label={joinSentences(labelParts)} onClick={onPress}>
      <span class={styles.walls}>
        {Array.from({ length: rats.limit }, (_, index) => (
          <i key={index} data-rat={meterSlotKind(index, rats)}>
            {index < active && <Icon name={index < rats.plagued ? 'plague' : 'rat'} />}
          </i>
        ))}
      </span>
      <span class={styles.caption}>
        <b>{points ? t('rats.pointsShort', points) : turnText}</b>
        <span>
          <Icon name="rat" />
          {t('rats.short', counts)}
        </span>
      </span>
      {points && <u style={{ '--of': Math.min(1, points.points / points.goal) }} />}
    </button>
  )
}

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
