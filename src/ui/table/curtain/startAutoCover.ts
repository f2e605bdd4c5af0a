/** Covers an open hand when its turn is over, and when the phone is put away or left alone on the table. */
import '../../../text/bundles/sheets.ts'
import { effect } from '@preact/signals'
import { t } from '../../../text/t.ts'
import type { AppContext } from '../../common/appContext.ts'
import type { TableView } from '../gameUiContract.ts'

/** Milliseconds without activity until the warning, and from the warning until the hand is covered. */
const IDLE_MS = 80_000
const WARNING_MS = 10_000

/** `focusin`: a screen reader explores without any of the others. */
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin'] as const
const NOTICE_ID = 'cover'

/** Covers the hand when its turn is over and the next is played elsewhere: another person may take the phone. */
const coverAfterTurn = (view: TableView): (() => void) =>
  effect(() => {
    const { hidesHands, awaitedElsewhere, seat, activeSeat } = view.now.value
    if (hidesHands && awaitedElsewhere !== null && activeSeat !== seat) view.closeCurtain()
  })

/** Starts to watch for inactivity; returns the function that stops it. What is picked up stays so under the curtain. */
export const startAutoCover = (view: TableView, app: Pick<AppContext, 'notify' | 'dismiss'>): (() => void) => {
  let timer = 0
  let isNotified = false
  const dismissNotice = (): void => {
    if (isNotified) app.dismiss(NOTICE_ID)
    isNotified = false
  }
  const coverNow = (): void => {
    dismissNotice()
    view.closeCurtain()
  }
  const warnSoon = (): void => {
    const { hidesHands, isCurtainDown, outcome } = view.now.peek()
    isNotified = hidesHands && !isCurtainDown && !outcome
    if (isNotified) app.notify({ id: NOTICE_ID, text: t('curtain.soon', { seconds: WARNING_MS / 1000 }) })
    timer = window.setTimeout(coverNow, WARNING_MS)
  }
  const restartTimer = (): void => {
    clearTimeout(timer)
    dismissNotice()
    timer = window.setTimeout(warnSoon, IDLE_MS)
  }
  const coverIfHidden = (): void => {
    if (document.visibilityState === 'hidden') coverNow()
  }
  document.addEventListener('visibilitychange', coverIfHidden)
  for (const eventName of ACTIVITY_EVENTS) document.addEventListener(eventName, restartTimer, { passive: true })
  restartTimer()
  const stopTurnEffect = coverAfterTurn(view)
  return () => {
    stopTurnEffect()
    clearTimeout(timer)
    dismissNotice()
    document.removeEventListener('visibilitychange', coverIfHidden)
    for (const eventName of ACTIVITY_EVENTS) document.removeEventListener(eventName, restartTimer)
  }
}
