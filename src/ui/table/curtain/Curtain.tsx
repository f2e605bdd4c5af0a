import { useEffect, useRef, useState } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import { Crest } from '../../parts/Crest.tsx'
import { Icon } from '../../parts/Icon.tsx'
import type { LogLine } from '../../parts/viewTypes.ts'
import * as styles from './Curtain.module.css'

const HOLD_MS = 500
const ARMED_MS = 10_000

const GateArtwork = () => (
  <svg class={styles.gate} viewBox="0 0 390 620" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <defs>
      <radialGradient id="torch" cx=".5" cy=".45" r=".6">
        <stop stop-color="#F0B050" />
        <stop offset=".45" stop-color="#8A4F1E" />
        <stop offset=".85" stop-color="#2B1810" />
        <stop offset="1" stop-color="#140E0C" />
      </radialGradient>
      <pattern id="bars" width="390" height="64" patternUnits="userSpaceOnUse">
        <path d="M0 26h390v12H0z" fill="#12161D" />
        <path d="M0 26h390v2.5H0z" fill="#7A5A34" />
      </pattern>
      <pattern id="rods" x="20" width="58.3" height="64" patternUnits="userSpaceOnUse">
        <path d="M0 0h14v64H0z" fill="#171C24" />
        <path d="M0 0h3v64H0z" fill="#9A6F3C" />
        <path d="M7 23l7 9-7 9-7-9z" fill="#2B323E" stroke="#0B0D11" />
        <path d="M7 26l-6 6 6 6z" fill="#A8783F" opacity=".8" />
      </pattern>
    </defs>
    <path d="M0 0h390v620H0z" fill="url(#torch)" />
    <path d="M0 0h390v620H0z" fill="url(#bars)" />
    <path d="M0 0h390v604H0z" fill="url(#rods)" />
  </svg>
)

/** Opens after a hold of half a second, or a second press within ten seconds: a stray touch shows no hand. */
function useHoldOrDoublePress(onOpen: () => void) {
  const [isArmed, setIsArmed] = useState(false)
  const hold = useRef(0)
  const disarming = useRef(0)
  const stopHold = () => clearTimeout(hold.current)
  const stopAll = () => {
    stopHold()
    clearTimeout(disarming.current)
  }
  useEffect(() => stopAll, [])
  const handleClick = () => {
    if (isArmed) return onOpen()
    stopAll()
    setIsArmed(true)
    disarming.current = window.setTimeout(() => setIsArmed(false), ARMED_MS)
  }
  const startHold = () => {
    stopHold()
    hold.current = window.setTimeout(onOpen, HOLD_MS)
  }
  return {
    armed: isArmed,
    handlers: {
      onClick: handleClick,
      onPointerDown: startHold,
      onPointerUp: stopHold,
      onPointerLeave: stopHold,
      onPointerCancel: stopHold,
    },
  }
}

/** One of two texts, in room for either: the button stays under the finger that presses it twice. */
const Alternatives = (props: { readonly texts: readonly [string, string]; readonly isSecond: boolean }) => (
  <span class={styles.alternatives}>
    {props.texts.map((text, at) => (
      <span key={at} data-state={at === Number(props.isSecond) ? undefined : 'hidden'}>
        {text}
      </span>
    ))}
  </span>
)

export interface CurtainProps {
  readonly seat: number
  readonly name: string
  /** The phone was left alone and need not be passed: the seat that opened it last is still awaited. */
  readonly isSamePlayer?: boolean
  /** Progress of the seat: `12 points`; empty in modes without points. */
  readonly line: string
  /** Why the phone is passed in mid-turn; empty where the turn begins. */
  readonly why?: string
  /** Heading of the recap. */
  readonly recapHeading: string
  /** Public moves only, with names instead of `you`. */
  readonly recapLines: readonly LogLine[]
  /** Takes back the turn that has just ended; null where that is not possible. */
  readonly undoChoice: { readonly label: string; readonly onPress: () => void } | null
  readonly onOpen: () => void
}

/** Curtain between two players on one phone. While it is down, nothing of any hand is in the page. */
export function Curtain({
  seat,
  name,
  isSamePlayer = false,
  line,
  why,
  recapHeading,
  recapLines,
  undoChoice,
  onOpen,
}: CurtainProps) {
  const { armed, handlers } = useHoldOrDoublePress(onOpen)
  const openButton = useRef<HTMLButtonElement>(null)
  // With large text the page may be longer than the screen: it is scrolled to its top, with the name.
  useEffect(() => {
    openButton.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  return (
    <main class={`${styles.curtain} night`}>
      <GateArtwork />
      <div class={styles.card}>
        <Crest seat={seat} big />
        <p>{t(isSamePlayer ? 'curtain.still' : 'curtain.pass')}</p>
        <h1>{name}</h1>
        {line && <p class={styles.standing}>{line}</p>}
        {why && <p class={styles.reason}>{why}</p>}
        {recapLines.length > 0 && (
          <section class={styles.news} aria-label={recapHeading}>
            <h2>{recapHeading}</h2>
            <ul>
              {recapLines.map(({ id, icon, text }) => (
                <li key={id}>
                  <Icon name={icon} />
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div class={styles.foot}>
        <button ref={openButton} type="button" class={`${button.primary} ${styles.hold}`} {...handlers}>
          <Icon name="eye" />
          <Alternatives isSecond={armed} texts={[t('curtain.open', { name }), t('curtain.again')]} />
        </button>
        <p role="status">
          <Alternatives isSecond={armed} texts={[t('curtain.how'), t('curtain.armed', { name })]} />
        </p>
        {undoChoice && (
          <button type="button" class={`${button.plain} ${styles.back}`} onClick={undoChoice.onPress}>
            <Icon name="undo" />
            <span>{undoChoice.label}</span>
          </button>
        )}
      </div>
    </main>
  )
}
