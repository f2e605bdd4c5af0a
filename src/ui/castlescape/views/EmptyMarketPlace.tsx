import * as styles from './EmptyMarketPlace.module.css'

/** Place of a card that is gone, and the like. */
export const EmptyMarketPlace = ({ children }: { readonly children: string }) => <p class={styles.place}>{children}</p>
