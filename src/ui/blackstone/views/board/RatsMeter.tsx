import { joinSentences } from '#src/text/joinTexts.ts'
import { t } from '#src/text/t.ts'
import { Crest } from '../../../parts/Crest.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import type { RatsView } from '../viewProps.ts'
import * as styles from './RatsMeter.module.css'

interface MeterBlock {
  readonly kind: 'plagued' | 'wandering' | 'room'
  /** Rats of the card; 1 for a place that is free. */
  readonly weight: number
}

/** One block for each card, as wide as it weighs, and the room that is left. The last card may weigh too much. */
const meterBlocks = ({ cards, plaguedCards, limit }: RatsView): readonly MeterBlock[] => {
  const blocks: MeterBlock[] = []
  let room = limit
  const add = (kind: MeterBlock['kind']) => (rats: number) => {
    const weight = Math.min(rats, room)
    if (weight > 0) blocks.push({ kind, weight })
    room -= weight
  }
  plaguedCards.forEach(add('plagued'))
  cards.forEach(add('wandering'))
  return [...blocks, ...Array.from({ length: room }, (): MeterBlock => ({ kind: 'room', weight: 1 }))]
}

export interface RatsMeterProps {
  readonly rats: RatsView
  /** `Ann’s turn`. */
  readonly turnText: string
  /** Whose crest is shown beside it. */
  readonly turnSeat?: number | undefined
  /** Joint points, where they win the game; shown in place of the turn. */
  readonly points?: { readonly points: number; readonly goal: number } | undefined
  readonly onPress: () => void
}

/** Whose turn it is or the joint points, and how near the rats are: plagued cards, wandering cards, and the room left. */
export const RatsMeter = ({ rats, turnText, turnSeat, points, onPress }: RatsMeterProps) => {
  const active = rats.plagued + rats.wandering
  const counts = { active, limit: rats.limit, wandering: rats.wandering, plagued: rats.plagued }
  const labelParts = [t('rats.meter', counts), points && t('rats.points', points), turnText]
  return (
    <button type="button" class={`${styles.meter} tap`} aria-label={joinSentences(labelParts)} onClick={onPress}>
      <span class={styles.walls}>
        {meterBlocks(rats).map(({ kind, weight }, index) => (
          <i key={index} data-rat={kind} style={{ gridColumn: `span ${weight}` }}>
            {kind !== 'room' &&
              Array.from({ length: weight }, (_, rat) => (
                <Icon key={rat} name={kind === 'plagued' && rat === 0 ? 'plague' : 'rat'} />
              ))}
          </i>
        ))}
      </span>
      <span class={styles.caption}>
        <b>
          {turnSeat !== undefined && <Crest seat={turnSeat} />}
          {points ? t('rats.pointsShort', points) : turnText}
        </b>
        <span>
          <Icon name="rat" />
          {t('rats.short', counts)}
        </span>
      </span>
      {points && <u style={{ '--of': Math.min(1, points.points / points.goal) }} />}
    </button>
  )
}
