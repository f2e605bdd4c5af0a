/** Names of who sat down at an open table, and those that go on into another game. */
import { uniqueNames, uniqueSeatNames } from '../../../table/room/playerNames.ts'
import type { TableView } from '../gameUiContract.ts'

/** Names of those who sat down: a bot that took a seat over has a name of its own. */
export const peopleNames = ({ names, header, seats }: TableView): readonly string[] => {
  const people = seats()
  const seatedNames = uniqueSeatNames(header)
  return names.map((name, seat) => (people.includes(seat) ? name : (seatedNames[seat] ?? name)))
}

/** Names of the same players in another game, for its header: people as they sat down, and bots as they are called here. */
export const namesForNewGame = ({ names, header, seats }: TableView): readonly string[] => {
  const people = seats()
  const seatedNames = uniqueSeatNames(header)
  return uniqueNames(names.map((name, seat) => (people.includes(seat) ? (seatedNames[seat] ?? name) : name)))
}
