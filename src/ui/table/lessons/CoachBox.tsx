import { t } from '../../../text/t.ts'
import * as coach from './Coach.module.css'
import * as plate from './CoachPlate.module.css'

interface CoachBoxProps {
  readonly text: string
  /** Advice in a line of its own; empty for none. */
  readonly advice?: string
  /** Small line below it: which lesson it is. */
  readonly note?: string
  /** Part below the board that the coach points at. */
  readonly pointsAt?: string | undefined
}

/** The coach's sentence, in place of the other players. */
export const CoachBox = ({ text, advice, note, pointsAt }: CoachBoxProps) => (
  <div class={`${coach.coach} ${plate.plate}`} data-part="coach" data-points={pointsAt}>
    <p role="status" aria-label={t('learn.coach')}>
      {text}
      {advice && <b>{advice}</b>}
    </p>
    {note && <small>{note}</small>}
  </div>
)

/** How far the lesson is, while no button stands there. */
export const StepCounter = ({ at, of }: { readonly at: number; readonly of: number }) => (
  <span class={coach.step}>{t('learn.step', { at, of })}</span>
)
