/**
 * Tip at the foot of the tray, which makes room for it: it covers neither scores nor anything that can be touched.
 * Where the hand would have no room left, a round button, the opener, opens the tip.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import { Icon } from '../../parts/Icon.tsx'
import * as tray from '../../parts/tableLayout/Tray.module.css'
import { px, useElementBoxes } from '../../parts/useElementBoxes.ts'
import { isHandLow } from './isHandLow.ts'
import * as styles from './TipBar.module.css'

/** Heights of the hand: as one row, and with whole cards. */
const LOWEST_HAND = 44
const WHOLE_HAND = 104
/** Width and height of the opener. */
const OPENER = 44
/** Pixels above and below a tip. */
const GAP = 1

const findTray = (): HTMLElement | null => document.querySelector(`.${tray.tray}`)

/** True while the page scrolls with large text; then the tip is a part of it. */
const isFlowing = (): boolean => 'flow' in document.documentElement.dataset

/** What the tray keeps free: pixels at its foot, or a place for the opener at its end. */
type Room = { readonly kind: 'foot'; readonly height: number } | { readonly kind: 'opener' } | { readonly kind: 'none' }

const makeRoomAtFoot = (trayElement: HTMLElement, height: number): (() => void) => {
  isHandLow.value = trayElement.clientHeight - height < WHOLE_HAND
  trayElement.style.paddingBottom = px(height)
  trayElement.toggleAttribute('data-tight', isHandLow.value)
  return () => {
    isHandLow.value = false
    trayElement.style.removeProperty('padding-bottom')
    trayElement.removeAttribute('data-tight')
  }
}

const findHand = (): HTMLElement | null => findTray()?.querySelector('[data-part~="hand"]') ?? null

/** A hand that rolls is shorter by the opener, and nothing else moves; else all of the tray is. */
const makeRoomForOpener = (trayElement: HTMLElement, handRolls: boolean): (() => void) => {
  const hand = handRolls ? findHand() : null
  const [element, property] = hand
    ? ([hand, 'margin-inline-end'] as const)
    : ([trayElement, 'padding-inline-end'] as const)
  element.style.setProperty(property, px(OPENER + 2 * GAP))
  return () => element.style.removeProperty(property)
}

/** On a page that scrolls the tip is a part of it; where it is gone its place stays empty. */
const makeRoomOnPage = (tip: HTMLElement, height: number): (() => void) => {
  tip.style.minHeight = px(height + 2 * GAP)
  return () => tip.style.removeProperty('min-height')
}

interface RoomNeeds {
  readonly lowest: number
  readonly handRolls: boolean
  /** Size of the tray, on which the height of the tip depends. */
  readonly width: number | undefined
  readonly height: number | undefined
  readonly act: unknown
  readonly handKey: string
}

/**
 * Keeps room for the tip free in the tray; after it has gone until the next act, so that what can be touched stays where
 * it is.
 */
const useRoom = (
  tip: { readonly current: HTMLElement | null },
  coming: { readonly current: HTMLElement | null },
  text: string,
  needs: RoomNeeds,
): Room => {
  const { lowest, handRolls, width, height: trayHeight, act, handKey } = needs
  const [room, setRoom] = useState<Room>({ kind: 'none' })
  const kept = useRef({ act, width, handKey, giveBack: (): void => undefined })
  const makeRoom = (): (() => void) => {
    const trayElement = findTray()
    const paragraph = (coming.current ?? tip.current)?.querySelector('p')
    if (!trayElement || !paragraph || !tip.current || isFlowing()) {
      setRoom({ kind: 'none' })
      return tip.current && paragraph ? makeRoomOnPage(tip.current, paragraph.offsetHeight) : () => undefined
    }
    const height = paragraph.offsetHeight + 2 * GAP
    const isRoomy = trayElement.clientHeight - height >= lowest
    setRoom(isRoomy ? { kind: 'foot', height } : { kind: 'opener' })
    return isRoomy ? makeRoomAtFoot(trayElement, height) : makeRoomForOpener(trayElement, handRolls)
  }
  useLayoutEffect(() => {
    const { current } = kept
    const isSame = current.act === act && current.width === width && current.handKey === handKey
    if (!text && act !== undefined && isSame) return
    current.giveBack()
    kept.current = { act, width, handKey, giveBack: makeRoom() }
  }, [text, width, trayHeight, act, handKey])
  useLayoutEffect(() => () => kept.current.giveBack(), [])
  return room
}

