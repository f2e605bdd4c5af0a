/** Standing of the company: what it holds and what it needs, and how every explorer is. */
import { goalOf, holdings } from '../../games/lamps-below/goal.ts'
import { explorerId, idOfFace } from '../../games/lamps-below/ids.ts'
import { type Explorer, type State, sizeOfDeck } from '../../games/lamps-below/state.ts'

const describeExplorer = ({ card, wounds, deep, courage, bold, finds, newFinds }: Explorer): object => ({
  explorer: explorerId(card),
  ...{ wounds, deep, courage, bold },
  finds: finds.map(idOfFace),
  ...(newFinds.length > 0 && { new: newFinds.map(idOfFace) }),
})

export const describeStanding = (state: State): object => ({
  by: 'goal',
  holds: holdings(state),
  goal: goalOf(state.setting),
  cards: sizeOfDeck(state.path),
  alarm: state.alarm,
  ...(state.hall && { threat: state.hall.threat, round: state.hall.round }),
  company: state.company.map(describeExplorer),
})
