/** How a quest is won, before its first turn: three lines, each with its picture. */
import type { ComponentChildren } from 'preact'
import * as styles from './HowToWinLines.module.css'

export interface HowToWinLine {
  readonly id: string
  readonly picture: ComponentChildren
  readonly text: string
}

export const HowToWinLines = ({ lines }: { readonly lines: readonly HowToWinLine[] }) => (
  <ol class={styles.lines}>
    {lines.map(({ id, picture, text }) => (
      <li key={id}>
        <span class={styles.picture} aria-hidden="true">
          {picture}
        </span>
        <span>{text}</span>
      </li>
    ))}
  </ol>
)
