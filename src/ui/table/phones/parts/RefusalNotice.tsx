import type { ComponentChildren } from 'preact'
import type { Refusal } from '#src/kernel/result.ts'
import { messageOr } from '#src/text/t.ts'
import { Icon } from '../../../parts/Icon.tsx'
import * as styles from '../Phones.module.css'

/** Sentence of a refusal. */
export const refusalText = ({ code, values }: Refusal): string => messageOr(code, values, 'app.refused')

/** Notice of a refusal, with what can be done about it. */
export const RefusalNotice = ({ why, children }: { readonly why: Refusal; readonly children?: ComponentChildren }) => (
  <section class={`box ${styles.fault}`}>
    <p role="alert">
      <Icon name="info" />
      {refusalText(why)}
    </p>
    {children && <div class={styles.approaches}>{children}</div>}
  </section>
)
