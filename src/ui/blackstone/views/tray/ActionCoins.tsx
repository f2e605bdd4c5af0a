import '../style/pips.css'
import { Icon } from '../shell/Icon.tsx'

interface PipsProps {
  /** Actions of every turn, and how many of them are left. */
  readonly of: number
  readonly left: number
  /** Saved knights that serve now, and those that serve from the next turn on. */
  readonly knights: number
  readonly fresh: number
  readonly label: string
}

/** More knights than these are told by a number. */
const MOST = 2

const Knights = ({ count, spent = false }: { readonly count: number; readonly spent?: boolean }) => (
  <>
    {Array.from({ length: count > MOST ? 1 : count }, (_, at) => (
      <i key={at} class={spent ? 'k u' : 'k'}>
        <Icon name="knight" />
      </i>
    ))}
    {count > MOST && <b>×{count}</b>}
  </>
)

/** What a turn has to spend: a coin for each action, hollow once it is spent, and saved knights. */
export const Pips = ({ of, left, knights, fresh, label }: PipsProps) => (
  <span class="coins" role="img" aria-label={label}>
    {Array.from({ length: of }, (_, at) => (
      <i key={at} class={at < left ? '' : 'u'} />
    ))}
    <Knights count={knights} />
    <Knights count={fresh} spent />
  </span>
)
