/** Hint over a table that stays usable. */
import '../../../text/castlescape/bundles/hintsAndTips.ts'
import { useEffect } from 'preact/hooks'
import type { Action } from '../../../games/castlescape/actions.ts'
import { hashOf } from '../../../kernel/hash64.ts'
import { t } from '../../../text/t.ts'
import { HintBar, type HintView } from '../../table/hints/HintBar.tsx'
import { type AdviceState, useAdvice } from '../../table/hints/useAdvice.ts'
import { useCloseHint } from '../../table/hints/useCloseHint.ts'
import type { CastleProps, CastleSnapshot } from '../table/castleTableView.ts'
import { adviceText } from './adviceText.ts'
import { adviceFor, findAdvice } from './findAdvice.ts'
import { adviceMarks, showAdvice } from './showAdvice.ts'

const hintView = ({ view, now }: CastleProps, advice: AdviceState<Action>, onDo: () => void): HintView => {
  if ('at' in advice) {
    if (advice.at === 'thinks') return advice
    if (advice.at === 'failed') return { at: 'none', says: t('hint.failed') }
    return { at: 'none', says: t(now.legalActions.length > 0 ? 'castlescape.hint.none' : 'hint.notNow') }
  }
  const [first] = advice.actions
  if (!first) return { at: 'none', says: t('castlescape.hint.none') }
  return { at: 'found', says: adviceText(now, view.names, first), why: advice.why, marks: adviceMarks(first), onDo }
}

/** What is asked of whom: a hint is for this alone. */
const turnKeyOf = ({ state, seat }: CastleSnapshot): string =>
  `${state.turnNumber} ${seat} ${state.tasks.at(-1)?.do ?? ''}`

export const Hint = ({ view, now }: CastleProps) => {
  const close = useCloseHint(turnKeyOf(now))
  const [advice, followAdvice] = useAdvice<Action>({
    key: hashOf(now.state),
    canAct: now.legalActions.length > 0,
    find: (options) => findAdvice(now, view.names, options),
    continueWith: async (actions) => adviceFor(now, view.names, actions),
    follow: (action, isLast, onDo) =>
      view.confirmThen(action, () => {
        onDo()
        if (isLast) close()
        view.propose(action)
      }),
  })
  const first = 'at' in advice || advice.why.length === 0 ? undefined : advice.actions[0]
  useEffect(() => {
    if (first) showAdvice(view, now, first)
  }, [first])
  return <HintBar hint={hintView({ view, now }, advice, followAdvice)} onClose={close} />
}
