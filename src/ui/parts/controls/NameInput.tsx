import type { InputHTMLAttributes } from 'preact'
import { useState } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import * as styles from './NameInput.module.css'

/** Longest name of a player, in characters: it must fit a chip. */
const MAX_PLAYER_NAME_LENGTH = 12

/**
 * Field for a player's name. Focus selects the text, so that typing replaces it. Once the name is as long as it may be,
 * the field says so.
 */
export const NameInput = ({ onInput, onBlur, ...props }: InputHTMLAttributes<HTMLInputElement>) => {
  const [isFull, setIsFull] = useState(false)
  return (
    <span class={styles.field} data-part="nameField">
      <input
        maxLength={MAX_PLAYER_NAME_LENGTH}
        dir="auto"
        autocomplete="off"
        autocapitalize="words"
        spellcheck={false}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => {
          setIsFull(event.currentTarget.value.length >= MAX_PLAYER_NAME_LENGTH)
          onInput?.(event)
        }}
        onBlur={(event) => {
          setIsFull(false)
          onBlur?.(event)
        }}
        {...props}
      />
      <small role="status">{isFull && t('new.nameLimit', { count: MAX_PLAYER_NAME_LENGTH })}</small>
    </span>
  )
}
