/**
 * Short banner with whose turn begins, where people share one open board. It is drawn only: the log's sentence is read
 * out already.
 */
import { useEffect, useRef, useState } from 'preact/hooks'
import { Crest } from '../../../parts/Crest.tsx'
import * as styles from './TurnBanner.module.css'

/** Milliseconds that the banner stays. */
const DURATION = 1800

interface TurnBannerProps {
  readonly seat: number
  /** `Ann’s turn`. */
  readonly text: string
}

export const TurnBanner = ({ seat, text }: TurnBannerProps) => {
  const previousSeat = useRef(seat)
  const [shownSeat, setShownSeat] = useState<number | null>(null)
  useEffect(() => {
    if (previousSeat.current === seat) return
    previousSeat.current = seat
    setShownSeat(seat)
    const timer = setTimeout(() => setShownSeat(null), DURATION)
    return () => clearTimeout(timer)
  }, [seat])
  return (
    shownSeat === seat && (
      <p class={styles.banner} data-part="banner" aria-hidden="true">
        <Crest seat={seat} />
        {text}
      </p>
    )
  )
}
