import { t } from '#src/text/t.ts'
import { Icon } from '../../../parts/Icon.tsx'
import * as styles from '../Phones.module.css'
import type { SeatState } from './phoneProps.ts'

/** Dot of a seat's state: a full disc, a half one, an empty one or a turning ring. Colour only repeats the shape. */
export const StateDot = ({ state }: { readonly state: SeatState }) => (
  <i class={styles.dot} data-part="dot" data-state={state} aria-hidden="true" />
)

/** State of a seat's phone, as a sign and in words. In a lobby a phone that is present is ready. */
export const SeatStateLabel = ({ state, lobby = false }: { readonly state: SeatState; readonly lobby?: boolean }) => (
  <span class={styles.sign} data-state={state}>
    {lobby && state === 'here' ? <Icon name="tick" /> : <StateDot state={state} />}
    {t(lobby && state === 'here' ? 'state.ready' : `state.${state}`)}
  </span>
)
