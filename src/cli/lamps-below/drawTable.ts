/** Table as lines of text: the card on the table, the hall, who is where, and what the company holds. */

import type { Member } from '../../games/lamps-below/actions.ts'
import { hallOfFace, kindOf } from '../../games/lamps-below/cards.ts'
import { HALL_CARDS } from '../../games/lamps-below/data/halls.ts'
import { allFigures } from '../../games/lamps-below/figures.ts'
import { goalOf, holdings } from '../../games/lamps-below/goal.ts'
import { roomName } from '../../games/lamps-below/hall/room.ts'
import { explorerId, figureName, groupLetter, idOfFace, trackName } from '../../games/lamps-below/ids.ts'
import { type Explorer, type HallState, type State, sizeOfDeck } from '../../games/lamps-below/state.ts'
import type { View } from '../../kernel/contract.ts'
import { endingReason } from './endingReason.ts'
import { countersText, facesText, memberId } from './namesAndAmounts.ts'

type TextLines = readonly string[]

/** Lit lamps: `L:1.3..6`. */
const lampsText = ({ lamps }: HallState): string =>
  `L:${[1, 2, 3, 4, 5, 6].map((lamp) => (lamps.includes(lamp) ? lamp : '.')).join('')}`

const figureTexts = (state: State): TextLines =>
  allFigures(state).map(({ at, health, guard, ...figure }) => {
    const usual = kindOf(state.hall?.groups[figure.group]?.card ?? -1).health
    return `${figureName(figure)}@${roomName(at)}${health === usual ? '' : ` hp${health}`}${guard ? ' guard' : ''}`
  })

const groupTexts = ({ groups }: HallState): TextLines =>
  groups.map(({ card }, group) => `${groupLetter(group)} ${idOfFace(card)}`)

const hallLines = (state: State, hall: HallState): TextLines => [
  `Round ${hall.round}, threat ${hall.threat}, ${lampsText(hall)}, caches ${hall.caches.map(roomName).join(' ') || '-'}`,
  ...(HALL_CARDS.find(({ id }) => id === hallOfFace(hall.face).id)?.rows.map((row) => `  ${row}`) ?? []),
  `Track: ${hall.track.map((card) => trackName(card, cardsOf(state))).join(' ')}`,
  `Groups: ${groupTexts(hall).join(', ') || '-'}`,
  `Dwellers: ${figureTexts(state).join(', ') || '-'}`,
]

const cardsOf = ({ company }: State): readonly number[] => company.map(({ card }) => card)

const placeText = ({ at }: Explorer): string => {
  if (typeof at === 'number') return `@${roomName(at)}`
  return at === 'path' ? '' : ` ${at}`
}

/** Explorer whose turn it is; -1 where it is nobody's. */
const actingMember = ({ tasks, outcome }: State): Member => {
  const task = outcome ? undefined : tasks.findLast(({ do: what }) => what === 'turn')
  return task?.do === 'turn' ? task.member : -1
}

const explorerLine = (state: State, explorer: Explorer, member: number): string =>
  [
    `${member === actingMember(state) ? '>' : ' '} ${explorerId(explorer.card)}${placeText(explorer)} ${countersText(explorer)}`,
    ...(member === state.leader ? ['leader'] : []),
    ...(explorer.dice.length > 0 ? [`dice ${explorer.dice.join(' ')}`] : []),
    ...(explorer.bold ? ['bold'] : []),
    ...(explorer.braced ? ['braced'] : []),
    `vow ${explorer.vow}`,
    `finds ${facesText(explorer.finds)}`,
    ...(explorer.newFinds.length > 0 ? [`new ${facesText(explorer.newFinds)}`] : []),
  ].join(' | ')

const headLine = (state: State): string => {
  const [held, goal] = [holdings(state), goalOf(state.setting)]
  const on = state.card < 0 ? 'between two cards' : idOfFace(state.card)
  const wanted = `pages ${held.pages} of ${goal.pages}, points ${held.points} of ${goal.points}`
  return `On the table: ${on}; ${sizeOfDeck(state.path)} to come; ${wanted}; alarm ${state.alarm}`
}

const endLine = (state: State): TextLines =>
  state.outcome ? [`${state.outcome.ranks.includes(1) ? 'Won' : 'Lost'}: ${endingReason(state)}`] : []

const challengeLines = (state: State): TextLines => {
  const { votes = [], way = '', named = -1 } = state.challenge ?? {}
  const cast = votes.flatMap((vote, seat) => (vote === '' ? [] : [`seat ${seat + 1} ${vote}`]))
  return [
    ...(cast.length > 0 ? [`Votes: ${cast.join(', ')}`] : []),
    ...(way === '' ? [] : [`Way: ${way}${named < 0 ? '' : ` ${memberId(state, named)}`}`]),
  ]
}

/** Text of the whole table; `>` stands before the explorer whose turn it is. */
export const drawTable = ({ state }: View<State>): string =>
  [
    headLine(state),
    ...(state.hall ? hallLines(state, state.hall) : challengeLines(state)),
    ...state.company.map((explorer, member) => explorerLine(state, explorer, member)),
    ...endLine(state),
  ].join('\n')
