import type { BlackstoneGame } from './game.ts'

/**
 * Game that can deal, until the whole one is there and takes its place. Whoever has it need not be told: the whole game
 * makes the same of every table that was dealt.
 */
export const createStagedGame = (dealing: BlackstoneGame) => {
  let current = dealing
  const game: BlackstoneGame = {
    id: dealing.id,
    version: dealing.version,
    get modes() {
      return current.modes
    },
    rulesIn: (setting) => current.rulesIn(setting),
    sceneOf: (view) => current.sceneOf(view),
    findRefusal: (view, action) => current.findRefusal(view, action),
    setup: (table) => current.setup(table),
    hiddenCards: (table, hidden) => current.hiddenCards(table, hidden),
    parseAction: (json) => current.parseAction(json),
    turn: (state) => current.turn(state),
    legal: (view) => current.legal(view),
    openings: (state, seat, action) => current.openings(state, seat, action),
    apply: (state, move) => current.apply(state, move),
    mutate: (draft, move) => current.mutate(draft, move),
    copy: (state) => current.copy(state),
  }
  const replaceBy = (whole: BlackstoneGame): void => {
    current = whole
  }
  return { game, replaceBy }
}
