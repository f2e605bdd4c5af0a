/** Enter, or Done on the phone's keyboard, ends what is typed: it presses no button elsewhere. */
export const doneOnEnter = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.blur()
}
