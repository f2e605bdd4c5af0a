/** What a hint rings round: the card or the button that does what it advises. */
import type { Action } from '../../../games/castlescape/actions.ts'
import type { HintMarks } from '../../table/hints/HintRings.tsx'

/** Selectors of what does an action, the first that is on the screen. */
const selectorsOf = (action: Action): readonly string[] => {
  switch (action.kind) {
    case 'play':
    case 'drop':
      return [`[data-slot="${action.card}"]`]
    case 'destroy':
      return action.zone === 'hand' ? [`[data-slot="${action.card}"]`] : ['[data-tile="destroyings"]']
    case 'clear':
      return ['[data-tile="clearings"]']
    case 'buy':
    case 'take':
      return [`[data-face="${action.face}"]`, '[data-part="market"]']
    case 'claim':
      return [`[data-goal="${action.goal}"]`, '[data-part="guild"]']
    case 'end':
      return ['[data-part="nav"] [data-part~="choice"]:last-of-type']
    default:
      return []
  }
}

const findFirst = (selectors: readonly string[]): Element | null =>
  selectors.map((selector) => document.querySelector(selector)).find((element) => element !== null) ?? null

/** The card or the button that does an action; null where none is on the screen. */
export const findAdvised = (action: Action): Element | null => findFirst(selectorsOf(action))

export const adviceMarks = (action: Action): HintMarks => {
  const selectors = selectorsOf(action)
  return { key: selectors.join(), find: () => [findFirst(selectors)] }
}
