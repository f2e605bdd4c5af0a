/** Ending of the game of an open table. */
import { concededSeats } from '../../../kernel/concededSeats.ts'
import type { Json } from '../../../kernel/json.ts'
import { uniqueNames, uniqueSeatNames } from '../../../table/room/playerNames.ts'
import type { HistoryUi, TableView, Verdict } from '../gameUiContract.ts'
import type { TableSnapshot } from '../tableSnapshot.ts'
import { describeVerdict } from './verdict.ts'

const isEndedByAgreement = (view: TableView): boolean => {
  const lastBody = view.entries().at(-1)?.body
  return lastBody?.kind === 'end' && lastBody.how === 'agreement'
}

/**
 * Ending to be stored: the parts of every game (see ../../common/history/ending.ts), and those of this one. Null while the
 * game is on.
 */
export const endingOf = (view: TableView, now: TableSnapshot, history: HistoryUi | null): Json => {
  const { outcome, state } = now
  if (!outcome) return null
  const conceded = concededSeats(view.entries().map(({ body }) => body))
  return {
    ranks: outcome.ranks.slice(),
    decidedBy: outcome.decidedBy,
    together: view.isCooperative,
    agreed: isEndedByAgreement(view),
    round: view.tableUi.round(state),
    ...(conceded.length > 0 && { conceded: conceded.slice() }),
    ...history?.endingParts?.(view, now),
  }
}

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

/** Winner and what decided the game; null while the game is on. */
export const loadVerdict = async (view: TableView, now: TableSnapshot): Promise<Verdict | null> => {
  const history = (await view.gameUi.loadHistory?.()) ?? null
  return describeVerdict(history, { ending: endingOf(view, now, history) }, view.names, peopleNames(view))
}
