/** Key handler: Enter, or Done on a phone's keyboard, leaves the field and does not submit a form. */
export const blurOnEnter = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  // One that ends a word of Pinyin or kana leaves nothing.
  if (!event.isComposing) event.currentTarget.blur()
}
