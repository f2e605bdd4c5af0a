/** The buttons of the table: each says its cost, and one that cannot be pressed says why. */
import type { Action } from '../../../games/blackstone/actions.ts'
import { checkAction } from '../../../games/blackstone/rules/deeds.ts'
import type { Refusal } from '../../../kernel/result.ts'
import { say, t } from '../../text/t.ts'
import type { Choice } from '../props.ts'
import type { Pick } from './pick.ts'
import type { Now, Sitting } from './sitting.ts'

/** A refusal as a sentence. */
export const sentence = ({ code, values }: Refusal): string => say(code, values, 'refused')

/** A button for one action: done at a press, or the reason in its place. */
export const button = (
  sitting: Sitting,
  now: Now,
  action: Action,
  look: Omit<Choice, 'reason' | 'onPress'>,
): Choice => {
  const refusal = checkAction(now.scene, action)
  return {
    ...look,
    reason: refusal ? sentence(refusal) : undefined,
    onPress: () => !refusal && sitting.act(action),
  }
}

/** Picks something up. */
export const pickUp = (sitting: Sitting, pick: Pick) => (): void => {
  sitting.pick.value = pick
}

const undoLabel = (sitting: Sitting, { whyNoUndo, undoes, state }: Now): string => {
  const [last] = sitting.log.value
  if (whyNoUndo || !last) return t('do.undo')
  if (sitting.shared?.asks(undoes)) return t('plea.take')
  const { by, deed } = last
  // What was told last is then how the next turn began, or what a bot does in it; in the own turn it may be what came of the deed.
  if ((by !== undoes && undoes !== state.seat) || deed === 'turn' || deed === 'mustered')
    return t('do.undoTurn', { name: sitting.names[undoes] ?? '' })
  return t('do.undoWhat', { what: last.text })
}

/** Takes back the last deed; what that is, or why not. */
export const undoChoice = (sitting: Sitting, now: Now): Choice => ({
  id: 'undo',
  label: undoLabel(sitting, now),
  reason: now.whyNoUndo ? sentence(now.whyNoUndo) : undefined,
  onPress: () => !now.whyNoUndo && sitting.undo(),
})
