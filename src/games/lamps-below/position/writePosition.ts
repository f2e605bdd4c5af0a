/** Position document of an expedition. */
import type { Slot, View } from '../../../kernel/contract.ts'
import { numbersFrom } from '../../numberLists.ts'
import { type Face, groupCardOf, kindOf } from '../cards.ts'
import { explorerCardOf } from '../company.ts'
import { allFigures } from '../figures.ts'
import { roomName } from '../hall/room.ts'
import { explorerId, figureName, idOfFace, trackName } from '../ids.ts'
import { type Deck, type Explorer, type Group, type HallState, type State, sizeOfDeck, type Task } from '../state.ts'
import {
  POSITION_FORMAT,
  type PositionDocument,
  type PublicHalf,
  type WrittenExplorer,
  type WrittenQuestion,
} from './positionSchema.ts'
import { usualPathSize } from './readDecks.ts'

const ids = (faces: readonly Face[]): string[] => faces.map(idOfFace)
const cardsOf = ({ company }: State): readonly number[] => company.map(({ card }) => card)
const memberId = ({ company }: State, member: number): string => explorerId(company[member]?.card ?? -1)

const writeExplorer = ({ card: _, at, dice, newFinds, finds, ...rest }: Explorer): WrittenExplorer => ({
  ...(at !== 'path' && { at: typeof at === 'number' ? roomName(at) : at }),
  ...rest,
  dice: [...dice],
  finds: ids(finds),
  new: ids(newFinds),
})

const writeGroup = ({ card, next }: Group) => ({
  card: idOfFace(card),
  ...(next !== groupCardOf(card).size + 1 && { next }),
})

const writeDwellers = (state: State): NonNullable<PublicHalf['dwellers']> =>
  Object.fromEntries(
    allFigures(state).map(({ group, number, at, health, guard }) => {
      const usual = kindOf(state.hall?.groups[group]?.card ?? -1).health
      const room = roomName(at)
      const described = { at: room, ...(health !== usual && { health }), ...(guard && { guard }) }
      return [figureName({ group, number }), health === usual && !guard ? room : described]
    }),
  )

const writeHall = (state: State, hall: HallState): PublicHalf => {
  const now = hall.track[hall.turnsBegun - 1]
  const isEvent = state.tasks.some((task) => task.do === 'endRound')
  return {
    round: hall.round,
    threat: hall.threat,
    lamps: [...hall.lamps],
    track: hall.track.map((card) => trackName(card, cardsOf(state))),
    now: isEvent || now === undefined ? 'event' : trackName(now, cardsOf(state)),
    groups: hall.groups.map(writeGroup),
    dwellers: writeDwellers(state),
    caches: hall.caches.map(roomName),
  }
}

const writeChallenge = (state: State): PublicHalf => {
  const { votes = [], way = '', named = -1, refused = [] } = state.challenge ?? {}
  const cast = votes.flatMap((vote, seat) => (vote === '' ? [] : [[String(seat + 1), vote] as const]))
  return {
    ...(cast.length > 0 && { votes: Object.fromEntries(cast) }),
    ...(way !== '' && { way }),
    ...(named >= 0 && { named: memberId(state, named) }),
    ...(refused.length > 0 && { refused: refused.map((member) => memberId(state, member)) }),
  }
}

const weaponIdOf = ({ company }: State, member: number, weapon: number): string => {
  const explorer = company[member]
  return (explorer && explorerCardOf(explorer).weapons[weapon]?.id) ?? ''
}

type Judged = Extract<Task, { do: 'judgeTest' | 'judgeHit' | 'judgeAssault' }>

const writeTest = (state: State, task: Extract<Task, { do: 'judgeTest' }>): WrittenQuestion => ({
  what: task.ability,
  explorer: memberId(state, task.member),
  value: task.value,
  ...(task.tries > 0 && { tries: task.tries }),
  ...(task.purpose !== 'challenge' && { for: task.purpose }),
  ...(task.patient !== task.member && { patient: memberId(state, task.patient) }),
})

