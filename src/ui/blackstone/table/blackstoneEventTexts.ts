/** Texts of events for the log, the curtain and the live region. */
import '../../../text/blackstone/bundles/turn.ts'
import type { BlackstoneTypes } from '../../../games/blackstone/createGame.ts'
import type { GameEvent } from '../../../games/blackstone/events.ts'
import { openTaskIn } from '../../../games/blackstone/insight/tableCards.ts'
import { joinNames } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import type { DescribeEvent, LogText } from '../../table/gameUiContract.ts'
import { nameOfSpace } from '../views/spaceAndFaceNames.ts'
import type { EventDescribers } from './blackstoneTableView.ts'
import { type BlackstoneNarrator, type EventLogText, seatName, vassalName } from './namesInEventTexts.ts'

const EVENT_DESCRIBERS: EventDescribers = {
  first: ({ seat }, narrator) => ({ icon: 'next', text: t('told.first', { name: seatName(narrator, seat) }) }),
  piled: ({ seat, pile }, narrator) => ({
    icon: 'castle',
    text: t('told.piled', { name: seatName(narrator, seat), tower: t(`tower.${pile}`) }),
  }),
  mustered: ({ seat, knights, wizards }, narrator) => ({
    icon: 'plus',
    text: t('told.mustered', { name: seatName(narrator, seat), knights, wizards }),
  }),
  slid: ({ seat, slot, to }, narrator) => ({
    icon: 'slide',
    text: t('told.slid', {
      name: seatName(narrator, seat),
      vassal: vassalName(narrator.state, slot),
      space: nameOfSpace(to),
    }),
  }),
  swapped: ({ seat, a, b }, narrator) => ({
    icon: 'swap',
    text: t('told.swapped', { name: seatName(narrator, seat), a: nameOfSpace(a), b: nameOfSpace(b) }),
  }),
  flipped: ({ seat, slot, space }, narrator) => ({
    icon: 'flip',
    text: t('told.flipped', {
      name: seatName(narrator, seat),
      space: nameOfSpace(space),
      vassal: vassalName(narrator.state, slot),
    }),
  }),
  retained: ({ seat, slot }, narrator) => ({
    icon: 'retain',
    text: t('told.retained', { name: seatName(narrator, seat), vassal: vassalName(narrator.state, slot) }),
  }),
  refilled: ({ slot, space }, narrator) => ({
    icon: 'castle',
    text: t('told.refilled', { vassal: vassalName(narrator.state, slot), space: nameOfSpace(space) }),
  }),
  stayedEmpty: ({ space }) => ({ icon: 'cross', text: t('told.stayedEmpty', { space: nameOfSpace(space) }) }),
  drew: ({ seat, deck }, narrator) => ({
    icon: 'plus',
    text: t('told.drew', { name: seatName(narrator, seat), deck: t(`deck.${deck}`) }),
  }),
  completed: ({ seat, slot }, narrator) => {
    const task = openTaskIn(narrator.state, slot)
    const values = {
      name: seatName(narrator, seat),
      type: task ? t(`type.${task.type}`) : '',
      points: task?.points ?? 0,
    }
    return {
      icon: 'tick',
      text: t(narrator.state.setting.options.points ? 'told.completed' : 'told.completedHere', values),
    }
  },
  paid: ({ seat, slots }, narrator) => ({
    icon: 'retain',
    text: t('told.paid', {
      name: seatName(narrator, seat),
      vassals: joinNames(slots.map((slot) => vassalName(narrator.state, slot))),
    }),
  }),
  discarded: ({ seat, slot }, narrator) => {
    const [name, task] = [seatName(narrator, seat), openTaskIn(narrator.state, slot)]
    return {
      icon: 'cross',
      text: task
        ? t('told.discardedTask', { name, type: t(`type.${task.type}`) })
        : t('told.discarded', { name, card: vassalName(narrator.state, slot) }),
    }
  },
  returned: ({ seat, knights, wizards }, narrator) => ({
    icon: 'undo',
    text: t('told.returned', {
      name: seatName(narrator, seat),
      knights,
      wizards,
      both: knights > 0 && wizards > 0 ? 1 : 0,
    }),
  }),
  shuffled: ({ what }) => ({ icon: 'flip', text: t(`told.shuffled.${what}`) }),
  turn: ({ seat, round }, narrator) => ({
    icon: 'next',
    text: t('told.turn', { name: seatName(narrator, seat), round }),
  }),
  conceded: ({ seat }, { names, people = names }) => ({
    icon: 'cross',
    text: t('told.conceded', { name: people[seat] ?? '' }),
  }),
  over: () => ({ icon: 'king', text: t('told.over') }),
}

/** Importance of each event for the other seats; the curtain leaves out events without a weight. */
const EVENT_WEIGHTS: { readonly [K in GameEvent['kind']]?: number } = {
  completed: 5,
  passed: 5,
  collected: 4,
  laid: 4,
  exchanged: 3,
  took: 3,
  adopted: 5,
  conceded: 5,
  over: 5,
  noticed: 5,
  // The turn ends with it, so the next curtain shows everybody that it happened.
  intrigued: 5,
  hidden: 5,
  familyChosen: 5,
  claimed: 5,
  rewarded: 4,
  guarded: 3,
  unguarded: 3,
  kept: 3,
  lapsed: 2,
  rats: 4,
  killed: 4,
  retained: 3,
  drew: 3,
  discarded: 2,
  paid: 2,
  shuffled: 2,
  stayedEmpty: 2,
  slid: 1,
  swapped: 1,
  flipped: 1,
  returned: 1,
  piled: 1,
}

/** Events at the beginning of a turn. */
const TURN_OPENING_EVENTS: readonly GameEvent['kind'][] = ['mustered', 'gained', 'recalled']

/** Attributes of a log line by which the curtain and the replay choose and group lines. */
export const logAttributesOf = ({ kind }: Pick<GameEvent, 'kind'>): Pick<LogText, 'phase' | 'weight' | 'forOwner'> => ({
  ...(EVENT_WEIGHTS[kind] && { weight: EVENT_WEIGHTS[kind] }),
  ...(kind === 'turn' && { phase: 'turn' }),
  ...(TURN_OPENING_EVENTS.includes(kind) && { phase: 'opening' }),
  // The owner of an agent waits for news of it.
  ...(kind === 'recalled' && { forOwner: true }),
})

/**
 * Creates the function that describes events, with the describers of the extensions first. Null for events without a
 * text.
 */
export const createDescribeEvent =
  (eventDescribers: EventDescribers): DescribeEvent<BlackstoneTypes> =>
  (event, narrator) => {
    // Each describer is stored under its own kind, which the compiler cannot follow through a look-up.
    const describer = (eventDescribers[event.kind] ?? EVENT_DESCRIBERS[event.kind]) as
      | ((event: GameEvent, narrator: BlackstoneNarrator) => EventLogText | null)
      | undefined
    const text = describer?.(event, narrator)
    return text ? { ...logAttributesOf(event), ...text } : null
  }
