import type { ComponentChildren } from 'preact'
import * as styles from '../Phones.module.css'

interface OneOfProps {
  readonly texts: readonly ComponentChildren[]
  /** Index of the one that is shown. */
  readonly shown: number
}

/** One of several texts, in a place as high as the longest of them, so that nothing moves when another is shown. */
export const OneOfTexts = ({ texts, shown }: OneOfProps) => (
  <span class={styles.oneOf}>
    {texts.map((text, index) => (
      <span key={index} aria-hidden={index !== shown}>
        {text}
      </span>
    ))}
  </span>
)
