import type { ComponentChildren } from 'preact'
import type { Refusal } from '../../kernel/result.ts'
import '../text/troubles.ts'
import { Icon } from '../shell/Icon.tsx'
import { say } from '../text/t.ts'

/** The sentence for what stands in the way. */
export const reasonOf = ({ code, values }: Refusal): string => say(code, values, 'app.refused')

/** What stands in the way, and what can be done. */
export const Fault = ({ why, children }: { readonly why: Refusal; readonly children?: ComponentChildren }) => (
  <section class="box fault">
    <p role="alert">
      <Icon name="info" />
      {reasonOf(why)}
    </p>
    {children && <div class="approaches">{children}</div>}
  </section>
)
