/** Sentences for events, in the words of the notation. Where an event has a seat, they begin with the verb. */
import type { GameEvent } from '../../games/lamps-below/events.ts'
import { roomName } from '../../games/lamps-below/hall/room.ts'
import { explorerId, figureName, groupLetter, idOfFace, trackName } from '../../games/lamps-below/ids.ts'
import type { State } from '../../games/lamps-below/state.ts'
import { amountText, facesText, memberId, weaponName } from './namesAndAmounts.ts'

type Sentences = {
  readonly [K in GameEvent['kind']]: (event: Extract<GameEvent, { kind: K }>, state: State) => string
}

const woundsText = (wounds: number, deep: number): string =>
  [...(wounds > 0 ? [amountText(wounds, 'wound')] : []), ...(deep > 0 ? [amountText(deep, 'deep wound')] : [])].join(
    ' and ',
  )

const lossText = (loss: number): string => (loss === 0 ? 'nothing' : `level ${loss}`)
const againstText = (attack: number, defence: number): string =>
  defence > 0 ? `${attack} against ${defence}` : `${attack}`

/** Sentence for each kind of event. */
const SENTENCES: Sentences = {
  company: ({ cards }) => `the company: ${cards.map(explorerId).join(', ')}`,
  chose: ({ card }) => `chooses ${explorerId(card)}`,
  leader: ({ member }, state) => `${memberId(state, member)} has the leader marker`,
  challenge: ({ face }) => `a challenge: ${idOfFace(face)}`,
  hall: ({ face, threat, groups }) => `a hall: ${idOfFace(face)}, threat ${threat}; groups ${facesText(groups)}`,
  voted: ({ way }) => `votes for ${way}`,
  way: ({ way, member }, state) => `way ${way}${member < 0 ? '' : `: ${memberId(state, member)}`}`,
  agreed: ({ member }, state) => `${memberId(state, member)} goes`,
  declined: ({ member }, state) => `${memberId(state, member)} does not go`,
  tested: ({ member, ability, value, level }, state) =>
    `${memberId(state, member)} tests ${ability}: ${value}, ${['a failure', 'a success', 'a great success'][level]}`,
  again: ({ member, value }, state) => `${memberId(state, member)} rolls a failed ${value} again`,
  paid: ({ member, pay, value }, state) =>
    pay === 'own'
      ? `${memberId(state, member)} pays with a ${value}`
      : `${memberId(state, member)} puts out lamp ${value}`,
  rested: ({ member }, state) => `${memberId(state, member)} rests`,
  mended: ({ member, patient }, state) => `${memberId(state, member)} mends ${memberId(state, patient)}`,
  wounded: ({ member, wounds, deep }, state) => `${memberId(state, member)} suffers ${woundsText(wounds, deep)}`,
  down: ({ member }, state) => `${memberId(state, member)} is down`,
  bold: ({ member }, state) => `${memberId(state, member)} is bold`,
  braced: ({ member }, state) => `${memberId(state, member)} is braced`,
  left: ({ member }, state) => `${memberId(state, member)} leaves the hall`,
  ended: ({ member }, state) => `${memberId(state, member)} ends the turn`,
  died: ({ member }, state) => `${memberId(state, member)} dies`,
  up: ({ member }, state) => `${memberId(state, member)} is up again`,
  healed: ({ member, n }, state) => `${memberId(state, member)} heals ${amountText(n, 'wound')}`,
  eased: ({ member, n }, state) => `${memberId(state, member)} eases ${amountText(n, 'deep wound')}`,
  healedDeep: ({ member, n }, state) => `${memberId(state, member)} heals ${amountText(n, 'deep wound')}`,
  courage: ({ member, n }, state) => `${memberId(state, member)} ${n > 0 ? 'gains' : 'spends'} ${Math.abs(n)} courage`,
  found: ({ member, face }, state) => `${memberId(state, member)} finds ${idOfFace(face)}`,
  used: ({ member, face }, state) => `${memberId(state, member)} uses ${idOfFace(face)}`,
  findsOut: ({ missing }) => `no finds are left: ${missing} too few`,
  discarded: ({ faces }) => `out of the game: ${facesText(faces)}`,
  lost: ({ member, faces }, state) => `${memberId(state, member)} loses ${facesText(faces)}`,
  alarm: ({ n }) => `alarm ${n > 0 ? '+' : ''}${n}`,
  round: ({ round, lamps, track }, { company }) =>
    `round ${round}: lamps ${lamps.join(' ')}; track ${track
      .map((one) =>
        trackName(
          one,
          company.map(({ card }) => card),
        ),
      )
      .join(' ')}`,
  turn: ({ member }, state) => `turn of ${memberId(state, member)}`,
  moved: ({ member, from, to }, state) => `${memberId(state, member)} moves ${roomName(from)}-${roomName(to)}`,
  searched: ({ member, room }, state) => `${memberId(state, member)} searches ${roomName(room)}`,
  probed: ({ member, room }, state) => `${memberId(state, member)} probes ${roomName(room)}`,
  hit: ({ member, weapon, attack, defence, loss, ...figure }, state) =>
    `${memberId(state, member)}, ${weaponName(state, member, weapon)} at ${figureName(figure)}: ${againstText(attack, defence)}, ${lossText(loss)}`,
  slain: ({ member, ...figure }, state) => `${memberId(state, member)} slays ${figureName(figure)}`,
  omen: ({ group, value, reading }) => `${groupLetter(group)}, omen ${value}, read at ${reading}`,
  returned: ({ room, ...figure }) => `${figureName(figure)} comes back at ${roomName(room)}`,
  acts: ({ verb, to, ...figure }) => `${figureName(figure)}: ${verb}, in ${roomName(to)}`,
  attacked: ({ member, shot, attack, defence, loss, ...figure }, state) =>
    `${figureName(figure)} ${shot ? 'shoots at' : 'strikes'} ${memberId(state, member)}: ${againstText(attack, defence)}, ${lossText(loss)}`,
  event: ({ event, value }) => `event ${value}: ${event}`,
  closed: ({ wounds }) => `the walls close: ${amountText(wounds, 'wound')} each`,
  hallEnded: ({ fallen }) => (fallen ? 'the hall is over: all are down' : 'the hall is over'),
  fate: ({ member, value, deep }, state) =>
    `${memberId(state, member)} throws ${value} with ${amountText(deep, 'deep wound')}`,
  gave: ({ face, from, to }, state) => `${memberId(state, from)} gives ${idOfFace(face)} to ${memberId(state, to)}`,
  wentOn: () => 'on',
  over: () => 'the expedition is over',
}

/** Sentence for an event of this game. */
export const eventSentence = (state: State, event: GameEvent): string => {
  const sentence = SENTENCES[event.kind] as (event: GameEvent, state: State) => string
  return sentence(event, state)
}
