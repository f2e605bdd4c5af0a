/** Pictures of packs on Home and in New game. They are fetched without the pack. */
import type { GameId } from '../../kernel/gameCard.ts'

const PICTURES = import.meta.glob<string>('../*/shelf.svg', { query: '?url&no-inline', import: 'default', eager: true })

/** Address of a pack's picture; undefined where it has none. */
export const packPicture = (id: GameId): string | undefined => PICTURES[`../${id}/shelf.svg`]
