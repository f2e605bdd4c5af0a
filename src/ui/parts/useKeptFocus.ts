import { useEffect } from 'preact/hooks'

/** What can have the focus by Tab. */
const CONTROLS = 'button, a[href], input, select, textarea, [tabindex="0"]'

const controlsIn = (part: Element | null): readonly Element[] => [...(part?.querySelectorAll(CONTROLS) ?? [])]

/** A control of a part with all others: those that follow it, then those before it, from the nearest. */
const controlsFrom = (part: Element, control: Element): readonly Element[] => {
  const all = controlsIn(part)
  const at = all.indexOf(control)
  return [control, ...all.slice(at + 1), ...all.slice(0, Math.max(0, at)).reverse()]
}

/** Whether the control has the focus now. One that went away, or that this screen has no room for, takes none. */
const takesFocus = (control: Element): boolean => {
  if (control instanceof HTMLElement) control.focus({ preventScroll: true })
  return document.activeElement === control
}

/** Was it last a finger or a mouse that pressed? To them the ring of the focus looks as if something were chosen. */
let isPointed = false
globalThis.addEventListener?.('pointerdown', () => {
  isPointed = true
})
globalThis.addEventListener?.('keydown', () => {
  isPointed = false
})

/** In a page that was just loaded nobody has pressed anything yet, and browsers show the ring as they do for keys. */
const isFocusWanted = (): boolean => !isPointed && navigator.userActivation?.hasBeenActive === true

/**
 * For keys, keeps the focus in the part of the page with this selector. The control that has it may go away as it is
 * pressed, or behind a sheet; then the next control takes the focus, else it would be nowhere: the first answer where
 * something is asked. At first the first control of `start` takes it, where nothing else has.
 */
export const useKeptFocus = (part: string, start: string): void => {
  useEffect(() => {
    let near: readonly Element[] = []
    const remember = ({ target }: FocusEvent): void => {
      const around = target instanceof Element ? target.closest(part) : null
      if (around) near = controlsFrom(around, target as Element)
    }
    const keepFocus = (): void => {
      if (document.activeElement !== document.body || near[0]?.isConnected || !isFocusWanted()) return
      const answers = controlsIn(document.querySelector("[data-part='question']"))
      const all = [...answers, ...near, ...controlsIn(document.querySelector(start))]
      all.some(takesFocus)
    }
    addEventListener('focusin', remember)
    const changes = new MutationObserver(keepFocus)
    changes.observe(document.body, { childList: true, subtree: true })
    keepFocus()
    return () => {
      removeEventListener('focusin', remember)
      changes.disconnect()
    }
  }, [part, start])
}
