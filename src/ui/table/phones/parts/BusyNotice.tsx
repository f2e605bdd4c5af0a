import type { ComponentChildren } from 'preact'
import * as styles from '../Phones.module.css'
import * as squareCode from './QrCodeImage.module.css'

/** Notice of work in progress: a turning ring, and a text that says what. */
export const BusyNotice = ({ children }: { readonly children: ComponentChildren }) => (
  <p class={styles.turning} role="status">
    <i class={squareCode.turning} />
    {children}
  </p>
)
