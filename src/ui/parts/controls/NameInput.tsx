import type { InputHTMLAttributes } from 'preact'

/** Longest name of a player, in characters: it must fit a chip. */
const MAX_PLAYER_NAME_LENGTH = 12

/** Field for a player's name. Focus selects the text, so that typing replaces it. */
export const NameInput = (props: InputHTMLAttributes<HTMLInputElement>) => (
  <input
    maxLength={MAX_PLAYER_NAME_LENGTH}
    autocomplete="off"
    autocapitalize="words"
    spellcheck={false}
    onFocus={(event) => event.currentTarget.select()}
    {...props}
  />
)
