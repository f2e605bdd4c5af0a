/** Marks of the guilds: each has a shape and a colour of its own. */
import * as styles from './GuildMark.module.css'

/** Mark of a seat, drawn round the origin in a square of 18 units. */
export const GuildShape = ({ seat }: { readonly seat: number }) => {
  switch (seat) {
    case 0:
      return <circle r="6.4" />
    case 1:
      return <rect x="-6" y="-6" width="12" height="12" rx="1.5" />
    case 2:
      return <path d="M0-7.2 7 5.6H-7Z" />
    default:
      return <path d="M0-7.8 7.8 0 0 7.8-7.8 0Z" />
  }
}

/** Mark of a seat beside a text; hidden from screen readers. */
export const GuildMark = ({ seat }: { readonly seat: number }) => (
  <svg class={`${styles.mark} seat${seat}`} viewBox="-9 -9 18 18" aria-hidden="true">
    <GuildShape seat={seat} />
  </svg>
)
