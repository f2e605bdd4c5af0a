/** Events as sentences: for the log, the curtain and the live region. */
import type { Event } from '../../../games/blackstone/actions.ts'
import { taskIn } from '../../../games/blackstone/insight/sight.ts'
import { rowOf } from '../../text/list.ts'
import { t } from '../../text/t.ts'
import '../../text/told.ts'
import { nameOfSpace } from '../names.ts'
import type { Tell } from './chapter.ts'
import { nameIn, type Teller, type Told, vassalNamed } from './teller.ts'

const TELL: Tell = {
  first: ({ seat }, teller) => ({ icon: 'next', text: t('told.first', { name: nameIn(teller, seat) }) }),
  piled: ({ seat, pile }, teller) => ({
    icon: 'castle',
    text: t('told.piled', { name: nameIn(teller, seat), tower: t(`tower.${pile}`) }),
  }),
  mustered: ({ seat, knights, wizards }, teller) => ({
    icon: 'plus',
    text: t('told.mustered', { name: nameIn(teller, seat), knights, wizards }),
  }),
  slid: ({ seat, slot, to }, teller) => ({
    icon: 'slide',
    text: t('told.slid', {
      name: nameIn(teller, seat),
      vassal: vassalNamed(teller.state, slot),
      space: nameOfSpace(to),
    }),
  }),
  swapped: ({ seat, a, b }, teller) => ({
    icon: 'swap',
    text: t('told.swapped', { name: nameIn(teller, seat), a: nameOfSpace(a), b: nameOfSpace(b) }),
  }),
  flipped: ({ seat, slot, space }, teller) => ({
    icon: 'flip',
    text: t('told.flipped', {
      name: nameIn(teller, seat),
      space: nameOfSpace(space),
      vassal: vassalNamed(teller.state, slot),
    }),
  }),
  retained: ({ seat, slot }, teller) => ({
    icon: 'retain',
    text: t('told.retained', { name: nameIn(teller, seat), vassal: vassalNamed(teller.state, slot) }),
  }),
  refilled: ({ slot, space }, teller) => ({
    icon: 'castle',
    text: t('told.refilled', { vassal: vassalNamed(teller.state, slot), space: nameOfSpace(space) }),
  }),
  stayedEmpty: ({ space }) => ({ icon: 'cross', text: t('told.stayedEmpty', { space: nameOfSpace(space) }) }),
  drew: ({ seat, deck }, teller) => ({
    icon: 'plus',
    text: t('told.drew', { name: nameIn(teller, seat), deck: t(`deck.${deck}`) }),
  }),
  completed: ({ seat, slot }, teller) => {
    const task = taskIn(teller.state, slot)
    const values = { name: nameIn(teller, seat), type: task ? t(`type.${task.type}`) : '', points: task?.points ?? 0 }
    return {
      icon: 'tick',
      text: t(teller.state.setting.options.points ? 'told.completed' : 'told.completedHere', values),
    }
  },
  paid: ({ seat, slots }, teller) => ({
    icon: 'retain',
    text: t('told.paid', {
      name: nameIn(teller, seat),
      vassals: rowOf(slots.map((slot) => vassalNamed(teller.state, slot))),
    }),
  }),
  discarded: ({ seat, slot }, teller) => {
    const [name, task] = [nameIn(teller, seat), taskIn(teller.state, slot)]
    return {
      icon: 'cross',
      text: task
        ? t('told.discardedTask', { name, type: t(`type.${task.type}`) })
        : t('told.discarded', { name, card: vassalNamed(teller.state, slot) }),
    }
  },
  returned: ({ seat, knights, wizards }, teller) => ({
    icon: 'undo',
    text: t('told.returned', {
      name: nameIn(teller, seat),
      knights,
      wizards,
      both: knights > 0 && wizards > 0 ? 1 : 0,
    }),
  }),
  shuffled: ({ what }) => ({ icon: 'flip', text: t(`told.shuffled.${what}`) }),
  turn: ({ seat, round }, teller) => ({
    icon: 'next',
    text: t('told.turn', { name: nameIn(teller, seat), round }),
  }),
  over: () => ({ icon: 'king', text: t('told.over') }),
}

/** The sentence for an event; null for what needs none. */
export const tell = (event: Event, teller: Teller): Told | null => {
  // Each is kept under its own kind, which the compiler cannot follow through a look-up.
  const how = (teller.tell[event.kind] ?? TELL[event.kind]) as
    | ((event: Event, teller: Teller) => Told | null)
    | undefined
  const told = how?.(event, teller)
  return told ? { deed: event.kind, ...('seat' in event && { by: event.seat }), ...told } : null
}
