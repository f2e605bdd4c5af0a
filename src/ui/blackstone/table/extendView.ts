/** Extends the app's table view with what the screens of this game need. */
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { h } from 'preact'
import type { Action } from '../../../games/blackstone/actions.ts'
import type { BlackstoneGame, BlackstoneTypes } from '../../../games/blackstone/createGame.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { joinSentences } from '../../../text/joinTexts.ts'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import type { TableView } from '../../table/gameUiContract.ts'
import type { TableSnapshot } from '../../table/tableSnapshot.ts'
import type { Motion } from '../views/viewProps.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView, Extensions } from './blackstoneTableView.ts'
import { NO_SELECTION, type TableSelection, withoutVassal } from './turn/tableSelection.ts'

/** Adds the scene and the court of the shown seat. Throws a `RangeError` for a seat without a court. */
const extendSnapshot = (
  { sceneOf }: BlackstoneGame,
  { orderPayments }: Extensions,
  base: TableSnapshot<BlackstoneTypes>,
): BlackstoneTableSnapshot => {
  const { state, visibleState, seat, legalActions, isAwaited } = base
  const court = state.courts[seat]
  if (!court) throw new RangeError(`no court ${seat}`)
  const scene = { ...sceneOf(visibleState), seat }
  return {
    ...base,
    scene,
    court,
    // Of two payments for one action the better comes first.
    legalActions: legalActions.length > 0 ? orderPayments(scene, legalActions) : legalActions,
    todo: isAwaited ? (state.todo.at(-1)?.do ?? null) : null,
  }
}

/**
 * Merges the app's add-ons for bots and other phones into the extensions. The add-ons take precedence over the mode.
 */
const withAddOns = (
  extensions: Extensions,
  { PromptFrame, seatBadges, primaryChoice }: TableView['addOns'],
): Extensions => ({
  ...extensions,
  ...(PromptFrame && { PromptFrame: ({ view, now, children }) => h(PromptFrame, { view, now, children }) }),
  seatSigns: (now, seat) => [...extensions.seatSigns(now, seat), ...seatBadges(now, seat)],
  primary: ({ view, now }) => primaryChoice?.({ view, now }) ?? extensions.primary?.({ view, now }) ?? null,
})

/** Queue of the cards that were chosen at the end of the turn. Each is dropped as soon as the rules ask for it. */
const createDropQueue = (now: ReadonlySignal<BlackstoneTableSnapshot>, propose: (action: Action) => void) => {
  let queuedDrops: readonly Slot[] = []
  const dropNext = (): void => {
    const { todo, legalActions } = now.peek()
    const action =
      todo === 'drop'
        ? legalActions.find((candidate) => candidate.kind === 'discard' && queuedDrops.includes(candidate.slot))
        : undefined
    if (action) propose(action)
  }
  effect(() => {
    if (now.value.todo === 'drop') queueMicrotask(dropNext)
  })
  return {
    dropNext,
    choose: (cards: readonly Slot[]) => {
      queuedDrops = cards
    },
  }
}

/** Extends a table view of the app with these extensions. */
export const extendView =
  (tableExtensions: Extensions) =>
  (base: TableView<BlackstoneTypes>): BlackstoneTableView => {
    const game = base.game as BlackstoneGame
    const extensions = withAddOns(tableExtensions, base.addOns)
    const selection = signal<TableSelection>(NO_SELECTION)
    const alternativeChoice = signal<ChoiceView | null>(null)
    const now = computed(() => extendSnapshot(game, extensions, base.now.value))
    const { choose, dropNext } = createDropQueue(now, base.propose)

    const undoAndReset = (isSilent: boolean): void => {
      selection.value = NO_SELECTION
      alternativeChoice.value = null
      choose([])
      base.undo(isSilent)
    }
    const propose = (action: Action): void =>
      batch(() => {
        selection.value = withoutVassal(selection.value)
        const alternative = extensions.alternativePayment(now.value, action)
        const payAlternative = (): void => {
          undoAndReset(true)
          if (alternative) propose(alternative.action)
        }
        alternativeChoice.value = alternative && { ...alternative.button, onPress: payAlternative }
        base.propose(action)
      })
    const confirmAndPropose = (action: Action): void => base.confirmThen(action, () => propose(action))
    return {
      ...base,
      get names() {
        return base.names
      },
      game,
      extensions,
      now,
      motion: base.motion as ReadonlySignal<Motion | null>,
      announcement: computed(() => {
        // Read to recompute with every log line: the same sentence may belong to another payment.
        base.log.value
        return joinSentences([base.announcement.value, alternativeChoice.peek()?.hint])
      }),
      selection,
      pickedUp: () => (selection.value.on === 'nothing' ? null : selection.value),
      alternativeChoice,
      propose,
      confirmAndPropose,
      undo: () => undoAndReset(false),
      redo: () => {
        selection.value = NO_SELECTION
        base.redo()
      },
      endTurn: (cards) =>
        base.confirmThen({ kind: 'endWork' }, () => {
          choose(cards)
          if (now.value.todo === 'drop') dropNext()
          else {
            // What is held up is the next player's on the same phone no more.
            selection.value = NO_SELECTION
            propose({ kind: 'endWork' })
          }
        }),
    }
  }
