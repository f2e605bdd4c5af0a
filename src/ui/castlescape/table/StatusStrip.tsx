/** Strip under the site: two arrows through all allowed squares, and the line that says what the ghost would do. */
import '../../../text/bundles/sheets.ts'
import type { ComponentChildren } from 'preact'
import { joinNames, joinSentences } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import { navigate } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import { Icon } from '../../parts/Icon.tsx'
import { SinceMyTurnButton } from '../../table/log/SinceMyTurnButton.tsx'
import { TablePrompt } from '../../table/TablePrompt.tsx'
import { useIsPendingLong } from '../../table/useIsPendingLong.ts'
import { GuildMark } from '../views/GuildMark.tsx'
import * as styles from '../views/StatusStrip.module.css'
import { type CastleProps, taskOf } from './castleTableView.ts'
import { cardAsk } from './chosenCard.ts'
import { ghostOn, placingNow } from './placing.ts'
import { type StatusText, statusTextOf } from './statusTexts.ts'
import { stepGhost } from './stepGhost.ts'

const Influence = ({ remark: { influence, gain, isGood } }: { readonly remark: StatusText }) => (
  <span class={styles.influence} aria-hidden="true">
    {influence?.map((n, seat) =>
      n > 0 ? (
        <>
          <GuildMark seat={seat} />
          {n}
        </>
      ) : null,
    )}
    {gain && <strong class={isGood ? `${styles.gain} good` : styles.gain}>{gain}</strong>}
  </span>
)

/** Everything that the line says, in words. */
const spokenText = ({ lead, text, influence, gain }: StatusText, names: readonly string[]): string =>
  joinSentences([
    joinNames([...(lead ? [lead] : []), text]),
    influence &&
      joinNames(
        influence.flatMap((n, seat) =>
          n > 0 ? [t('castlescape.bailey.influence', { name: names[seat] ?? '', n })] : [],
        ),
      ),
    gain,
  ])

const PlainFrame = ({ children }: { readonly children: ComponentChildren }) => <>{children}</>

const Arrow = ({ by, ...props }: CastleProps & { readonly by: 1 | -1 }) => (
  <button
    type="button"
    class={`${button.icon} ${styles.arrow} tap`}
    aria-label={t(by > 0 ? 'castlescape.say.next' : 'castlescape.say.before')}
    onClick={() => stepGhost(props, by)}
  >
    <Icon name={by > 0 ? 'next' : 'back'} />
  </button>
)

/** Whether the line asks something that is no free choice of a turn; its rules are a touch away. */
const isQuestion = (view: CastleProps['view'], now: CastleProps['now']): boolean => {
  const task = taskOf(now)
  return (task !== null && task.do !== 'main') || cardAsk(view, now) !== null
}

export const StatusStrip = ({ view, now }: CastleProps) => {
  // Contracts that others have chosen are pending until all have: whoever still chooses waits for nothing.
  const isPendingLong = useIsPendingLong(now.isPending && taskOf(now)?.do !== 'keep')
  const remark: StatusText = isPendingLong ? { text: t('status.pending') } : statusTextOf(view, now)
  const { PromptFrame = PlainFrame } = view.addOns
  const placing = view.choices.card.value === null ? placingNow(view, now) : null
  const isLooking = view.choices.card.value !== null || view.choices.viewedSquare.value !== null
  const isFree = !placing && !isLooking && !view.refusal.value && taskOf(now)?.do === 'main'
  const isAsked = isQuestion(view, now)
  // What a card asks names its answers, which take the focus.
  const isQuestionSaid = isAsked && view.choices.card.value === null
  const isSaid = isQuestionSaid || ghostOn(view, placing) !== null || view.choices.viewedSquare.value !== null
  return (
    <>
      {placing && <Arrow view={view} now={now} by={-1} />}
      <div class={styles.remark} data-part="said">
        <PromptFrame view={view as never} now={now as never}>
          <TablePrompt
            view={view}
            {...(remark.lead && { lead: remark.lead })}
            {...(isAsked && { onOpenRules: () => navigate(...view.path, 'rule') })}
          >
            {remark.text}
            {(remark.influence || remark.gain) && <Influence remark={remark} />}
          </TablePrompt>
          <span class="visuallyHidden" role="status">
            {isSaid && spokenText(remark, view.names)}
          </span>
          <SinceMyTurnButton view={view as never} now={now as never} isFree={isFree} />
        </PromptFrame>
      </div>
      {placing && <Arrow view={view} now={now} by={1} />}
    </>
  )
}
