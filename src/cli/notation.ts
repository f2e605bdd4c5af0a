/** Actions as text, in the notation of their game; without a notation as JSON. */
import type { Game, Seat, Shape } from '../kernel/contract.ts'
import type { Json } from '../kernel/json.ts'
import { refuse } from '../kernel/result.ts'
import type { Notation } from './gameCli.ts'
import { gameCliOf } from './games.ts'
import type { CliTable } from './openGame.ts'
import { parseJson } from './parseJson.ts'

const jsonNotation = (game: Game<Shape>): Notation => ({
  write: (_, action) => JSON.stringify(action),
  parse(_, text) {
    const json = parseJson(text)
    return json.ok
      ? game.parseAction(json.value as Json)
      : refuse('action.malformed', undefined, { what: text.slice(0, 60) })
  },
})

export const notationOf = ({ game }: CliTable): Notation => gameCliOf(game.id).notation ?? jsonNotation(game)

/** Every legal action of the seat as text; a player may type its number in the list, from 1, in its place. */
export const legalActionTexts = (table: CliTable, seat: Seat): readonly string[] => {
  const view = table.view(seat)
  const notation = notationOf(table)
  return table.legal(seat).map((action) => notation.write(view, action))
}
