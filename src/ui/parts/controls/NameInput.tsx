import type { InputHTMLAttributes } from 'preact'

/** Longest name of a player, in letters: it must fit a chip. */
const NAME = 12

/** A field for the name of a player. Whoever comes to it types over what stands there. */
export const NameInput = (props: InputHTMLAttributes<HTMLInputElement>) => (
  <input
    maxLength={NAME}
    autocomplete="off"
    autocapitalize="words"
    spellcheck={false}
    onFocus={(event) => event.currentTarget.select()}
    {...props}
  />
)
