/** Props of a court sheet: its stacks, what they bring, and what the next card of each costs. */
import { STACKS, type Stack } from '#src/games/blackstone/cards.ts'
import { metricGoal, metricOf, metricValues } from '#src/games/blackstone/insight/metric.ts'
import { handCountsByDeck } from '#src/games/blackstone/insight/shown/handCountsByDeck.ts'
import { pointsGoalOf } from '#src/games/blackstone/insight/shown/pointsGoal.ts'
import { openTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import { kingsOf, stackIncome } from '#src/games/blackstone/rules/court/activeCards.ts'
import { scoringCount } from '#src/games/blackstone/rules/court/courtPoints.ts'
import { upcharge } from '#src/games/blackstone/rules/court/upcharge.ts'
import type { Court, State } from '#src/games/blackstone/state.ts'
import type { Seat, Slot } from '#src/kernel/contract.ts'
import { joinNames, labelledValue } from '#src/text/joinTexts.ts'
import { t } from '#src/text/t.ts'
import type { CourtSheetProps, StackSectionView } from '../../views/CourtSheet.tsx'
import { faceOf, seatCourts } from './courtViews.ts'

const HOUSEHOLD_COUNTS: Readonly<Record<Stack, number>> = { knight: 1, wizard: 1, king: 2, ploy: 0 }

/** Slot of the completed card that bears a marker; -1 where none does. */
const markedCardOf = ({ intrigue }: Court): Slot => (intrigue?.at === 'agents' ? intrigue.card : -1)

const stackView = (state: State, court: Court, seat: Seat, stack: Stack): StackSectionView => {
  const kings = kingsOf(court)
  const scoringCards = scoringCount(state, court, stack)
  const sleepingCount = court.stacks[stack].length - scoringCards
  const note =
    stack === 'knight' || stack === 'wizard' ? t('court.income', { count: stackIncome(state, court, stack) }) : ''
  return {
    icon: stack,
    title: t(`part.${stack}`),
    note: note || (stack === 'king' ? t('court.limit', { limit: kings }) : ''),
    cards: [
      ...Array.from({ length: HOUSEHOLD_COUNTS[stack] }, () => ({ kind: 'household', points: 0, face: null }) as const),
      ...court.stacks[stack].map((slot, index) => {
        const task = openTaskIn(state, slot)
        return {
          kind: index < scoringCards ? ('counts' as const) : ('sleeps' as const),
          points: task?.points ?? 0,
          face: task?.cost ?? 0,
          ...(slot === markedCardOf(court) && { markerSeat: seat }),
        }
      }),
    ],
    sleepReason: sleepingCount > 0 ? t('court.sleepWhy', { count: sleepingCount, kings, next: kings + 1 }) : '',
  }
}

/** Texts for tasks in hand, counted by deck, and for tokens. */
const holdingsTexts = (state: State, court: Court): readonly string[] => {
  const decks = handCountsByDeck(state, court).map(({ deck, count }) =>
    t('court.ofDeck', { count, deck: t(`deck.${deck}`) }),
  )
  const tokens = { knights: court.knights, wizards: court.wizards }
  const hand = t('court.handOf', { count: court.hand.length })
  return [decks.length > 0 ? labelledValue(hand, joinNames(decks)) : hand, t('court.tokensOf', tokens)]
}

/** Points that the court still needs; empty in games without a goal of that kind and in games against rats. */
const missingText = (state: State, seat: Seat): string => {
  const goal = metricGoal(state)
  const metric = metricOf(state)
  return goal === null || state.rats
    ? ''
    : t(`standing.needs.${metric}`, { count: Math.max(0, goal - (metricValues(state)[seat] ?? 0)) })
}

/** Props of the court sheet of one seat. Throws a `RangeError` for an unknown seat. */
export const courtSheetProps = (
  state: State,
  names: readonly string[],
  seat: number,
): Omit<CourtSheetProps, 'onOpenCourt' | 'onClose'> => {
  const court = state.courts[seat]
  if (!court) throw new RangeError(`no court ${seat}`)
  const courts = seatCourts(state, names)
  const goal = pointsGoalOf(state)
  return {
    seat,
    name: names[seat] ?? '',
    points: goal > 0 ? { now: courts[seat]?.points ?? 0, of: t('court.of', { goal }) } : null,
    stacks: STACKS.map((stack) => stackView(state, court, seat, stack)),
    retained: court.retained.map((slot) => faceOf(state, slot)),
    limit: kingsOf(court),
    holdings: [missingText(state, seat), ...holdingsTexts(state, court)].filter(Boolean),
    upcharges: STACKS.flatMap((stack) => {
      const faces = upcharge(state, court, stack)
      return faces.length > 0 ? [{ label: t('court.cost', { type: t(`type.${stack}`) }), faces }] : []
    }),
    otherCourts: courts.filter((other) => other.seat !== seat),
  }
}
