/** What a command answers to the bytes that it was given: always one object, whatever they are. */
import type { Result } from '../kernel/result.ts'
import type { Command } from './command.ts'
import { parseJson } from './input.ts'
import type { Refused } from './refused.ts'
import { rulesOf } from './rulebook.ts'
import { sentence } from './sentence.ts'

/** Bytes that are no UTF-8 are no JSON; none at all are an empty object, for some commands need no input. */
const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim() || '{}'
  } catch {
    return ''
  }
}

const run = async (command: Command, bytes: Uint8Array): Promise<Result<object, Refused>> => {
  const input = parseJson(textOf(bytes))
  return input.ok ? command(input.value) : input
}

interface WhyNot extends Refused {
  readonly ok: false
  readonly sentence: string
  /** What the rules say to the ruling. */
  readonly rules?: readonly string[]
}

const whyNot = (error: Refused): WhyNot => {
  const { refusal } = error
  const { ruling } = refusal
  return { ok: false, ...error, sentence: sentence(refusal), ...(ruling !== undefined && { rules: rulesOf(ruling) }) }
}

/** The object that is printed; `ok` says whether the command did what was asked. A bug of ours is told as one (`cli.bug`). */
export const answer = async (command: Command, bytes: Uint8Array): Promise<{ readonly ok: boolean }> => {
  try {
    const result = await run(command, bytes)
    return result.ok ? { ok: true, ...result.value } : whyNot(result.error)
  } catch (error) {
    return whyNot({ refusal: { code: 'cli.bug', values: { message: String(error) } } })
  }
}
