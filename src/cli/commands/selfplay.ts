import * as v from 'valibot'
import { no, ok, type Result } from '../../kernel/result.ts'
import { chanceOf } from '../../table/chance.ts'
import type { Command } from '../command.ts'
import { openGame } from '../game.ts'
import { playoutOf } from '../playouts.ts'
import { malformed, type Refused } from '../refused.ts'
import { type Match, playMatch } from '../selfplay/match.ts'
import { type Player, random } from '../selfplay/player.ts'
import { simple } from '../selfplay/simple.ts'
import { tally } from '../selfplay/tally.ts'

const PLAYERS: Readonly<Record<'random' | 'simple', Player>> = { random, simple }
const MOST_GAMES = 10_000

const player = v.picklist(['random', 'simple'])
const asked = v.strictObject({
  game: v.record(v.string(), v.unknown()),
  players: v.exactOptional(v.union([player, v.pipe(v.array(player), v.minLength(1), v.maxLength(16))]), 'simple'),
  games: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_GAMES)), 10),
  seed: v.exactOptional(v.string(), 'selfplay'),
})
type Asked = v.InferOutput<typeof asked>

/** Game n is dealt from the seed `SEED/n`, as `new` deals from it. */
const openMatch = async ({ game, players, seed }: Asked, n: number): Promise<Result<Match, Refused>> => {
  const table = await openGame({ ...game, seed: `${seed}/${n}` })
  if (!table.ok) return table
  const names = table.value.header.seats.map((_, seat) => (typeof players === 'string' ? players : players[seat]))
  const seated = names.flatMap((name) => (name ? [PLAYERS[name]] : []))
  if (seated.length < names.length || (typeof players !== 'string' && players.length > names.length))
    return no({ refusal: { code: 'input.malformed', values: { at: 'players' } } })
  return ok(playMatch(playoutOf(table.value), seated, chanceOf(seed, 'selfplay', n).below))
}

/** Lets players play a GAME many times, each time with other cards: what comes of it in numbers. */
export const selfplay: Command = async (input) => {
  const read = v.safeParse(asked, input)
  if (!read.success) return malformed(read.issues)
  const matches: Match[] = []
  for (let n = 1; n <= read.output.games; n++) {
    const match = await openMatch(read.output, n)
    if (!match.ok) return match
    matches.push(match.value)
  }
  return ok(tally(matches, matches[0]?.end.state.courts.length ?? 0))
}
