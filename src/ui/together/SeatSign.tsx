import { Icon } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'
import type { SeatState } from './props.ts'

/** A full disc, a half one, an empty one, a turning ring: shape says it, colour only repeats it. */
export const Dot = ({ state }: { readonly state: SeatState }) => <i class={`dot ${state}`} aria-hidden="true" />

/** How a seat's phone is doing, as a sign and in words. In a lobby whoever is here is ready. */
export const SeatSign = ({ state, lobby = false }: { readonly state: SeatState; readonly lobby?: boolean }) => (
  <span class={`sign ${state}`}>
    {lobby && state === 'here' ? <Icon name="tick" /> : <Dot state={state} />}
    {t(lobby && state === 'here' ? 'state.ready' : `state.${state}`)}
  </span>
)
