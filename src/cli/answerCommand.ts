/** Answer of a command to the bytes of its input: always one object, whatever they are. */
import type { GameId } from '../kernel/gameCard.ts'
import { err, type Refusal, type Result } from '../kernel/result.ts'
import { cliRefusalSentence } from './cliRefusalSentence.ts'
import type { Command } from './command.ts'
import type { CommandRefusal } from './commandRefusal.ts'
import { gameCliOf, gameRefusal, resolveGameId } from './games.ts'
import { parseJson } from './parseJson.ts'

/**
 * Text of the input. Bytes that are not UTF-8 become text that is not JSON; no bytes at all become an empty object,
 * because some commands need no input.
 */
const decodeInput = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim() || '{}'
  } catch {
    return ''
  }
}

const runCommand = async (command: Command, input: unknown, game?: GameId): Promise<Result<object, CommandRefusal>> => {
  const refused = game === undefined ? null : gameRefusal(input, game)
  return refused ? err(refused) : command(input, game)
}

interface RefusalOutput extends CommandRefusal {
  readonly ok: false
  readonly sentence: string
  /** Paragraphs of the rules that say why. */
  readonly rules?: readonly string[]
}

/** Text of the action that was refused; empty where none was. */
const refusedAction = (input: unknown, { action = -1 }: CommandRefusal): string => {
  const { actions } = (input ?? {}) as { readonly actions?: unknown }
  return Array.isArray(actions) && typeof actions[action] === 'string' ? actions[action] : ''
}

/** Paragraphs that a game names for the code, else those that cite the ruling; undefined if no rule refuses. */
const rulesOf = ({ code, ruling }: Refusal, game: GameId, action: string): readonly string[] | undefined => {
  const { refusalParagraphs, rulingParagraphs } = gameCliOf(game)
  const named = refusalParagraphs?.(code, action) ?? []
  if (named.length > 0) return named
  return ruling === undefined ? undefined : rulingParagraphs?.(ruling)
}

/** Object for a refusal of an input. `game`: the game whose rules refuse. */
const refusalOutput = (error: CommandRefusal, game: GameId, input?: unknown): RefusalOutput => {
  const { refusal } = error
  const rules = rulesOf(refusal, game, refusedAction(input, error))
  return { ok: false, ...error, sentence: cliRefusalSentence(refusal), ...(rules && { rules }) }
}

/**
 * Object that is printed; `ok` says whether the command did what was asked. A bug of the app is reported as `cli.bug`.
 * `game`: the argument of `--game`.
 */
export const answer = async (command: Command, bytes: Uint8Array, game?: GameId): Promise<{ readonly ok: boolean }> => {
  try {
    const input = parseJson(decodeInput(bytes))
    const result = input.ok ? await runCommand(command, input.value, game) : input
    if (result.ok) return { ok: true, ...result.value }
    const asked = input.ok ? input.value : {}
    return refusalOutput(result.error, resolveGameId(asked, game), asked)
  } catch (error) {
    return refusalOutput({ refusal: { code: 'cli.bug', values: { message: String(error) } } }, resolveGameId({}))
  }
}
