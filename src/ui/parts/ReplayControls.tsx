import '../style/seeing.css'
import { Icon, type IconName } from '../shell/Icon.tsx'
import '../text/history.ts'
import { t } from '../text/t.ts'
import type { LogLine } from './props.ts'

interface ScrubberProps {
  /** The moment that is shown, from 0 to `last`. */
  readonly at: number
  readonly last: number
  /** The moment in words. */
  readonly words: string
  readonly onMove: (at: number) => void
  /** To the turn before or after: Page Up and Page Down. */
  readonly onTurn: (by: -1 | 1) => void
  /** Opens what can be done from this moment on. */
  readonly onBranch: () => void
}

/** Leads to any moment: by finger, or by keys step by step and turn by turn. */
export const Scrubber = ({ at, last, words, onMove, onTurn, onBranch }: ScrubberProps) => {
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return
    event.preventDefault()
    onTurn(event.key === 'PageUp' ? 1 : -1)
  }
  return (
    <div class="scrubs">
      <input
        type="range"
        class="scrub"
        aria-label={t('replay.scrub')}
        aria-valuetext={words}
        min={0}
        max={last}
        value={at}
        onInput={(event) => onMove(Number(event.currentTarget.value))}
        onKeyDown={key}
      />
      <button type="button" class="btn flat" onClick={onBranch}>
        {t('branch.short')}
      </button>
    </div>
  )
}

/** What a moment tells; `past`: what was told before it, where there is room. */
export const Tellings = ({ lines, past = false }: { readonly lines: readonly LogLine[]; readonly past?: boolean }) => (
  <ul class={past ? 'tells past tall2' : 'tells'}>
    {lines.map(({ id, icon, text, written = [] }) => (
      <li key={id}>
        <Icon name={icon} />
        <span class="grow">{text}</span>
        {written.map((deed, at) => (
          <code key={at}>{deed}</code>
        ))}
      </li>
    ))}
  </ul>
)

interface ControlsProps {
  readonly playing: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
  /** How fast, in times of the slowest. */
  readonly speed: number
  readonly onBack: () => void
  readonly onPlay: () => void
  readonly onOn: () => void
  readonly onSpeed: () => void
  readonly onClose: () => void
}

interface StepProps {
  readonly label: string
  readonly icon: IconName
  /** There is nothing more that way. */
  readonly ends: boolean
  readonly onPress: () => void
}

const Step = ({ label, icon, ends, onPress }: StepProps) => (
  <button type="button" class="ic tap" aria-label={label} aria-disabled={ends ? 'true' : undefined} onClick={onPress}>
    <Icon name={icon} />
  </button>
)

/** Under the thumb: a step back, play or pause, a step on, how fast, and the way out. */
export const Controls = (props: ControlsProps) => (
  <nav class="nav film" aria-label={t('replay.controls')}>
    <button type="button" class="ic tap" aria-label={t('replay.close')} onClick={props.onClose}>
      <Icon name="cross" />
    </button>
    <button
      type="button"
      class="ic tap spd"
      aria-label={t('replay.speed', { speed: props.speed })}
      onClick={props.onSpeed}
    >
      {t('replay.times', { speed: props.speed })}
    </button>
    <Step label={t('replay.back')} icon="back" ends={props.isFirst} onPress={props.onBack} />
    <button type="button" class="btn go" onClick={props.onPlay}>
      <Icon name={props.playing ? 'pause' : 'play'} />
      <span>{t(props.playing ? 'replay.pause' : 'replay.play')}</span>
    </button>
    <Step label={t('replay.on')} icon="next" ends={props.isLast} onPress={props.onOn} />
  </nav>
)
