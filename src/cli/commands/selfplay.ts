import * as v from 'valibot'
import type { Shape } from '../../kernel/contract.ts'
import type { GameId } from '../../kernel/gameCard.ts'
import { err, ok, type Result } from '../../kernel/result.ts'
import { seededRandomSource } from '../../table/arbiter/seededRandomSource.ts'
import type { Command } from '../command.ts'
import { type CommandRefusal, malformedInput } from '../commandRefusal.ts'
import type { SelfplayRules } from '../gameCli.ts'
import { gameCliOf, resolveGameId } from '../games.ts'
import { openGame } from '../openGame.ts'
import { playoutOfTable } from '../playoutOfTable.ts'
import { type Match, playMatch } from '../selfplay/match.ts'
import { randomPlayer } from '../selfplay/randomPlayer.ts'
import { summarizeMatches } from '../selfplay/summarizeMatches.ts'

const MOST_GAMES = 10_000

const DEFAULT_SELFPLAY: SelfplayRules = { players: { random: randomPlayer }, playMatch, summarize: summarizeMatches }

/** Schema of the input for a game with these players, of which the first is the default. */
const inputSchema = ([defaultPlayer = '', ...names]: readonly string[]) => {
  const player = v.picklist([defaultPlayer, ...names])
  return v.strictObject({
    game: v.record(v.string(), v.unknown()),
    players: v.exactOptional(
      v.union([player, v.pipe(v.array(player), v.minLength(1), v.maxLength(16))]),
      defaultPlayer,
    ),
    games: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_GAMES)), 10),
    seed: v.exactOptional(v.string(), 'selfplay'),
  })
}
type SelfplayInput = v.InferOutput<ReturnType<typeof inputSchema>>

/** A position document, as `new` takes it, or a table of its own; each game adds its own seed. */
const startOf = (game: SelfplayInput['game']): object => ('format' in game ? { position: game } : game)

/** A GAME without an object around it is one that is played as often as usual. */
const withGame = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'format' in input ? { game: input } : input

/** Plays the nth game, dealt from the seed `SEED/n` as `new` deals. */
const playNthGame = async (
  { players, playMatch }: SelfplayRules,
  input: SelfplayInput,
  n: number,
  id?: GameId,
): Promise<Result<Match<Shape>, CommandRefusal>> => {
  const { seed } = input
  const table = await openGame({ ...startOf(input.game), seed: `${seed}/${n}` }, id)
  if (!table.ok) return table
  const names = table.value.header.seats.map((_, seat) =>
    typeof input.players === 'string' ? input.players : input.players[seat],
  )
  const seatedPlayers = names.flatMap((name) => players[name ?? ''] ?? [])
  if (seatedPlayers.length < names.length || (typeof input.players !== 'string' && input.players.length > names.length))
    return err({ refusal: { code: 'input.malformed', values: { at: 'players' } } })
  return ok(playMatch(playoutOfTable(table.value), seatedPlayers, seededRandomSource(seed, 'selfplay', n).below))
}

/** Lets players play a GAME many times, each time with another deal, and summarizes the results. */
export const selfplayCommand: Command = async (input, game) => {
  const gameSelfplay = gameCliOf(resolveGameId(input, game)).selfplay ?? DEFAULT_SELFPLAY
  const selfplayRules = { ...gameSelfplay, players: { ...gameSelfplay.players, random: randomPlayer } }
  const parsed = v.safeParse(inputSchema(Object.keys(selfplayRules.players)), withGame(input))
  if (!parsed.success) return malformedInput(parsed.issues)
  const matches: Match<Shape>[] = []
  for (let n = 1; n <= parsed.output.games; n++) {
    const match = await playNthGame(selfplayRules, parsed.output, n, game)
    if (!match.ok) return match
    matches.push(match.value)
  }
  return ok(selfplayRules.summarize(matches, matches[0]?.end.vaults.length ?? 0))
}
