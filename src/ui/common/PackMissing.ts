import type { GameId } from '../../kernel/gameCard.ts'

/** Why a game cannot be opened: its pack is not here, and its fetching was stopped or left. */
export class PackMissing extends Error {
  readonly code = 'pack.missing'
  constructor(readonly game: GameId) {
    super(`no pack ${game}`)
  }
}
