/** Packs on their way, as the bars show them. */
import { signal } from '@preact/signals'
import type { GameId } from '../../../kernel/gameCard.ts'

/** A pack on its way. Bytes are those that travel. */
export interface PackFetch {
  readonly game: GameId
  /** Bytes that are here. */
  readonly done: number
  /** Bytes of the whole pack. */
  readonly size: number
  /** True where the rest did not come. */
  readonly isCut: boolean
  readonly onRetry: () => void
  readonly onStop: () => void
}

export const packFetches = signal<readonly PackFetch[]>([])
/** The pack that came last, while the app is open. */
export const fetchedPack = signal<GameId | null>(null)

export const hideFetch = (game: GameId): void => {
  packFetches.value = packFetches.peek().filter((fetch) => fetch.game !== game)
}

/** Shows a fetch in place of what was shown of its game. */
export const showFetch = (fetch: PackFetch): void => {
  packFetches.value = [...packFetches.peek().filter(({ game }) => game !== fetch.game), fetch]
}
