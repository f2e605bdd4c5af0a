/** Solo: at the end of a turn Machinations are turned over until two vassals have been replaced (rules 2.7, rulings 126 to 128 and 168). */
import type { Slot } from '../../../kernel/contract.ts'
import { cardOf, isVassal } from '../cards.ts'
import type { State, Todo } from '../state.ts'
import { canDeal, deckIn, reshuffle } from './decks.ts'
import { takeAway } from './leaving.ts'
import { codeIn, next, type Play, slotAt, taskIn } from './play.ts'
import { crossing } from './requirement.ts'

const REPLACED = 2
/** Two whole decks: what is then not found will not be found (ruling 128). */
const TURNED = 64

type Refreshing = Extract<Todo, { readonly do: 'refreshing' }>

const BEGINNING: Refreshing = { do: 'refreshing', spaces: [], replaced: 0, turned: 0 }

/** The pile is chosen before the first refresh. */
export const beginRefresh = (play: Play): void => {
  if (play.draft.refreshPile === -1) next(play, { do: 'refreshPile' }, BEGINNING)
  else next(play, BEGINNING)
}

/** Only vassals are replaced: no empty space, no Assassin (ruling 127). */
const isReplaced = (state: State, slot: Slot): boolean => slot >= 0 && isVassal(cardOf(codeIn(state, slot)))

const replace = (play: Play, space: number): void => {
  const { draft } = play
  const slot = takeAway(play, space)
  draft.discard.push(slot)
  play.tell({ kind: 'refreshed', slot, space })
}

const turnOver = (play: Play, todo: Refreshing): void => {
  const slot = deckIn(play.draft, 'machination').draw.pop()
  if (slot === undefined) {
    next(play, todo)
    reshuffle(play, 'machination')
    return
  }
  const then = { ...todo, turned: todo.turned + 1 }
  next(play, { do: 'open', slots: [slot], to: 'all' }, { do: 'turnedOver', slot, then })
}

/** Asks the next space that the last card named, or turns the next card over. */
export const refreshOn = (play: Play, todo: Refreshing): void => {
  const [space, ...spaces] = todo.spaces
  if (todo.replaced === REPLACED) return
  if (space === undefined) {
    if (todo.turned < TURNED && canDeal(play.draft, 'machination')) turnOver(play, todo)
    return
  }
  const found = isReplaced(play.draft, slotAt(play.draft, space))
  if (found) replace(play, space)
  const rest = { ...todo, spaces, replaced: todo.replaced + (found ? 1 : 0) }
  next(play, ...(found ? [{ do: 'fill', space, pile: play.draft.refreshPile ?? 0 } as const] : []), rest)
}

/** A card that lies open goes to its discard and names two spaces, by both letters of each half (ruling 126). */
export const readTurnedOver = (play: Play, slot: Slot, then: Refreshing): void => {
  const task = taskIn(play.draft, slot)
  play.draft.decks.machination.discard.push(slot)
  play.tell({ kind: 'turnedOver', slot })
  next(play, { ...then, spaces: [task.left.space, crossing(task)] })
}
