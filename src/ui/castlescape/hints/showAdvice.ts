/** What a hint advises, shown on the table: rings round the card or the button that does it, or a ghost on a square. */
import type { Action } from '../../../games/castlescape/actions.ts'
import type { Square } from '../../../games/castlescape/site/square.ts'
import type { HintMarks } from '../../table/hints/HintRings.tsx'
import { type CastleSnapshot, type CastleTableView, placeGhost } from '../table/castleTableView.ts'
import type { PlacingKind } from '../table/placingKind.ts'

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
const findAdvised = (action: Action): Element | null => findFirst(selectorsOf(action))

export const adviceMarks = (action: Action): HintMarks => {
  const selectors = selectorsOf(action)
  return { key: selectors.join(), find: () => [findFirst(selectors)] }
}

const showGhost = (view: CastleTableView, now: CastleSnapshot, kind: PlacingKind, square: Square): void => {
  view.choices.wish.value = kind
  view.choices.card.value = null
  placeGhost(view, square, now.state.site.size)
}

/** Makes the choices of an action on the table, which then shows it. */
export const showAdvice = (view: CastleTableView, now: CastleSnapshot, action: Action): void => {
  const { choices } = view
  switch (action.kind) {
    case 'build':
      choices.group.value = action.group
      showGhost(view, now, 'build', action.square)
      break
    case 'post':
    case 'recall':
    case 'oust':
    case 'lose':
      showGhost(view, now, action.kind, action.square)
      break
    case 'move':
      choices.moveFrom.value = action.from
      showGhost(view, now, 'move', action.to)
      break
    case 'keep':
      choices.showsSite.value = false
      choices.contracts.value = action.slots
      break
    default:
      findAdvised(action)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
