import '../style/curtain.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Crest, Icon } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'
import type { LogLine } from './props.ts'

const HOLD = 500
const ARMED = 3000

const Gate = () => (
  <svg class="gate" viewBox="0 0 390 620" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
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

/** Opens after a hold of half a second, or a second press within three: no stray touch shows a hand. */
function useGate(onOpen: () => void) {
  const [armed, arm] = useState(false)
  const timer = useRef(0)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => stop, [])
  const press = () => {
    if (armed) return onOpen()
    stop()
    arm(true)
    timer.current = window.setTimeout(() => arm(false), ARMED)
  }
  const hold = () => {
    stop()
    timer.current = window.setTimeout(onOpen, HOLD)
  }
  return {
    armed,
    handlers: { onClick: press, onPointerDown: hold, onPointerUp: stop, onPointerLeave: stop, onPointerCancel: stop },
  }
}

export interface CurtainProps {
  readonly seat: number
  readonly name: string
  /** The phone was left alone and need not be passed: who opened it last is awaited still. */
  readonly still?: boolean
  /** `12 points`; empty in modes without points. */
  readonly line: string
  /** Why the phone is passed in mid-turn; empty where the turn begins. */
  readonly why?: string
  /** What stands over the news. */
  readonly heading: string
  /** Public deeds only, names instead of `you`. */
  readonly news: readonly LogLine[]
  /** Takes the turn back that has just ended; null where that cannot be. */
  readonly back: { readonly label: string; readonly onPress: () => void } | null
  readonly onOpen: () => void
}

/** Between two players on one phone. Nothing of any hand is in the page while it hangs. */
export function Curtain({ seat, name, still = false, line, why, heading, news, back, onOpen }: CurtainProps) {
  const { armed, handlers } = useGate(onOpen)
  const button = useRef<HTMLButtonElement>(null)
  // With large text the page may be longer than the screen: it begins at its top, with the name.
  useEffect(() => {
    button.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  return (
    <main class="cur night">
      <Gate />
      <div class="cc">
        <Crest seat={seat} big />
        <p>{t(still ? 'curtain.still' : 'curtain.pass')}</p>
        <h1>{name}</h1>
        {line && <p class="sub">{line}</p>}
        {why && <p class="why">{why}</p>}
        {news.length > 0 && (
          <section class="news" aria-label={heading}>
            <h2>{heading}</h2>
            <ul>
              {news.map(({ id, icon, text }) => (
                <li key={id}>
                  <Icon name={icon} />
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div class="cf">
        <button ref={button} type="button" class="btn go hold" {...handlers}>
          <Icon name="eye" />
          <span>{t(armed ? 'curtain.again' : 'curtain.open', { name })}</span>
        </button>
        <p role="status">{t(armed ? 'curtain.armed' : 'curtain.how', { name })}</p>
        {back && (
          <button type="button" class="btn back" onClick={back.onPress}>
            <Icon name="undo" />
            <span>{back.label}</span>
          </button>
        )}
      </div>
    </main>
  )
}
