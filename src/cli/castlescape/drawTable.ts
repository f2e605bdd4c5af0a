/** Table as lines of text, as one seat sees it. */

import { idOfFace } from '../../games/castlescape/cardIds.ts'
import { cardOf, type Face, STANDARD_FACES } from '../../games/castlescape/cards.ts'
import { recruitsOf, supplyOf } from '../../games/castlescape/recruits.ts'
import { type Score, scoreOf } from '../../games/castlescape/rules/ending/score.ts'
import { influenceInBailey } from '../../games/castlescape/site/influence.ts'
import { writeSite } from '../../games/castlescape/site/siteText.ts'
import { squareName } from '../../games/castlescape/site/square.ts'
import { type Guild, type State, sizeOfDeck, type TurnState } from '../../games/castlescape/state.ts'
import type { View } from '../../kernel/contract.ts'

type TextLines = readonly string[]

const facesText = (faces: readonly Face[]): string => faces.map(idOfFace).join(' ') || '-'

const priced = (face: Face): string => `${idOfFace(face)} (${cardOf(face).cost})`

const siteLines = (state: State): TextLines => {
  const { size } = state.site
  const letters = Array.from({ length: size }, (_, column) => squareName(column, size).charAt(0)).join('')
  return [
    `    ${letters}`,
    ...writeSite(state.site, recruitsOf(state)).map((row, index) => `${String(index + 1).padStart(3)} ${row}`),
  ]
}

const baileyLines = (state: State): TextLines =>
  state.site.baileys.map((bailey, index) => {
    const [first = 0] = bailey.squares
    const influence = influenceInBailey(state.site, recruitsOf(state), bailey).join(' ')
    const claim = bailey.claimedBy.map((seat) => `, claimed by ${seat + 1}`).join('')
    const place = squareName(first, state.site.size)
    return `Bailey ${index + 1} at ${place}, size ${bailey.squares.length}${claim}; Influence ${influence}`
  })

const marketLines = ({ stalls, piles, market, goals }: State): TextLines => [
  `Stalls: ${stalls.map((face) => (face < 0 ? '-' : priced(face))).join(', ')}; ${sizeOfDeck(market)} to come`,
  `Piles: ${STANDARD_FACES.map((face, index) => `${priced(face)} ×${piles[index]}`).join(', ')}`,
  `Goals: ${facesText(goals)}`,
]

/** Score and its parts, once the game is over. */
const scoreText = ({ total, renown, contracts, cards, corruption }: Score): string =>
  `score ${total}: Renown ${renown}, Contracts ${contracts}, cards ${cards}, Corruption −${corruption}`

const guildLine = (state: State, names: readonly string[], guild: Guild, seat: number): string =>
  [
    `${seat === state.seat ? '>' : ' '} ${seat + 1} ${names[seat] ?? ''}: Renown ${guild.renown}`,
    `Infamy ${guild.infamy}`,
    `Corruption ${guild.corruption}`,
    `supply ${supplyOf(guild)}`,
    `hand ${guild.hand.length}`,
    `deck ${sizeOfDeck(guild.deck)}`,
    `discard ${facesText(guild.discard)}`,
    `Back Alley ${facesText(guild.alley)}`,
    ...(state.outcome ? [scoreText(scoreOf(state, seat))] : []),
  ].join(' | ')

/** What waits in this turn; parts that are 0 are left out. */
const waitingText = (turn: TurnState): string =>
  [
    ...turn.groups.map(({ left, loose }) => `${left} ${loose ? 'loose ' : ''}${left === 1 ? 'Wall' : 'Walls'}`),
    ...[
      [turn.ground, 'Recruits for the ground'],
      [turn.any, 'Recruits for ground or Wall'],
      [turn.moves, 'moves'],
      [turn.removals, 'removals'],
      [turn.clearings, 'clearings'],
      [turn.destroyings.length, 'destroyings'],
      [turn.acquirings.length, 'cards to take'],
      [turn.gold, 'Gold'],
    ].flatMap(([count, name]) => (count === 0 ? [] : [`${count} ${name}`])),
  ].join(', ') || 'nothing'

const ownLines = ({ state, seat, knownCard }: View<State>): TextLines => {
  const guild = seat === null ? undefined : state.guilds[seat]
  if (!guild) return []
  const nameOf = (slot: number): string => {
    const face = knownCard(slot)?.face ?? -1
    return face < 0 ? `#${slot}` : idOfFace(face)
  }
  return [
    `Waiting: ${waitingText(state.turn)}`,
    `Hand: ${guild.hand.map(nameOf).join(' ') || '-'}`,
    `Contracts: ${guild.contracts.map(nameOf).join(' ') || '-'}`,
  ]
}

/** Text of the whole table. */
export const drawTable = (view: View<State>, names: readonly string[]): string => {
  const { state } = view
  return [
    `Turn ${state.turnNumber}, quarry ${state.quarry}, marker ${state.marker}`,
    ...siteLines(state),
    ...baileyLines(state),
    ...marketLines(state),
    ...state.guilds.map((guild, seat) => guildLine(state, names, guild, seat)),
    ...ownLines(view),
  ].join('\n')
}
