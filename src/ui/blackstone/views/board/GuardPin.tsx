import * as styles from './GuardPin.module.css'

/** A knight on a shield, in the lower left corner of a guarded vassal; with a number where several guard it. */
export const GuardPin = ({ count }: { readonly count: number }) => (
  <span class={styles.guard} aria-hidden="true">
    <svg viewBox="0 0 24 26" aria-hidden="true">
      <path d="M12 1 22 4.5v8c0 6-4 10-10 12.5C6 22.5 2 18.5 2 12.5v-8Z" />
      <use href="#knight" x="4.5" y="3.5" width="15" height="15" />
    </svg>
    {count > 1 && <b>{count}</b>}
  </span>
)
