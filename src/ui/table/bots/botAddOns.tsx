/**
 * Additions of bots to the screens of a table: a sign on their chips, their activity in place of the prompt, and the
 * button beneath it.
 */
import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { parseLevel } from '../../../bots/levels.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { t } from '../../../text/t.ts'
import { navigate } from '../../common/route.ts'
import { Icon } from '../../parts/Icon.tsx'
import { Prompt } from '../../parts/tableLayout/Prompt.tsx'
import * as layout from '../../parts/tableLayout/TableLayout.module.css'
import { useIsOnline } from '../../parts/useIsOnline.ts'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import { type AddOns, NO_ADD_ONS, type SeatBadge, type TableProps } from '../gameUiContract.ts'
import { awaitedOrActiveSeat, LastMovePrompt } from '../log/LastMovePrompt.tsx'
import * as styles from './botAddOns.module.css'
import type { BotActivity, BotController } from './botController.ts'

/** Sign of a bot on its chip; it pulses while the bot thinks. */
export const BotBadge = ({ thinks }: { readonly thinks: boolean }) => (
  <i class={thinks ? `${styles.bot} ${styles.thinks}` : styles.bot} aria-hidden="true">
    <Icon name="bot" />
  </i>
)

const botBadgesOf = ({ levels, activity: doing, seats }: BotController, seat: Seat): readonly SeatBadge[] => {
  const level = levels.value.get(seat)
  if (!level || !seats().includes(seat)) return []
  const activity = doing.value
  const isThinking = activity.is === 'thinking' && activity.seat === seat
  const label = t('bots.sign', { level: t(`bot.${level}.level`) }) + (isThinking ? t('bots.signThinks') : '')
  return [{ content: <BotBadge thinks={isThinking} />, label }]
}

/** Badges of the seats that bots played in a record. */
export const recordedBotBadges =
  (bots: readonly string[]): AddOns['seatBadges'] =>
  (_, seat) => {
    if (!bots[seat]) return []
    const level = parseLevel(bots[seat])
    const label = level ? t('bots.sign', { level: t(`bot.${level}.level`) }) : t('bots.signOther')
    return [{ content: <BotBadge thinks={false} />, label }]
  }

interface BotStuckPromptProps {
  readonly name: string
  readonly onPress: () => void
  /** Lets the bot try again. */
  readonly onRetry: () => void
}

/**
 * Prompt of a bot that has failed; the button beneath lets it try again. Without a network what it thinks with may be
 * missing still: then it tries again once there is one.
 */
export const BotStuckPrompt = ({ name, onPress, onRetry }: BotStuckPromptProps) => {
  const isOnline = useIsOnline()
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [])
  return (
    <button type="button" class={`${layout.prompt} ${styles.stuck} tap`} data-part="prompt" onClick={onPress}>
      <span role="alert">
        {t(isOnline ? 'bots.stuck' : 'bots.stuckOffline', { name })} <u>{t('bots.stuckWhat')}</u>
      </span>
    </button>
  )
}

interface BotThinkingProps {
  readonly prompt: ComponentChildren
  /** Its last move, if it has made one in this turn. */
  readonly children: ComponentChildren
}

/** Milliseconds for which its last move is shown, before the prompt says that it thinks. */
const LAST_MOVE_MS = 1_000

const BotThinking = ({ prompt, children }: BotThinkingProps): ComponentChildren => {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LAST_MOVE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLong ? prompt : children
}

/**
 * Milliseconds for which Skip stays after a press. The button that ends the player's own turn takes its place, and Skip
 * may be pressed once more.
 */
const SKIP_LINGER_MS = 600

/**
 * Creates the Skip button, shown while a bot is active and a moment after a press; a retry button where a bot is stuck.
 */
const createSkipButton = ({
  levels,
  activity,
  hurry,
  retry,
  seats,
}: BotController): ((props: TableProps) => ChoiceView | null) => {
  const isLingering = signal(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  const onPress = (): void => {
    hurry()
    isLingering.value = true
    clearTimeout(timer)
    timer = setTimeout(() => {
      isLingering.value = false
    }, SKIP_LINGER_MS)
  }
  return ({ now }) => {
    const seat = awaitedOrActiveSeat(now)
    const isBotActive = !now.isAwaited && levels.value.has(seat) && seats().includes(seat)
    if (now.outcome || !(isBotActive || isLingering.value)) return null
    if (activity.value.is === 'stuck') return { id: 'again', label: t('app.retry'), onPress: retry }
    return { id: 'skip', label: t('bots.skip'), icon: 'next', onPress }
  }
}

/** Additions of bots to the screens of a table, before what other phones add. */
export const botAddOns = (controller: BotController, innerAddOns: AddOns = NO_ADD_ONS): AddOns => {
  const { PromptFrame: InnerPromptFrame } = innerAddOns
  const skipButton = createSkipButton(controller)
  const PromptFrame: NonNullable<AddOns['PromptFrame']> = ({ view, now, children }) => {
    const tableProps = { view, now }
    const seat = awaitedOrActiveSeat(now)
    const name = view.names[seat] ?? ''
    const promptFor = ({ is }: BotActivity): ComponentChildren => {
      if (is === 'stuck')
        return <BotStuckPrompt name={name} onPress={() => navigate(...view.path, 'bots')} onRetry={controller.retry} />
      if (is !== 'thinking' || view.refusal.value) return <LastMovePrompt {...tableProps}>{children}</LastMovePrompt>
      const thinkingPrompt = <Prompt>{t('bots.thinks', { name })}</Prompt>
      return (
        <BotThinking prompt={thinkingPrompt}>
          <LastMovePrompt {...tableProps}>{thinkingPrompt}</LastMovePrompt>
        </BotThinking>
      )
    }
    const prompt = controller.levels.value.has(seat) ? promptFor(controller.activity.value) : children
    return InnerPromptFrame ? <InnerPromptFrame {...tableProps}>{prompt}</InnerPromptFrame> : prompt
  }
  return {
    ...innerAddOns,
    PromptFrame,
    seatBadges: (now, seat) => [...innerAddOns.seatBadges(now, seat), ...botBadgesOf(controller, seat)],
    primaryChoice: (tableProps) => skipButton(tableProps) ?? innerAddOns.primaryChoice?.(tableProps) ?? null,
  }
}
