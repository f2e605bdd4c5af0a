import * as styles from './KeyList.module.css'

export interface KeyHelp {
  readonly name: string
  /** Sentence that says what the key does. */
  readonly does: string
}

/** List of keys with what each does. */
export const KeyList = ({ keys }: { readonly keys: readonly KeyHelp[] }) => (
  <dl class={styles.keys}>
    {keys.map(({ name, does }) => (
      <div key={name}>
        <dt>
          <kbd>{name}</kbd>
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
)
