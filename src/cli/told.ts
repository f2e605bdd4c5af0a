/** What happened, in the words of the notation. Whose deed it was, the event's seat says. */
import type { Event } from '../games/blackstone/actions.ts'
import { makeSpace } from '../games/blackstone/notation/cards.ts'
import { makeCard } from '../games/blackstone/notation/slot.ts'
import type { Scene } from '../games/blackstone/rules/play.ts'
import type { Slot } from '../kernel/contract.ts'

export const tokens = (knights: number, wizards: number): string =>
  'N'.repeat(knights) + 'W'.repeat(wizards) || 'nothing'

/** One line for an event; cards that this scene does not know are named by their slots. */
export const told = (scene: Scene, event: Event): string => {
  const card = (slot: Slot): string => makeCard(scene, slot)
  const cards = (slots: readonly Slot[]): string => slots.map(card).join(', ')
  switch (event.kind) {
    case 'first':
      return 'begins'
    case 'piled':
      return `takes corner pile ${event.pile + 1}`
    case 'mustered':
      return `musters ${tokens(event.knights, event.wizards)}`
    case 'slid':
      return `slides ${card(event.slot)} ${makeSpace(event.from)}-${makeSpace(event.to)}`
    case 'swapped':
      return `swaps ${makeSpace(event.a)}~${makeSpace(event.b)}`
    case 'flipped':
      return `flips ${makeSpace(event.space)} to ${card(event.slot)}`
    case 'retained':
      return `retains ${card(event.slot)} from ${makeSpace(event.space)}`
    case 'refilled':
      return `${makeSpace(event.space)} is refilled with ${card(event.slot)} from pile ${event.pile + 1}`
    case 'stayedEmpty':
      return `${makeSpace(event.space)} stays empty`
    case 'drew':
      return `draws ${card(event.slot)} from the ${event.deck} deck`
    case 'completed':
      return `completes ${card(event.slot)} with ${makeSpace(event.left)} and ${makeSpace(event.right)}`
    case 'adopted':
      return `adopts ${event.dog} for ${card(event.slot)} with ${makeSpace(event.left)} and ${makeSpace(event.right)}`
    case 'paid':
      return `pays ${cards(event.slots)}`
    case 'killed':
      return `kills ${card(event.slot)} with ${event.dog}`
    case 'discarded':
      return `discards ${card(event.slot)}`
    case 'returned':
      return `returns ${tokens(event.knights, event.wizards)}`
    case 'opened':
      return `shown: ${cards(event.slots)}`
    case 'shuffled':
      return `${event.what} are shuffled`
    case 'rats':
      return `rats card: ${card(event.slot)}, ${event.active} active`
    case 'familyChosen':
      return `plays as ${card(event.slot)}`
    case 'kept':
      return `keeps ${card(event.slot)}`
    case 'gained':
      return `gains ${tokens(event.knights, event.wizards)}`
    case 'guarded':
      return `guards ${card(event.slot)} on ${makeSpace(event.space)}`
    case 'unguarded':
      return `takes a guard off ${card(event.slot)} on ${makeSpace(event.space)}`
    case 'setAside':
      return `${card(event.slot)} is set aside`
    case 'placed':
      return `puts ${card(event.slot)} on ${makeSpace(event.space)}`
    case 'blownUp':
      return `blows up the board with ${card(event.slot)} on ${makeSpace(event.space)}`
    case 'recalled':
      return 'recalls the markers'
    case 'intrigued':
      return `marks ${card(event.card)} and ${card(event.vassal)}, ${event.matched} alike`
    case 'hidden':
      return `lays ${card(event.card)} face down`
    case 'noticed':
      return `has noticed what seat ${event.by + 1} did to ${card(event.vassal)}`
    case 'rewarded':
      return `takes ${event.take} for it`
    case 'lapsed':
      return 'could be given nothing for it'
    case 'claimed':
      return `claims ${card(event.card)} for the ${event.stack} stack`
    case 'declined':
      return 'declines'
    case 'refreshed':
      return `${card(event.slot)} leaves ${makeSpace(event.space)}, which is refreshed`
    case 'turnedOver':
      return `turned over: ${card(event.slot)}`
    case 'took':
      return `takes ${card(event.slot)} from the offer`
    case 'used':
      return `uses ${card(event.slot)}`
    case 'collected':
      return `takes ${card(event.slot)} from ${makeSpace(event.space)} into set ${event.set + 1}`
    case 'laid':
      return `lays ${card(event.slot)} on ${makeSpace(event.space)}`
    case 'exchanged':
      return `exchanges ${card(event.given)} for ${card(event.taken)}`
    case 'passed':
      return 'passes'
    case 'offered':
      return `offered: ${card(event.slot)}`
    case 'turnEnded':
      return 'ends the turn'
    case 'turn':
      return `is to play, round ${event.round}`
    case 'over':
      return 'the game is over'
  }
}
