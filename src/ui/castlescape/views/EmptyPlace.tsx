import * as styles from './EmptyPlace.module.css'

/** Place of a card that is gone, and the like. */
export const EmptyPlace = ({ children }: { readonly children: string }) => <p class={styles.place}>{children}</p>
