/** How a quest is won, before its first turn: three lines, each with its picture. */
import type { ComponentChildren } from 'preact'
import * as styles from './Opening.module.css'

export interface OpeningLine {
  readonly id: string
  readonly picture: ComponentChildren
  readonly text: string
}

export const Opening = ({ lines }: { readonly lines: readonly OpeningLine[] }) => (
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
