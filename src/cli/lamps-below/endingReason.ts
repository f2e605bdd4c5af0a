/** What decided an expedition that is over, in a sentence. */
import { goalOf, holdings } from '../../games/lamps-below/goal.ts'
import type { State } from '../../games/lamps-below/state.ts'
import { amountText, memberId } from './namesAndAmounts.ts'

/** What the goal asks for and the company does not hold: `1 page and 2 points`. */
const missingText = (state: State): string => {
  const [held, goal] = [holdings(state), goalOf(state.setting)]
  const missing = [
    [goal.pages - held.pages, 'page'],
    [goal.points - held.points, 'point'],
  ] as const
  return missing.flatMap(([n, one]) => (n > 0 ? [amountText(n, one)] : [])).join(' and ')
}

const deadText = (state: State): string =>
  state.company.flatMap(({ at }, member) => (at === 'dead' ? [memberId(state, member)] : [])).join(' and ')

/** Sentence for what decided; empty while the game goes on. */
export const endingReason = (state: State): string => {
  const { pages, points } = holdings(state)
  switch (state.outcome?.decidedBy) {
    case undefined:
      return ''
    case 'goal':
      return `The goal was met with ${amountText(pages, 'page')} and ${amountText(points, 'point')}.`
    case 'fallen':
      return `All were down at the end of ${amountText(state.falls, 'hall')}, with ${missingText(state)} too few.`
    case 'death':
      return `Dead: ${deadText(state)}, with ${missingText(state)} too few.`
    case 'empty':
      return `The path was at its end, with ${missingText(state)} too few.`
    case 'agreement':
      return 'All agreed to stop.'
    default:
      return 'It was given up.'
  }
}
