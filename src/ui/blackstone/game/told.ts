/** Events as sentences: for the log, the curtain and the live region. */
import type { Event } from '../../../games/blackstone/actions.ts'
import { RAT_KINDS } from '../../../games/blackstone/cards.ts'
import { ratIn, taskIn, vassalIn } from '../../../games/blackstone/insight/sight.ts'
import type { State } from '../../../games/blackstone/state.ts'
import { t } from '../../text/t.ts'
import { nameOfFace, nameOfSpace } from '../names.ts'
import type { LogLine } from '../props.ts'

/** A line of the log before it has its number. */
export type Told = Omit<LogLine, 'id'>

/** A state after the event, and what the seats are called. */
export interface Teller {
  readonly state: State
  readonly names: readonly string[]
}

const vassal = (state: State, slot: number): string => {
  const shown = vassalIn(state, slot)
  return shown ? nameOfFace(shown.face) : ''
}

type Tell = { readonly [K in Event['kind']]?: (event: Extract<Event, { kind: K }>, teller: Teller) => Told }

const name = ({ names }: Teller, seat: number): string => names[seat] ?? ''

/** A vassal or a task by its name. */
const card = (state: State, slot: number): string => {
  const task = taskIn(state, slot)
  return task ? t(`type.${task.type}`) : vassal(state, slot)
}

const TELL: Tell = {
  first: ({ seat }, teller) => ({ icon: 'next', text: t('told.first', { name: name(teller, seat) }) }),
  piled: ({ seat, pile }, teller) => ({
    icon: 'castle',
    text: t('told.piled', { name: name(teller, seat), tower: t(`tower.${pile}`) }),
  }),
  mustered: ({ seat, knights, wizards }, teller) => ({
    icon: 'plus',
    text: t('told.mustered', { name: name(teller, seat), knights, wizards }),
  }),
  slid: ({ seat, slot, to }, teller) => ({
    icon: 'slide',
    text: t('told.slid', { name: name(teller, seat), vassal: vassal(teller.state, slot), space: nameOfSpace(to) }),
  }),
  swapped: ({ seat, a, b }, teller) => ({
    icon: 'swap',
    text: t('told.swapped', { name: name(teller, seat), a: nameOfSpace(a), b: nameOfSpace(b) }),
  }),
  flipped: ({ seat, slot, space }, teller) => ({
    icon: 'flip',
    text: t('told.flipped', {
      name: name(teller, seat),
      space: nameOfSpace(space),
      vassal: vassal(teller.state, slot),
    }),
  }),
  retained: ({ seat, slot }, teller) => ({
    icon: 'retain',
    text: t('told.retained', { name: name(teller, seat), vassal: vassal(teller.state, slot) }),
  }),
  refilled: ({ slot, space }, teller) => ({
    icon: 'castle',
    text: t('told.refilled', { vassal: vassal(teller.state, slot), space: nameOfSpace(space) }),
  }),
  stayedEmpty: ({ space }) => ({ icon: 'cross', text: t('told.stayedEmpty', { space: nameOfSpace(space) }) }),
  drew: ({ seat, deck }, teller) => ({
    icon: 'plus',
    text: t('told.drew', { name: name(teller, seat), deck: t(`deck.${deck}`) }),
  }),
  completed: ({ seat, slot }, teller) => {
    const task = taskIn(teller.state, slot)
    const values = { name: name(teller, seat), type: task ? t(`type.${task.type}`) : '', points: task?.points ?? 0 }
    return { icon: 'tick', text: t(teller.state.rats ? 'told.completedHere' : 'told.completed', values) }
  },
  adopted: ({ seat, dog }, teller) => ({
    icon: dog,
    text: t('told.adopted', { name: name(teller, seat), dog: t(`dog.${dog}`) }),
  }),
  paid: ({ seat, slots }, teller) => ({
    icon: 'retain',
    text: t('told.paid', {
      name: name(teller, seat),
      vassals: slots.map((slot) => vassal(teller.state, slot)).join(', '),
    }),
  }),
  killed: ({ seat, dog, slot }, teller) => {
    const kind = ratIn(teller.state, slot)
    return {
      icon: dog,
      text: t('told.killed', {
        name: name(teller, seat),
        dog: t(`dog.${dog}`),
        count: kind ? RAT_KINDS.indexOf(kind) + 1 : 1,
      }),
    }
  },
  discarded: ({ seat, slot }, teller) => ({
    icon: 'cross',
    text: t('told.discarded', { name: name(teller, seat), card: card(teller.state, slot) }),
  }),
  returned: ({ seat, knights, wizards }, teller) => ({
    icon: 'undo',
    text: t('told.returned', { name: name(teller, seat), knights, wizards, both: knights > 0 && wizards > 0 ? 1 : 0 }),
  }),
  shuffled: ({ what }) => ({ icon: 'flip', text: t(`told.shuffled.${what}`) }),
  rats: ({ slot, active }, { state }) => {
    const kind = ratIn(state, slot) ?? 'cat'
    return { icon: kind === 'plague' ? 'plague' : 'rat', text: t(`told.rats.${kind}`, { active }) }
  },
  turn: ({ seat, round }, teller) => ({
    icon: 'next',
    text: t('told.turn', { name: name(teller, seat), round }),
  }),
  over: () => ({ icon: 'king', text: t('told.over') }),
}

/** The sentence for an event; null for what needs none. */
export const tell = (event: Event, teller: Teller): Told | null => {
  // Each is kept under its own kind, which the compiler cannot follow through a look-up.
  const how = TELL[event.kind] as ((event: Event, teller: Teller) => Told) | undefined
  return how ? { deed: event.kind, ...('seat' in event && { by: event.seat }), ...how(event, teller) } : null
}
