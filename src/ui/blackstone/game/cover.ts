/** Covers an open hand again when its turn is over, and when the phone is put away, or left alone on the table. */
import { effect } from '@preact/signals'
import '../../text/sheets.ts'
import type { House } from '../../shell/house.ts'
import { t } from '../../text/t.ts'
import type { Sitting } from './sitting.ts'

/** Milliseconds without a sign of life until the hand is about to be covered, and from then on until it is. */
const IDLE = 80_000
const SOON = 10_000

const LIFE = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const
const NOTICE = 'cover'

/** A turn is over and the next is played elsewhere: whoever takes the phone meanwhile may be another. */
const coverAfter = (sitting: Sitting): (() => void) =>
  effect(() => {
    const { hides, waits, seat, state } = sitting.now.value
    if (hides && waits !== null && state.seat !== seat) sitting.closeCurtain()
  })

/** Begins to wait; gives back what ends it. What is picked up stays so under the curtain. */
export const cover = (sitting: Sitting, house: Pick<House, 'notify' | 'dismiss'>): (() => void) => {
  let timer = 0
  let told = false
  const hush = (): void => {
    if (told) house.dismiss(NOTICE)
    told = false
  }
  const close = (): void => {
    hush()
    sitting.closeCurtain()
  }
  const announce = (): void => {
    const { hides, curtain, outcome } = sitting.now.peek()
    told = hides && !curtain && !outcome
    if (told) house.notify({ id: NOTICE, text: t('curtain.soon', { seconds: SOON / 1000 }) })
    timer = window.setTimeout(close, SOON)
  }
  const wait = (): void => {
    clearTimeout(timer)
    hush()
    timer = window.setTimeout(announce, IDLE)
  }
  const away = (): void => {
    if (document.visibilityState === 'hidden') close()
  }
  document.addEventListener('visibilitychange', away)
  for (const sign of LIFE) document.addEventListener(sign, wait, { passive: true })
  wait()
  const end = coverAfter(sitting)
  return () => {
    end()
    clearTimeout(timer)
    hush()
    document.removeEventListener('visibilitychange', away)
    for (const sign of LIFE) document.removeEventListener(sign, wait)
  }
}
