/** Sentences for events, in the words of the notation. They begin with the verb; the event's seat is the subject. */
import type { GameEvent } from '../../games/blackstone/events.ts'
import { formatSpace } from '../../games/blackstone/notation/cardAndSpaceNotation.ts'
import { formatCard } from '../../games/blackstone/notation/slotNotation.ts'
import type { Scene } from '../../games/blackstone/rules/ruleTypes.ts'
import type { Slot } from '../../kernel/contract.ts'

export const tokensText = (knights: number, wizards: number): string =>
  'N'.repeat(knights) + 'W'.repeat(wizards) || 'nothing'

/** Name of the card in a slot. */
type CardNamer = (slot: Slot) => string

/** Sentence for each kind of event. */
const SENTENCES: {
  readonly [K in GameEvent['kind']]: (event: Extract<GameEvent, { kind: K }>, nameOf: CardNamer) => string
} = {
  first: () => 'begins',
  piled: ({ pile }) => `takes corner pile ${pile + 1}`,
  mustered: ({ knights, wizards }) => `musters ${tokensText(knights, wizards)}`,
  slid: ({ slot, from, to }, nameOf) => `slides ${nameOf(slot)} ${formatSpace(from)}-${formatSpace(to)}`,
  swapped: ({ a, b }) => `swaps ${formatSpace(a)}~${formatSpace(b)}`,
  flipped: ({ space, slot }, nameOf) => `flips ${formatSpace(space)} to ${nameOf(slot)}`,
  retained: ({ slot, space }, nameOf) => `retains ${nameOf(slot)} from ${formatSpace(space)}`,
  refilled: ({ space, slot, pile }, nameOf) =>
    `${formatSpace(space)} is refilled with ${nameOf(slot)} from pile ${pile + 1}`,
  stayedEmpty: ({ space }) => `${formatSpace(space)} stays empty`,
  drew: ({ slot, deck }, nameOf) => `draws ${nameOf(slot)} from the ${deck} deck`,
  completed: ({ slot, left, right }, nameOf) =>
    `completes ${nameOf(slot)} with ${formatSpace(left)} and ${formatSpace(right)}`,
  adopted: ({ dog, slot, left, right }, nameOf) =>
    `adopts ${dog} for ${nameOf(slot)} with ${formatSpace(left)} and ${formatSpace(right)}`,
  paid: ({ slots }, nameOf) => `pays ${slots.map(nameOf).join(', ')}`,
  killed: ({ slot, dog }, nameOf) => `kills ${nameOf(slot)} with ${dog}`,
  discarded: ({ slot }, nameOf) => `discards ${nameOf(slot)}`,
  returned: ({ knights, wizards }) => `returns ${tokensText(knights, wizards)}`,
  opened: ({ slots }, nameOf) => `shown: ${slots.map(nameOf).join(', ')}`,
  shuffled: ({ what }) => `${what} are shuffled`,
  rats: ({ slot, active }, nameOf) => `rats card: ${nameOf(slot)}, ${active} active`,
  familyChosen: ({ slot }, nameOf) => `plays as ${nameOf(slot)}`,
  kept: ({ slot }, nameOf) => `keeps ${nameOf(slot)}`,
  gained: ({ knights, wizards }) => `gains ${tokensText(knights, wizards)}`,
  guarded: ({ slot, space }, nameOf) => `guards ${nameOf(slot)} on ${formatSpace(space)}`,
  unguarded: ({ slot, space }, nameOf) => `takes a guard off ${nameOf(slot)} on ${formatSpace(space)}`,
  setAside: ({ slot }, nameOf) => `${nameOf(slot)} is set aside`,
  placed: ({ slot, space }, nameOf) => `puts ${nameOf(slot)} on ${formatSpace(space)}`,
  blownUp: ({ slot, space }, nameOf) => `blows up the board with ${nameOf(slot)} on ${formatSpace(space)}`,
  recalled: () => 'recalls the markers',
  intrigued: ({ card, vassal, matched }, nameOf) => `marks ${nameOf(card)} and ${nameOf(vassal)}, ${matched} alike`,
  hidden: ({ card }, nameOf) => `lays ${nameOf(card)} face down`,
  noticed: ({ by, vassal }, nameOf) => `has noticed what seat ${by + 1} did to ${nameOf(vassal)}`,
  rewarded: ({ take }) => `takes ${take} for it`,
  lapsed: () => 'could be given nothing for it',
  claimed: ({ card, stack }, nameOf) => `claims ${nameOf(card)} for the ${stack} stack`,
  declined: () => 'declines',
  refreshed: ({ slot, space }, nameOf) => `${nameOf(slot)} leaves ${formatSpace(space)}, which is refreshed`,
  turnedOver: ({ slot }, nameOf) => `turned over: ${nameOf(slot)}`,
  took: ({ slot }, nameOf) => `takes ${nameOf(slot)} from the offer`,
  used: ({ slot }, nameOf) => `uses ${nameOf(slot)}`,
  collected: ({ slot, space, set }, nameOf) => `takes ${nameOf(slot)} from ${formatSpace(space)} into set ${set + 1}`,
  laid: ({ slot, space }, nameOf) => `lays ${nameOf(slot)} on ${formatSpace(space)}`,
  exchanged: ({ given, taken }, nameOf) => `exchanges ${nameOf(given)} for ${nameOf(taken)}`,
  passed: () => 'passes',
  offered: ({ slot }, nameOf) => `offered: ${nameOf(slot)}`,
  turnEnded: () => 'ends the turn',
  conceded: () => 'concedes and comes last; the others play on',
  turn: ({ round }) => `is to play, round ${round}`,
  over: () => 'the game is over',
}

/** Sentence for an event; cards that this scene does not know are named by their slots. */
export const eventSentence = (scene: Scene, event: GameEvent): string => {
  const sentence = SENTENCES[event.kind] as (event: GameEvent, nameOf: CardNamer) => string
  return sentence(event, (slot) => formatCard(scene, slot))
}
