import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newGameCommand } from '../../src/cli/commands/new.ts'
import { COMMANDS } from '../../src/cli/commands.ts'
import { shell } from './cli.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(resolve(ROOT, path), 'utf8')

/** The fenced blocks of a page in this language. */
const blocks = (page: string, language: string): readonly string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(([, block = '']) => block)

const examples = blocks(read('docs/cli.md'), 'console').flatMap((block) =>
  [...block.matchAll(/^\$ (.*)\n((?:(?!\$ ).*\n)*)/gm)].map(
    ([, command = '', output = '']) => [command, output] as const,
  ),
)

describe('docs/cli.md', () => {
  test('has an example of each command', () => {
    const shown = examples.map(([command]) => /-- (\w+)/.exec(command)?.[1])
    expect(new Set(shown)).toEqual(new Set([...COMMANDS.keys(), 'play']))
  })

  test.each(examples)('%s', (command, output) => {
    const { out } = shell(command.replace('npm run -s cli --', 'node scripts/cli.mjs'))
    const [start = ''] = output.split('…')
    expect(start === output ? out : out.slice(0, start.length)).toBe(start)
  })
})

test('the position of docs/notation.md can be set up', async () => {
  const [document = ''] = blocks(read('docs/notation.md'), 'json')
  expect(await newGameCommand(JSON.parse(document))).toMatchObject({ ok: true })
})
