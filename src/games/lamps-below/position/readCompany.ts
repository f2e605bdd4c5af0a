/** The explorers of a position. */

import { ascendingNumbers, distinct } from '../../numberLists.ts'
import { type Face, FIND_FACES, hallOfFace, isHall } from '../cards.ts'
import { explorerCardOf } from '../company.ts'
import { EXPLORERS } from '../data/explorers.ts'
import { COURAGE_MAX, SLOTS } from '../data/numbers.ts'
import { readRoom } from '../hall/room.ts'
import { explorerId } from '../ids.ts'
import { newExplorer } from '../rules/setup.ts'
import type { Explorer, Whereabouts } from '../state.ts'
import type { WrittenExplorer } from './positionSchema.ts'
import { check, type PositionReader, readPile } from './readingHelpers.ts'

/** Where an explorer is; left out, in the arrival room of a hall, else on the path. Nobody is down between two cards. */
const readWhereabouts = (reader: PositionReader, at: string | undefined, card: Face, path: string): Whereabouts => {
  if (at === undefined) return isHall(card) ? hallOfFace(card).arrival : 'path'
  if (!isHall(card)) return reader.orFault(at === 'down' && card >= 0 ? at : null, path, 'path')
  if (at === 'left' || at === 'down') return at
  return reader.orFault(readRoom(at), path, 0)
}

const checkExplorer = (reader: PositionReader, explorer: Explorer, onTable: Face, path: string): void => {
  const { at, dice, wounds, deep, courage, newFinds, bold, braced, plate, vow } = explorer
  const isInHall = typeof at === 'number'
  const card = explorerCardOf(explorer)
  const tooMany = wounds > SLOTS ? 'wounds' : 'deep'
  check(reader, wounds + deep <= SLOTS, `${path}.${tooMany}`, 'lamps-below.position.counters')
  check(reader, courage <= COURAGE_MAX, `${path}.courage`, 'lamps-below.position.courage')
  check(
    reader,
    dice.length <= SLOTS && dice.every((value) => value <= 6) && (isInHall || dice.length === 0),
    `${path}.dice`,
  )
  check(reader, newFinds.length === 0 || isHall(onTable), `${path}.new`)
  check(reader, !braced || isInHall, `${path}.braced`)
  check(reader, !plate || (isHall(onTable) && card.special === 'plate'), `${path}.plate`)
  check(reader, bold || vow < card.vow.n, `${path}.vow`)
}

const readExplorer = (reader: PositionReader, card: number, onTable: Face): Explorer => {
  const path = `explorers.${explorerId(card)}`
  const written: WrittenExplorer = reader.half.explorers?.[explorerId(card)] ?? {}
  const { at, dice = [], finds, new: newFinds, ...rest } = written
  const explorer = {
    ...newExplorer(card),
    ...rest,
    at: readWhereabouts(reader, at, onTable, `${path}.at`),
    dice: ascendingNumbers(dice),
    finds: readPile(reader, finds, `${path}.finds`, FIND_FACES),
    newFinds: readPile(reader, newFinds, `${path}.new`, FIND_FACES),
  }
  checkExplorer(reader, explorer, onTable, path)
  return explorer
}

/** Explorers in company order: each known, once, and none besides them described. */
export const readCompany = (reader: PositionReader, onTable: Face): readonly Explorer[] => {
  const { half, cards } = reader
  for (const [index, card] of cards.entries()) check(reader, EXPLORERS[card] !== undefined, `company.${index}`)
  check(reader, distinct(cards).length === cards.length, 'company')
  const ids = cards.map(explorerId)
  for (const id of Object.keys(half.explorers ?? {})) check(reader, ids.includes(id), `explorers.${id}`)
  return cards.filter((card) => EXPLORERS[card] !== undefined).map((card) => readExplorer(reader, card, onTable))
}
