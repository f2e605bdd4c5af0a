/** Sentences for events, in the words of the notation. They begin with the verb; the event's seat is the subject. */
import { idOfFace } from '../../games/castlescape/cardIds.ts'
import type { Face } from '../../games/castlescape/cards.ts'
import type { GameEvent } from '../../games/castlescape/events.ts'
import { type Square, squareName } from '../../games/castlescape/site/square.ts'
import type { State } from '../../games/castlescape/state.ts'
import type { Seat } from '../../kernel/contract.ts'

type SquareNamer = (square: Square) => string

const facesText = (faces: readonly Face[]): string => faces.map(idOfFace).join(', ') || 'nothing'
const seatsText = (seats: readonly Seat[]): string => seats.map((seat) => `seat ${seat + 1}`).join(' and ')

/** Sentence for each kind of event. */
const SENTENCES: {
  readonly [K in GameEvent['kind']]: (event: Extract<GameEvent, { kind: K }>, nameOf: SquareNamer) => string
} = {
  first: () => 'begins',
  kept: ({ count }) => `keeps ${count} Contracts`,
  turn: ({ turn }) => `is to play, turn ${turn}`,
  played: ({ face }) => `plays ${idOfFace(face)}`,
  built: ({ square }, nameOf) => `builds ${nameOf(square)}`,
  lapsed: ({ walls }) => `gives up ${walls} ${walls === 1 ? 'Wall' : 'Walls'}`,
  claimedBailey: ({ seats, size, renown }) =>
    seats.length > 0
      ? `finishes a Bailey of ${size}: ${seatsText(seats)} ${seats.length > 1 ? `claim it, ${renown} Renown each` : `claims it, ${renown} Renown`}`
      : `finishes a Bailey of ${size}, which nobody claims`,
  posted: ({ square }, nameOf) => `posts ${nameOf(square)}`,
  recalled: ({ square }, nameOf) => `recalls ${nameOf(square)}`,
  lost: ({ square }, nameOf) => `loses the Recruit on ${nameOf(square)}`,
  moved: ({ from, to }, nameOf) => `moves ${nameOf(from)}-${nameOf(to)}`,
  ousted: ({ rival, square }, nameOf) => `removes the Recruit of seat ${rival + 1} from ${nameOf(square)}`,
  destroyed: ({ face }) => `destroys ${idOfFace(face)}`,
  cleared: ({ face }) => `clears ${idOfFace(face)} from the Back Alley`,
  acquired: ({ face }) => `takes ${idOfFace(face)}`,
  bought: ({ face }) => `buys ${idOfFace(face)}`,
  claimedGoal: ({ goal }) => `claims ${idOfFace(goal)}`,
  drew: ({ slots }) => `draws ${slots.length}`,
  penalties: ({ infamy, corruption }) => `adds up the Back Alley: Infamy ${infamy}, Corruption ${corruption}`,
  shuffled: ({ count }) => `shuffles ${count} cards into a new deck`,
  level: ({ level, from, to }) => `has ${level} ${to}, ${from} before`,
  dropped: ({ faces }) => `discards ${facesText(faces)}`,
  fined: ({ renown }) => `loses ${renown} Renown`,
  cleanedUp: ({ faces }) => (faces.length > 0 ? `ends the turn and discards ${facesText(faces)}` : 'ends the turn'),
  swept: ({ faces }) => `the stalls are swept: ${facesText(faces)}`,
  offered: ({ faces }) => `offered: ${facesText(faces)}`,
  goals: ({ faces }) => `Goals: ${facesText(faces)}`,
  inspection: ({ final }) => (final ? 'the Final Inspection' : 'an Inspection'),
  occupied: ({ bailey }) => `occupies Bailey ${bailey + 1}: 1 Renown`,
  triggered: ({ by }) => `the end is near: ${by}`,
  contracts: ({ faces }) => `shows the Contracts ${facesText(faces)}`,
  conceded: () => 'concedes and comes last; the others play on',
  over: () => 'the game is over',
}

/** Sentence for an event; squares are named as this state's site names them. */
export const eventSentence = ({ site }: State, event: GameEvent): string => {
  const sentence = SENTENCES[event.kind] as (event: GameEvent, nameOf: SquareNamer) => string
  return sentence(event, (square) => squareName(square, site.size))
}
