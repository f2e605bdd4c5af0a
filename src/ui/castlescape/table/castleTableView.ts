/** Table view of this game: the app's view, and what the people at this phone have chosen but not done. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Action } from '../../../games/castlescape/actions.ts'
import type { Face } from '../../../games/castlescape/cards.ts'
import type { GameEvent } from '../../../games/castlescape/events.ts'
import type { CastleScapeGame, CastleScapeTypes } from '../../../games/castlescape/game.ts'
import { isWall } from '../../../games/castlescape/site/site.ts'
import type { Square } from '../../../games/castlescape/site/square.ts'
import type { Task } from '../../../games/castlescape/state.ts'
import type { Seat, Slot } from '../../../kernel/contract.ts'
import type { TableView } from '../../table/gameUiContract.ts'
import type { TableSnapshot } from '../../table/tableSnapshot.ts'
import { type Corner, cornerShowing } from '../views/site/closerView.ts'
import type { PlacingKind } from './placingKind.ts'

export interface CastleSnapshot extends TableSnapshot<CastleScapeTypes> {
  /** An Inspection was held of which the shown seat, whose turn it is, has not been told. */
  readonly hasInspectionNews: boolean
}

/** What is chosen and not done. Whatever no longer fits the state of the table counts for nothing. */
export interface CastleChoices {
  readonly ghost: Signal<Square | null>
  /** Square of the Recruit that moves. */
  readonly moveFrom: Signal<Square | null>
  /** Kind of placing that was asked for; null for the first that waits. */
  readonly wish: Signal<PlacingKind | null>
  /** Kind of Walls to build, where several wait. */
  readonly group: Signal<number>
  /** Kinds of placing that are kept back, and the turn in which they are. */
  readonly keptBack: Signal<{ readonly turn: number; readonly kinds: readonly PlacingKind[] }>
  /** Card of the hand that is named and explained. */
  readonly card: Signal<Slot | null>
  readonly branch: Signal<number | null>
  /** Contracts that are marked to be kept. */
  readonly contracts: Signal<readonly Slot[]>
  /** Square whose sentence stands under the site. */
  readonly viewedSquare: Signal<Square | null>
  /** Corner of the closer view; null while the whole site is shown. */
  readonly corner: Signal<Corner | null>
  /** Posting was warned of in this turn. */
  readonly warnedIn: Signal<number>
  /** It was said in this turn that it would end with no card played. */
  readonly endWarnedIn: Signal<number>
  /** The site is shown in place of the Contracts to choose from. */
  readonly showsSite: Signal<boolean>
}

export interface CastleTableView extends TableView<CastleScapeTypes> {
  readonly game: CastleScapeGame
  readonly now: ReadonlySignal<CastleSnapshot>
  readonly choices: CastleChoices
  /** Walls that were built this turn, as far as this phone saw it. */
  readonly newWalls: ReadonlySignal<readonly Square[]>
  /** Why an action that the rules allow is not offered; absent where all are. */
  readonly whyNotAllowed?: () => string
  /** The shown seat has been told of the latest Inspection. */
  readInspectionNews(): void
}

/** Props of every component at a table of this game. */
export interface CastleProps {
  readonly view: CastleTableView
  readonly now: CastleSnapshot
}

const createChoices = (): CastleChoices => ({
  ghost: signal(null),
  moveFrom: signal(null),
  wish: signal(null),
  group: signal(0),
  keptBack: signal({ turn: 0, kinds: [] }),
  card: signal(null),
  branch: signal(null),
  contracts: signal([]),
  viewedSquare: signal(null),
  corner: signal(null),
  warnedIn: signal(0),
  endWarnedIn: signal(0),
  showsSite: signal(false),
})

/** Takes back what is chosen, but for the scale of the site. */
export const clearChoices = (choices: CastleChoices): void => {
  choices.ghost.value = null
  choices.moveFrom.value = null
  choices.wish.value = null
  choices.group.value = 0
  choices.card.value = null
  choices.branch.value = null
  choices.contracts.value = []
  choices.viewedSquare.value = null
  choices.showsSite.value = false
  choices.endWarnedIn.value = 0
}

