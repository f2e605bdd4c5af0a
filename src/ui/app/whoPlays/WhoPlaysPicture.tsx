import type { WhoPlays } from '../newGame/whoPlays.ts'
import * as styles from './WhoPlays.module.css'

const Phone = ({
  x,
  width = 16,
  height = 30,
}: {
  readonly x: number
  readonly width?: number
  readonly height?: number
}) => (
  <g transform={`translate(${x} ${30 - height / 2})`}>
    <rect width={width} height={height} rx="3" />
    <path d={`M${width / 2 - 2} ${height - 4}h4`} />
  </g>
)

/** A person's round face, and the square one of a bot. */
const Faces = () => (
  <>
    <circle cx="34" cy="26" r="9" />
    <path d="M20 48c2-9 8-12 14-12s12 3 14 12" />
    <rect x="62" y="18" width="20" height="17" rx="4" />
    <path d="M72 12v6M68 26v1M76 26v1M68 31h8M58 48c2-7 8-9 14-9s12 2 14 9" />
  </>
)

const OnePhone = () => (
  <>
    <Phone x={32} />
    <path d="M62 24h22l-5-5M84 36H62l5 5" />
  </>
)

const SeveralPhones = () => (
  <>
    <Phone x={14} />
    <Phone x={42} width={36} height={26} />
    <Phone x={90} />
  </>
)

const PICTURES = { alone: Faces, one: OnePhone, several: SeveralPhones } as const

/** Drawing of who plays on which phones. */
export const WhoPlaysPicture = ({ company }: { readonly company: WhoPlays }) => {
  const Picture = PICTURES[company]
  return (
    <svg class={styles.picture} viewBox="0 0 120 60" aria-hidden="true">
      <Picture />
    </svg>
  )
}
