/** Hint over a table that stays usable. */
import '../../../text/blackstone/bundles/leisure.ts'
import type { Action } from '../../../games/blackstone/actions.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { hashOf } from '../../../kernel/hash64.ts'
import { t } from '../../../text/t.ts'
import { HintBar, type HintView } from '../../table/hints/HintBar.tsx'
import { type AdviceState, useAdvice } from '../../table/hints/useAdvice.ts'
import { useCloseHint } from '../../table/hints/useCloseHint.ts'
import type { BlackstoneTableProps } from '../table/blackstoneTableView.ts'
import { adviceText } from './adviceText.ts'
import { continueAdvice, findAdvice } from './findAdvice.ts'
import { ringsRoundSpaces, spacesOfAction } from './ringsRoundSpaces.ts'

const hintView = (props: BlackstoneTableProps, advice: AdviceState<Action>, onDo: () => void): HintView => {
  if ('at' in advice) {
    if (advice.at === 'thinks') return advice
    if (advice.at === 'failed') return { at: 'none', says: t('hint.failed') }
    return { at: 'none', says: t(props.now.legalActions.length > 0 ? 'costs.nobody' : 'hint.notNow') }
  }
  const [first] = advice.actions
  if (!first) return { at: 'none', says: t('costs.nobody') }
  const marks = ringsRoundSpaces(spacesOfAction(first))
  return { at: 'found', says: adviceText(props.now, first), why: advice.why, marks, onDo }
}

export const Hint = ({ view, now, card }: BlackstoneTableProps & { readonly card: Slot | null }) => {
  const close = useCloseHint(`${now.state.round} ${now.state.seat} ${now.todo}`)
  const [advice, followAdvice] = useAdvice<Action>({
    key: `${hashOf(now.state)} ${card}`,
    canAct: now.legalActions.length > 0,
    find: (options) => findAdvice(view, now, card, options),
    continueWith: (actions, { signal }) => continueAdvice(view, now, card, actions, signal),
    follow: (action, isLast, onDo) =>
      view.confirmThen(action, () => {
        onDo()
        // The route to a task ends with its completion, which is found once the vassals are in place.
        if (isLast && (card === null || action.kind === 'complete')) close()
        view.propose(action)
      }),
  })
  return <HintBar hint={hintView({ view, now }, advice, followAdvice)} onClose={close} />
}
