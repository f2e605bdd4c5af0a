import { t } from '../../text/t.ts'
import * as button from './Button.module.css'
import { useChoicePress } from './controls/useChoicePress.ts'
import { Icon, type IconName } from './Icon.tsx'
import * as styles from './ReplayControls.module.css'
import * as layout from './tableLayout/TableLayout.module.css'

interface ScrubberProps {
  /** Moment shown, from 0 to `lastMoment`. */
  readonly moment: number
  readonly lastMoment: number
  /** Description of the moment. */
  readonly momentText: string
  readonly onSeek: (moment: number) => void
  /** Goes to the next or previous turn: Page Up and Page Down. */
  readonly onTurnStep: (by: -1 | 1) => void
  /** Opens the choices for continuing from this moment. */
  readonly onBranch: () => void
}

/**
 * Slider over all moments of the replay; keys go step by step or turn by turn. A touch or a key stops what plays, also
 * where it moves nothing: Home at the first moment.
 */
export const Scrubber = ({ moment, lastMoment, momentText, onSeek, onTurnStep, onBranch }: ScrubberProps) => {
  const stop = () => onSeek(moment)
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') stop()
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return
    event.preventDefault()
    onTurnStep(event.key === 'PageUp' ? 1 : -1)
  }
  return (
    <div class={styles.scrubber}>
      <input
        type="range"
        class={styles.slider}
        aria-label={t('replay.scrub')}
        aria-valuetext={momentText}
        min={0}
        max={lastMoment}
        value={moment}
        onInput={(event) => onSeek(Number(event.currentTarget.value))}
        onPointerDown={stop}
        onKeyDown={handleKey}
      />
      <button type="button" class={button.quiet} onClick={onBranch}>
        {t('branch.short')}
      </button>
    </div>
  )
}

interface PlaybackControlsProps {
  readonly isPlaying: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Speed as a multiple of the slowest. */
  readonly speed: number
  readonly onBack: () => void
  readonly onPlay: () => void
  readonly onForward: () => void
  readonly onSpeed: () => void
  readonly onClose: () => void
}

interface StepButtonProps {
  readonly label: string
  readonly icon: IconName
  /** Why there is no further step in this direction; absent where there is one. */
  readonly reason: string | undefined
  readonly onPress: () => void
}

const StepButton = ({ label, icon, reason, onPress }: StepButtonProps) => (
  <button
    type="button"
    class={`${button.icon} tap`}
    aria-label={label}
    aria-disabled={reason ? 'true' : undefined}
    onClick={useChoicePress({ reason, onPress })}
  >
    <Icon name={icon} />
  </button>
)

/** Controls of the replay: close, speed, step back, play or pause, step forward. */
export const PlaybackControls = (props: PlaybackControlsProps) => (
  <nav class={`${layout.nav} ${styles.film}`} data-part="nav" aria-label={t('replay.controls')}>
    <button type="button" class={`${button.icon} tap`} aria-label={t('replay.close')} onClick={props.onClose}>
      <Icon name="cross" />
    </button>
    <button
      type="button"
      class={`${button.icon} tap ${styles.speed}`}
      aria-label={t('replay.speed', { speed: props.speed })}
      onClick={props.onSpeed}
    >
      {t('replay.times', { speed: props.speed })}
    </button>
    <StepButton
      label={t('replay.back')}
      icon="back"
      reason={props.isFirst ? t('replay.first') : undefined}
      onPress={props.onBack}
    />
    <button type="button" class={button.primary} data-part="choice" onClick={props.onPlay}>
      <Icon name={props.isPlaying ? 'pause' : 'play'} />
      <span>{t(props.isPlaying ? 'replay.pause' : 'replay.play')}</span>
    </button>
    <StepButton
      label={t('replay.on')}
      icon="next"
      reason={props.isLast ? t('replay.last') : undefined}
      onPress={props.onForward}
    />
  </nav>
)
