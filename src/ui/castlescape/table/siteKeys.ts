/** Keys of the site besides those of the grid. */
import { useEffect } from 'preact/hooks'
import { baileyAt } from '../../../games/castlescape/site/site.ts'
import type { Square } from '../../../games/castlescape/site/square.ts'
import { useApp } from '../../common/appContext.ts'
import { navigate, route } from '../../common/route.ts'
import { isTextField } from '../../table/lifecycle/listenForKeysSheet.ts'
import { whyCannotAct } from '../../table/whyCannotAct.ts'
import { cornerAround } from '../views/site/closerView.ts'
import {
  type CastleProps,
  type CastleSnapshot,
  type CastleTableView,
  clearChoices,
  placeGhost,
} from './castleTableView.ts'
import { primaryChoice } from './primaryChoice.ts'
import { stepGhost } from './stepGhost.ts'

/** Whether hints are given: not in a lesson, where the coach says what to do, nor after the end. */
export const hasHints = ({ view, now }: CastleProps): boolean => view.path[0] === 'play' && !now.outcome

/** Opens the hint; while another has the turn it is said so. */
export const openHint = ({ view, now }: CastleProps): void => {
  if (!hasHints({ view, now })) return
  if (now.legalActions.length > 0) navigate(...view.path, 'hint')
  else view.sayRefusal(whyCannotAct(view, now))
}

/** Shows the site closer round a square, or all of it. */
export const setScale = (
  { choices }: CastleTableView,
  { state }: CastleSnapshot,
  isCloser: boolean,
  around?: Square,
): void => {
  const { size } = state.site
  const square = around ?? choices.ghost.value ?? choices.viewedSquare.value ?? (size * size - 1) / 2
  choices.corner.value = isCloser ? cornerAround(square, size) : null
}

const lookAtNextBailey = (view: CastleTableView, { state }: CastleSnapshot): void => {
  const { baileys, size } = state.site
  const at = baileyAt(state.site, view.choices.viewedSquare.value ?? -1)
  const next = baileys[(at + 1) % Math.max(1, baileys.length)]?.squares[0]
  if (next === undefined) return
  placeGhost(view, next, size)
  view.choices.ghost.value = null
  view.choices.viewedSquare.value = next
}

/**
 * Presses a key on the site; true where the browser must not use it too.
 * @param focused square that has the focus, if one has
 */
export const pressKey = (props: CastleProps, event: KeyboardEvent, hasLetters: boolean, focused?: Square): boolean => {
  const { view, now } = props
  if (event.ctrlKey || event.metaKey) {
    if (event.key === 'z' && !now.whyNoUndo) view.undo()
    return event.key === 'z'
  }
  if (event.key === 'Escape') {
    clearChoices(view.choices)
    return true
  }
  return hasLetters && !event.altKey && pressLetter(props, event, focused)
}

/** True where the key is one of the site's. A key that is held presses no button again. */
const pressLetter = (props: CastleProps, { key, shiftKey, repeat }: KeyboardEvent, focused?: Square): boolean => {
  const { view, now } = props
  const open = (...sheet: readonly string[]): void => navigate(...view.path, ...sheet)
  const letters: Readonly<Record<string, () => void>> = {
    n: () => stepGhost(props, shiftKey ? -1 : 1),
    '+': () => setScale(view, now, true, view.choices.ghost.value ?? focused),
    '-': () => setScale(view, now, false),
    b: () => lookAtNextBailey(view, now),
    w: () => {
      view.choices.wish.value = 'build'
    },
    r: () => {
      view.choices.wish.value = 'post'
    },
    m: () => open('market'),
    g: () => open('guild', String(now.seat)),
    h: () => openHint(props),
    u: () => !now.whyNoUndo && view.undo(),
    e: () => (view.addOns.primaryChoice?.(props as never) ?? primaryChoice(view, now))?.onPress(),
    '?': () => open('keys'),
  }
  const letter = key.toLowerCase()
  const press = letters[letter]
  if (!repeat || !'eu'.includes(letter)) press?.()
  return !!press
}

/** Presses letters that no part has handled itself, wherever the focus is at the table, except where text is written. */
export const useLetterKeys = ({ view, now }: CastleProps): void => {
  const { settings } = useApp()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // `?` is every table's own.
      if (event.key.length !== 1 || event.key === '?' || event.defaultPrevented || event.ctrlKey || event.metaKey)
        return
      if (settings.peek().shortcuts !== 'on' || isTextField(event.target)) return
      // A sheet lies over the table, or is on its way.
      if (route.peek().length > view.path.length || now.hasInspectionNews) return
      if (pressKey({ view, now }, event, true)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [view, now])
}