const writeQuestion = (state: State, task: Judged): WrittenQuestion => {
  if (task.do === 'judgeTest') return writeTest(state, task)
  if (task.do === 'judgeHit')
    return {
      what: 'attack',
      weapon: weaponIdOf(state, task.member, task.weapon),
      die: task.die,
      throws: task.throws.map(({ attack, defence, ...figure }) => ({
        ...{ figure: figureName(figure), attack },
        ...(defence > 0 && { defence }),
      })),
    }
  const [figures] = state.tasks.flatMap((one) => (one.do === 'figures' ? [one] : []))
  const more = state.tasks.filter((one) => one.do === 'assault').length
  return {
    what: 'defence',
    by: figureName(task),
    explorer: memberId(state, task.member),
    attack: task.attack,
    defence: task.defence,
    ...(more > 0 && { more }),
    reading: figures?.reading ?? 1,
  }
}

/** What waits: its phase, and what the phase needs besides. No seat is asked while something is drawn. */
const writePhase = (state: State): PublicHalf => {
  if (state.outcome) return { phase: 'over' }
  const task = state.tasks.at(-1)
  switch (task?.do) {
    case 'choose':
    case 'vote':
    case 'way':
    case 'word':
    case 'more':
    case 'turn':
      return { phase: task.do }
    case 'judgeTest':
    case 'judgeHit':
    case 'judgeAssault':
      return { phase: 'again', asked: writeQuestion(state, task) }
    case 'take':
      return { phase: 'take', shown: ids(task.faces) }
    case 'handover':
      return { phase: 'handover', ...writeGiven(state) }
    default:
      return {}
  }
}

const writeGiven = (state: State): PublicHalf => {
  const given = state.given.flatMap((faces, member) =>
    faces.length > 0 ? [[memberId(state, member), ids(faces)] as const] : [],
  )
  return given.length > 0 ? { given: Object.fromEntries(given) } : {}
}

/** Number of cards of the path, where it is not the usual one. */
const writePathSize = ({ setting, path, gone, card }: State): PublicHalf => {
  const size = sizeOfDeck(path)
  return size === usualPathSize(setting, [...gone, card]) ? {} : { path: size }
}

/** Ids of a deck from the top; null where the view does not know all of them. */
const knownDeck = ({ knownCard }: View<State>, { next, end }: Deck): string[] | null => {
  const slots: readonly Slot[] = numbersFrom(next, sizeOfDeck({ next, end }))
  const faces = slots.map((slot) => knownCard(slot)?.face ?? -1)
  return faces.includes(-1) ? null : ids(faces)
}

const writeHidden = (view: View<State>): NonNullable<PositionDocument['hidden']> => {
  const { path, groupCards, finds } = view.state
  const decks = { path: knownDeck(view, path), groups: knownDeck(view, groupCards), finds: knownDeck(view, finds) }
  return Object.fromEntries(Object.entries(decks).filter(([, deck]) => deck !== null))
}

/**
 * Writes what lies open and, as far as this view knows it, the order of the decks. As long as a seat is awaited, reading
 * the dealer's document gives the same position. While something is drawn it has no phase; it is a description only, as
 * it is of a game that is over.
 */
export const writePosition = (view: View<State>, names: readonly string[]): PositionDocument => {
  const { state } = view
  const { setting, hall, challenge, card, company, leader } = state
  const hidden = writeHidden(view)
  return {
    format: POSITION_FORMAT,
    version: 1,
    mode: setting.mode,
    options: { ...setting.options },
    seats: [...names],
    company: company.map((explorer) => explorerId(explorer.card)),
    leader: company.length > leader ? memberId(state, leader) : String(leader + 1),
    ...writePhase(state),
    ...(card >= 0 && { card: idOfFace(card) }),
    alarm: state.alarm,
    falls: state.falls,
    ...(hall && writeHall(state, hall)),
    ...(challenge && writeChallenge(state)),
    explorers: Object.fromEntries(company.map((explorer) => [explorerId(explorer.card), writeExplorer(explorer)])),
    gone: ids(state.gone),
    ...writePathSize(state),
    ...(Object.keys(hidden).length > 0 && { hidden }),
  }
}
