/** Lets keys and screen readers go on at the section or paragraph that a link leads to. */
export const focusRule = (target: HTMLElement): void => {
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