/** Inspections that each seat of this phone has been told of: at first those that were held before. */
const createInspectionNews = ({ now }: TableView<CastleScapeTypes>) => {
  const { guilds, inspections } = now.peek().state
  const seenInspections = signal<ReadonlyMap<Seat, number>>(new Map(guilds.map((_, seat) => [seat, inspections])))
  const isNews = (snapshot: TableSnapshot<CastleScapeTypes>): boolean =>
    taskOf(snapshot)?.do === 'main' && (seenInspections.value.get(snapshot.seat) ?? 0) < snapshot.state.inspections
  return {
    isNews,
    read: () => {
      const { seat, state } = now.peek()
      seenInspections.value = new Map([...seenInspections.value, [seat, state.inspections]])
    },
  }
}

/** Walls built in the present turn: collected from what moved on the site, without those that were taken back. */
const createNewWalls = ({ now, motion }: TableView<CastleScapeTypes>): ReadonlySignal<readonly Square[]> => {
  const seen = signal<{ readonly turn: number; readonly squares: readonly Square[] }>({ turn: 0, squares: [] })
  effect(() => {
    const steps = (motion.value?.steps ?? []) as readonly GameEvent[]
    const squares = steps.flatMap((step) => (step.kind === 'built' ? [step.square] : []))
    const { turnNumber: turn } = now.peek().state
    if (squares.length > 0)
      seen.value = { turn, squares: [...(seen.peek().turn === turn ? seen.peek().squares : []), ...squares] }
  })
  return computed(() => {
    const { turnNumber, turn, site } = now.value.state
    const own = seen.value.turn === turnNumber ? seen.value.squares : []
    return [...new Set([...own, ...turn.groups.flatMap(({ built }) => built)])].filter((square) => isWall(site, square))
  })
}

/** Adds to the app's view what the screens of this game need. */
export const extendView = (base: TableView<CastleScapeTypes>): CastleTableView => {
  const choices = createChoices()
  const { isNews, read } = createInspectionNews(base)
  const propose = (action: Action): void => {
    // Whoever asked for a kind of placing goes on with it, while it waits.
    const wish = choices.wish.value === action.kind ? choices.wish.value : null
    clearChoices(choices)
    choices.wish.value = wish
    base.propose(action)
  }
  return {
    ...base,
    get names() {
      return base.names
    },
    game: base.game as CastleScapeGame,
    now: computed(() => ({ ...base.now.value, hasInspectionNews: isNews(base.now.value) })),
    choices,
    newWalls: createNewWalls(base),
    readInspectionNews: read,
    pickedUp: () => choices.ghost.value ?? choices.card.value,
    propose,
    confirmAndPropose: (action) => base.confirmThen(action, () => propose(action)),
    undo: (isSilent) => {
      clearChoices(choices)
      base.undo(isSilent)
    },
  }
}

/** Puts the ghost on a square, into view. */
export const placeGhost = ({ choices }: CastleTableView, square: Square, size: number): void => {
  choices.ghost.value = square
  choices.viewedSquare.value = null
  const { corner } = choices
  if (corner.value) corner.value = cornerShowing(corner.value, square, size)
}

/** The task that waits for the shown seat; null where it is not awaited. */
export const taskOf = ({ state, isAwaited, isCurtainDown }: TableSnapshot<CastleScapeTypes>): Task | null =>
  isAwaited && !isCurtainDown ? (state.tasks.at(-1) ?? null) : null

/** What the set-up, an Inspection, or a rival asks of a guild. */
const ASKED: readonly Task['do'][] = ['keep', 'lose', 'pay', 'discard']

/** Whether a guild is asked something that is no turn of its own. */
export const isAsked = ({ tasks }: CastleScapeTypes['state']): boolean => ASKED.includes(tasks.at(-1)?.do ?? 'main')

/** Face of a card that the shown seat knows; -1 for one that it does not. */
export const faceOf = ({ visibleState }: CastleSnapshot, slot: Slot): Face => visibleState.knownCard(slot)?.face ?? -1