interface TipBarProps {
  /** Text of the tip; empty while there is none, so that a later text is read out. */
  readonly text: string
  /** Text for which room is kept already; where it is left out, room is made for a tip as it comes. */
  readonly comingText?: string
  readonly onClose: () => void
  /** Height that the tray needs for what is its own, where that is more than a hand as one row. */
  readonly lowest?: number
  /** Whether a tip that the opener shows lies above the tray, and not over the hand. */
  readonly opensAbove?: boolean
  /** Whether the hand rolls sideways below what else the tray has: the opener stands at its end. */
  readonly handRolls?: boolean
  /** Changes with every act. Where it is given, room that was made for a tip stays until it changes. */
  readonly act?: unknown
  /** Changes where the hand is drawn anew at another place. */
  readonly handKey?: string
}

interface TipTextProps {
  readonly text: string
  readonly isBehindOpener?: boolean
  readonly onClose?: () => void
}

const TipText = ({ text, isBehindOpener = false, onClose }: TipTextProps) => (
  <p class="night">
    <Icon name="cap" />
    <span class="grow">{text}</span>
    <button
      type="button"
      class={`${button.icon} tap`}
      aria-label={t('app.close')}
      disabled={isBehindOpener}
      onClick={onClose}
    >
      <Icon name="cross" />
    </button>
  </p>
)

export const TipBar = (props: TipBarProps) => {
  const { text, comingText = '', onClose, lowest = LOWEST_HAND, opensAbove = false } = props
  const { handRolls = false, act, handKey = '' } = props
  const bar = useRef<HTMLDivElement>(null)
  const comingBar = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const roomText = comingText || text
  const [box, hand] = useElementBoxes(() => [findTray(), handRolls ? findHand() : null], `${roomText} ${handKey}`)
  const needs = { lowest, handRolls, width: box?.width, height: box?.height, act, handKey }
  const room = useRoom(bar, comingBar, roomText, needs)
  useEffect(() => setIsOpen(false), [text])
  const isAbove = opensAbove && room.kind === 'opener' && isOpen
  const foot = box && box.top + (isAbove ? 0 : box.height)
  const place = box && { bottom: `calc(100dvh - ${px(foot ?? 0)})`, left: px(box.left), width: px(box.width) }
  const isBehindOpener = room.kind === 'opener' && !isOpen
  const beside = hand ?? box
  // At the end of the hand, of which another part of the tray may stand.
  const openerLeft = hand ? hand.left + hand.width + GAP : (box?.left ?? 0) + (box?.width ?? 0) - OPENER - GAP
  return (
    <>
      <div
        class={isBehindOpener ? `${styles.tip} ${styles.cramped}` : styles.tip}
        data-part="tip"
        role="status"
        aria-label={t('tips.one')}
        style={place}
        ref={bar}
      >
        {text && <TipText text={text} isBehindOpener={isBehindOpener} onClose={onClose} />}
      </div>
      {comingText && comingText !== text && (
        <div class={`${styles.tip} ${styles.coming}`} style={place} ref={comingBar} aria-hidden="true" inert>
          <TipText text={comingText} />
        </div>
      )}
      {text && isBehindOpener && (
        <button
          type="button"
          class={`${button.icon} ${styles.opener} tap`}
          data-part="tipOpener"
          aria-label={t('tips.one')}
          style={beside && { top: px(beside.top + (beside.height - OPENER) / 2), left: px(openerLeft) }}
          onClick={() => setIsOpen(true)}
        >
          <Icon name="cap" />
        </button>
      )}
    </>
  )
}
