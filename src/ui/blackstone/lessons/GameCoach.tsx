/** The coach beside a first game: a hint in place of the prompt, which a touch waves away. */
import '../../../text/bundles/lessons.ts'
import '../../../text/blackstone/bundles/screens.ts'
import { useEffect, useRef } from 'preact/hooks'
import { kingsOf } from '../../../games/blackstone/rules/court/activeCards.ts'
import { t } from '../../../text/t.ts'
import { route } from '../../common/route.ts'
import { Icon } from '../../parts/Icon.tsx'
import * as plate from '../../table/lessons/CoachPlate.module.css'
import type { BlackstoneTableProps } from '../table/blackstoneTableView.ts'
import * as styles from './GameCoach.module.css'
import { COACHED_ROUNDS, type CoachHintId, coachHintOf } from './gameCoachHints.ts'
import { markHintGiven } from './storedCoachedGame.ts'

/** The coach is quiet while a question, a selection or a sheet is open, and from the fifth turn on. */
const mayCoachSpeak = ({ view, now }: BlackstoneTableProps): boolean =>
  now.todo === 'work' &&
  now.state.round <= COACHED_ROUNDS &&
  !now.isPending &&
  view.selection.value.on === 'nothing' &&
  route.value.length === view.path.length

/** A hint is given once something was done after it: an action, or the picking up of a task that it asked for. */
const useGivenHints = ({ view, now }: BlackstoneTableProps, hint: CoachHintId | null): void => {
  const shown = useRef<CoachHintId | null>(null)
  const { on } = view.selection.value
  useEffect(() => {
    if (shown.current) markHintGiven(shown.current)
    shown.current = null
  }, [now.state])
  useEffect(() => {
    if (hint) shown.current = hint
    if (on === 'task') markHintGiven('task')
  }, [hint, on])
}

export const GameCoach = (props: BlackstoneTableProps) => {
  const hint = mayCoachSpeak(props) ? coachHintOf(props) : null
  useGivenHints(props, hint)
  return (
    <div class={hint ? styles.coach : styles.silent} role="status" aria-label={t('learn.coach')}>
      {hint && (
        <button type="button" class={`${plate.plate} tap`} onClick={() => markHintGiven(hint)}>
          <Icon name="cap" />
          <span>{t(`coach.${hint}`, { count: kingsOf(props.now.court) })}</span>
          <span class="visuallyHidden">{t('app.close')}</span>
          <Icon name="cross" small />
        </button>
      )}
    </div>
  )
}
