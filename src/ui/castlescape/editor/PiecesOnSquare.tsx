/** What can stand on the chosen square: a Wall, a Recruit of each guild; and whose the Bailey is that it lies in. */
import { baileyAt } from '../../../games/castlescape/site/site.ts'
import type { Square } from '../../../games/castlescape/site/square.ts'
import { t } from '../../../text/t.ts'
import { Icon } from '../../parts/Icon.tsx'
import { GuildMark } from '../views/GuildMark.tsx'
import { currentSite, type Draft, drafts, type Piece, pieceAt, seatsOf, withClaim, withPiece } from './draft.ts'
import * as styles from './Editor.module.css'

/** Puts a Wall on a square, or takes it away; what else stands there stays. */
export const toggleWall = (draft: Draft, square: Square): void => {
  const piece = pieceAt(currentSite.peek(), square)
  drafts.edit(withPiece(draft, square, { ...piece, isWall: !piece.isWall }))
}

/** Puts a Recruit on a square in place of any other, or takes it away. */
export const toggleRecruit = (draft: Draft, square: Square, seat: number): void => {
  const piece = pieceAt(currentSite.peek(), square)
  drafts.edit(withPiece(draft, square, { ...piece, seat: piece.seat === seat ? null : seat }))
}

const NOTHING: Piece = { isWall: false, seat: null }

export const clearSquare = (draft: Draft, square: Square): void => drafts.edit(withPiece(draft, square, NOTHING))

interface PiecesProps {
  readonly draft: Draft
  readonly square: Square | null
}

export const Pieces = ({ draft, square }: PiecesProps) => {
  const piece = square === null ? NOTHING : pieceAt(currentSite.value, square)
  const press = (act: (draft: Draft, square: Square) => void) => () => {
    if (square !== null) act(draft, square)
  }
  const state = (isPressed: boolean) => ({
    'aria-pressed': isPressed ? ('true' as const) : ('false' as const),
    'aria-disabled': square === null ? ('true' as const) : undefined,
  })
  return (
    <div class={styles.pieces} role="group" aria-label={t('castlescape.editor.pieces')}>
      <button
        type="button"
        class="tap"
        aria-label={t('castlescape.square.wall')}
        {...state(piece.isWall)}
        onClick={press(toggleWall)}
      >
        <Icon name="wall" />
      </button>
      {seatsOf(draft).map((seat) => (
        <button
          key={seat}
          type="button"
          class="tap"
          aria-label={t('castlescape.editor.recruit', { number: seat + 1 })}
          {...state(piece.seat === seat)}
          onClick={press((at, on) => toggleRecruit(at, on, seat))}
        >
          <GuildMark seat={seat} />
        </button>
      ))}
    </div>
  )
}

/** Whose the Bailey of the chosen square is; null where the square lies in none. */
export const Claims = ({ draft, square }: PiecesProps) => {
  const { site } = currentSite.value
  const bailey = square === null ? undefined : site.baileys[baileyAt(site, square)]
  if (!bailey || square === null) return null
  return (
    <div class={styles.pieces} role="group" aria-label={t('castlescape.editor.claims')}>
      {seatsOf(draft).map((seat) => (
        <button
          key={seat}
          type="button"
          class={`tap seat${seat}`}
          aria-label={t('castlescape.editor.claim', { number: seat + 1 })}
          aria-pressed={bailey.claimedBy.includes(seat) ? 'true' : 'false'}
          onClick={() => drafts.edit(withClaim(draft, square, seat))}
        >
          <span>
            <Icon name="flag" small />
            <GuildMark seat={seat} />
          </span>
        </button>
      ))}
    </div>
  )
}
