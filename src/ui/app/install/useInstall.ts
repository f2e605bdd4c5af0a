/** This browser, as far as installing goes. */
import { useEffect, useState } from 'preact/hooks'
import { listSaves } from '../../store/saves.ts'
import { isStandalone } from './apple.ts'
import { useHouse } from './house.ts'
import { type InstallWay, isDue, wayOf } from './install.ts'
import { offer } from './offer.ts'

const KEY = 'install dismissed'

const dismissed = (): number | null => {
  try {
    return Number(localStorage.getItem(KEY) ?? Number.NaN) || null
  } catch {
    return null
  }
}

const dismiss = (): void => {
  try {
    localStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Where nothing can be kept it is said again another time.
  }
}

const wayHere = (): InstallWay =>
  wayOf({
    standalone: isStandalone(),
    offered: offer.value !== null,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  })

/** Asks the browser; it can be asked once, and offers it anew when it likes to. */
const ask = async (): Promise<void> => {
  const offered = offer.value
  offer.value = null
  await offered?.prompt()
}

export interface Installing {
  readonly way: InstallWay
  ask(): void
}

export const useInstalling = (): Installing => ({ way: wayHere(), ask: () => void ask().catch(() => undefined) })

/** Whether it is time to speak of it, and what says that somebody does not want it. */
export const useDue = (): readonly [boolean, () => void] => {
  const { database } = useHouse()
  const [due, be] = useState(false)
  useEffect(() => {
    listSaves(database).then(
      (games) => be(isDue(games, performance.timeOrigin, Date.now(), dismissed())),
      () => undefined,
    )
  }, [])
  const close = (): void => {
    dismiss()
    be(false)
  }
  return [due, close]
}
