/**
 * Prompt for the selection: where it may go, or how far a task is met. The panel below asks; the prompt says where the
 * answer is.
 */
import '#src/text/blackstone/bundles/turn.ts'
import { spacesOfFittingVassals } from '#src/games/blackstone/insight/shown/spacesOfFittingVassals.ts'
import { taskProgressOf } from '#src/games/blackstone/insight/shown/taskProgress.ts'
import { visibleTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import { t } from '#src/text/t.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../blackstoneTableView.ts'
import type { PromptText } from './promptText.ts'
import { chosenSlot, type TableSelection, tapTargetsOf } from './tableSelection.ts'
import { halvesMetText } from './taskOverlay.tsx'

/** Prompt for a selected vassal, in two short lines beside the towers or dogs. The panel below names the vassal. */
const vassalPrompt = (now: BlackstoneTableSnapshot, selection: TableSelection): PromptText => {
  const targets = tapTargetsOf(selection, now.legalActions)
  const slot = chosenSlot(selection)
  const compass = slot === undefined ? null : taskProgressOf(now.scene, slot)
  if ([...targets].some(([to, target]) => halvesMetText(compass, selection, to, target)))
    return { text: t('prompt.meets') }
  const verbs = new Set([...targets.values()].map(({ verb }) => verb))
  const key = verbs.has('slide') ? (verbs.has('swap') ? 'both' : 'slide') : verbs.has('swap') ? 'swap' : 'stuck'
  return { text: t(`prompt.${key}`) }
}

/** Sentence on how many halves of a card are met, and whether dots show vassals that fit the others. */
export const metHalvesText = (met: number, hasFits: boolean): string =>
  t(met === 2 ? 'prompt.bothMet' : `prompt.${met === 1 ? 'one' : 'none'}${hasFits ? 'Fits' : 'Met'}`)

const taskPrompt = (now: BlackstoneTableSnapshot, slot: number): PromptText => {
  const task = visibleTaskIn(now.scene, slot)
  const compass = taskProgressOf(now.scene, slot)
  const met = Number((compass?.left.matching.length ?? 0) > 0) + Number((compass?.right.matching.length ?? 0) > 0)
  const text = metHalvesText(met, compass !== null && spacesOfFittingVassals(compass).length > 0)
  return task ? { lead: t('prompt.lead', { what: t(`type.${task.type}`) }), text } : { text }
}

/** Prompt for the current selection. */
const selectionPromptOf = (view: BlackstoneTableView, now: BlackstoneTableSnapshot): PromptText => {
  const selection = view.selection.value
  switch (selection.on) {
    case 'vassal':
      return vassalPrompt(now, selection)
    case 'task':
      return taskPrompt(now, selection.slot)
    case 'second':
      return { text: t(tapTargetsOf(selection, now.legalActions).size > 0 ? 'prompt.secondTap' : 'prompt.below') }
    case 'deck':
      // At low heights the panel of decks and prices has no room for its title.
      return { text: t('prompt.deck') }
    default:
      return { text: t('prompt.pileTap') }
  }
}

export const SelectionPrompt = ({
  view,
  now,
}: {
  readonly view: BlackstoneTableView
  readonly now: BlackstoneTableSnapshot
}) => {
  const { lead, text } = selectionPromptOf(view, now)
  return (
    <>
      {lead && <b>{lead} </b>}
      {text}
    </>
  )
}
