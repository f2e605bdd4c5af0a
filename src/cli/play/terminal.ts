/** Terminal: lines in, lines out. May also be a pipe, so that a script can play. */
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

export interface Terminal {
  say(text: string): void
  /** Next line that was typed, trimmed; null at the end of the input. */
  ask(prompt: string): Promise<string | null>
  close(): void
}

export const openTerminal = (input: Readable & { readonly isTTY?: boolean }, output: Writable): Terminal => {
  const reader = createInterface({ input, output, terminal: input.isTTY === true })
  const lines = reader[Symbol.asyncIterator]()
  const say = (text: string): void => void output.write(`${text}\n`)
  return {
    say,
    async ask(prompt) {
      reader.setPrompt(`${prompt}: `)
      reader.prompt()
      const { done, value } = await lines.next()
      if (input.isTTY !== true) say(done ? '' : value)
      return done ? null : value.trim()
    },
    close: () => reader.close(),
  }
}
