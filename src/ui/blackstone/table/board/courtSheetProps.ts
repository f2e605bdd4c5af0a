/** A court laid open: its stacks, what they bring and what the next of each costs. */
import '../../text/seeing.ts'
import { STACKS, type Stack } from '../../../games/blackstone/cards.ts'
import { handByDecks } from '../../../games/blackstone/insight/holdings.ts'
import { taskIn } from '../../../games/blackstone/insight/sight.ts'
import { goalIn, measured, yardstickOf } from '../../../games/blackstone/insight/yardstick.ts'
import { income, kingsOf, scoringCount, upcharge } from '../../../games/blackstone/rules/court.ts'
import type { Court, State } from '../../../games/blackstone/state.ts'
import type { Seat, Slot } from '../../../kernel/contract.ts'
import { rowOf, saidOf } from '../../text/list.ts'
import { t } from '../../text/t.ts'
import type { CourtSheetProps, StackView } from '../Sheets.tsx'
import { faceOf, goalOf, seatCourts } from './views.ts'

const household: Readonly<Record<Stack, number>> = { knight: 1, wizard: 1, king: 2, ploy: 0 }

/** The completed card that bears a marker. */
const markedIn = ({ intrigue }: Court): Slot => (intrigue?.at === 'agents' ? intrigue.card : -1)

const stackView = (state: State, court: Court, seat: Seat, stack: Stack): StackView => {
  const kings = kingsOf(court)
  const active = scoringCount(state, court, stack)
  const asleep = court.stacks[stack].length - active
  const note = stack === 'knight' || stack === 'wizard' ? t('court.income', { count: income(state, court, stack) }) : ''
  return {
    icon: stack,
    title: t(`part.${stack}`),
    note: note || (stack === 'king' ? t('court.limit', { limit: kings }) : ''),
    cards: [
      ...Array.from({ length: household[stack] }, () => ({ kind: 'household', points: 0, face: null }) as const),
      ...court.stacks[stack].map((slot, at) => {
        const task = taskIn(state, slot)
        return {
          kind: at < active ? ('counts' as const) : ('sleeps' as const),
          points: task?.points ?? 0,
          face: task?.cost ?? 0,
          ...(slot === markedIn(court) && { marked: seat }),
        }
      }),
    ],
    why: asleep > 0 ? t('court.sleepWhy', { count: asleep, kings, next: kings + 1 }) : '',
  }
}

/** Tasks in hand by their backs, and tokens. */
const holdings = (state: State, court: Court): readonly string[] => {
  const decks = handByDecks(state, court).map(({ deck, count }) =>
    t('court.ofDeck', { count, deck: t(`deck.${deck}`) }),
  )
  const tokens = { knights: court.knights, wizards: court.wizards }
  const hand = t('court.handOf', { count: court.hand.length })
  return [decks.length > 0 ? saidOf(hand, rowOf(decks)) : hand, t('court.tokensOf', tokens)]
}

/** Where points win the game and each court has its own: what is missing. */
const needsOf = (state: State, seat: Seat): string => {
  const goal = goalIn(state)
  const yardstick = yardstickOf(state)
  return goal === null || state.rats
    ? ''
    : t(`standing.needs.${yardstick}`, { count: Math.max(0, goal - (measured(state)[seat] ?? 0)) })
}

/** A court laid open, for its sheet. */
export const courtSheet = (
  state: State,
  names: readonly string[],
  seat: number,
): Omit<CourtSheetProps, 'onOther' | 'onClose'> => {
  const court = state.courts[seat]
  if (!court) throw new RangeError(`no court ${seat}`)
  const all = seatCourts(state, names)
  const goal = goalOf(state)
  return {
    seat,
    name: names[seat] ?? '',
    points: goal > 0 ? { now: all[seat]?.points ?? 0, of: t('court.of', { goal }) } : null,
    stacks: STACKS.map((stack) => stackView(state, court, seat, stack)),
    retained: court.retained.map((slot) => faceOf(state, slot)),
    limit: kingsOf(court),
    holdings: [needsOf(state, seat), ...holdings(state, court)].filter(Boolean),
    upcharges: STACKS.flatMap((stack) => {
      const faces = upcharge(state, court, stack)
      return faces.length > 0 ? [{ label: t('court.cost', { type: t(`type.${stack}`) }), faces }] : []
    }),
    others: all.filter((other) => other.seat !== seat),
  }
}
