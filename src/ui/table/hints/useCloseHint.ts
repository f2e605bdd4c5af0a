/** Address of a hint: it is left once, with Back as with its cross, and with the turn that it was asked in. */
import { useEffect, useRef } from 'preact/hooks'
import { navigateUp, route } from '../../common/route.ts'

/** Asking again through the menu puts two hints into the history; Back then leaves both. */
const useCloseDuplicateHint = (): void =>
  useEffect(() => {
    const closeIfHint = (): void => {
      if (route.value[2] === 'hint') navigateUp()
    }
    addEventListener('popstate', closeIfHint)
    return () => removeEventListener('popstate', closeIfHint)
  }, [])

/** Closes the hint when the turn changes. It is kept in the history entry, so that it survives a reload. */
const useCloseAfterTurn = (turnKey: string, close: () => void): void =>
  useEffect(() => {
    const openedInTurn = history.state?.hintIn
    if (openedInTurn === undefined) history.replaceState({ ...history.state, hintIn: turnKey }, '')
    else if (openedInTurn !== turnKey) close()
  }, [turnKey])

/** Function that leaves the hint; later calls do nothing. `turnKey` changes with the turn, and with what it asks. */
export const useCloseHint = (turnKey: string): (() => void) => {
  const isClosed = useRef(false)
  const close = (): void => {
    if (!isClosed.current) navigateUp()
    isClosed.current = true
  }
  useCloseDuplicateHint()
  useCloseAfterTurn(turnKey, close)
  return close
}
