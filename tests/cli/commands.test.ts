import { describe, expect, test } from 'vitest'
import { COMMANDS } from '../../src/cli/commands.ts'
import { game } from '../../src/games/blackstone/game.ts'
import { ask, lineFor, run, shell } from './cli.ts'
import { POSITION, PUZZLE } from './documents.ts'

describe('npm run -s cli', () => {
  test('prints one line of JSON and nothing of its build', () => {
    const { code, out, err } = shell('npm run -s cli -- modes < /dev/null')
    expect(err.split('\n').filter((line) => !line.startsWith('npm warn') && line !== '')).toEqual([])
    expect(out.trimEnd().split('\n')).toHaveLength(1)
    expect(JSON.parse(out).ok).toBe(true)
    expect(code).toBe(0)
  })

  test.each([
    ['a command that there is not', ['chess'], '{}'],
    ['a name that every object has', ['constructor'], '{}'],
    ['no JSON', ['new'], '{"mode":'],
    ['an empty object', ['apply'], ''],
  ])('%s: a refusal on standard output and exit code 1', (_, args, input) => {
    const { code, out, err } = run(args, input)
    expect(JSON.parse(out)).toMatchObject({ ok: false, refusal: { code: expect.any(String) } })
    expect({ code, err }).toEqual({ code: 1, err: '' })
  })

  test.each([
    ['new', PUZZLE],
    ['perft', { game: POSITION, depth: 1 }],
  ])('%s: a process of its own prints the same line as this process, with exit code 0', async (name, input) => {
    const text = JSON.stringify(input)
    const line = await lineFor(name, new TextEncoder().encode(text))
    expect(run([name], text)).toEqual({ code: 0, out: `${line}\n`, err: '' })
  })
})

test('modes lists seats and options', async () => {
  const answer = await ask('modes', {})
  expect(answer.modes.filter((mode) => !('game' in mode)).map(({ id }) => id)).toEqual([...game.modes.keys()])
  const kings = answer.modes.find(({ id }) => id === 'kings-quest')
  expect(kings).toMatchObject({ seats: { min: 2, max: 4 }, together: false })
  expect(kings?.options[0]).toEqual({ id: 'points', values: [21, 10, 15, 30], default: 21 })
})

test.each([[[]], [['help']], [['--help']], [['-h']]])('%j prints the help, and nothing is wrong', (args) => {
  const { code, out } = run(args, '')
  expect(code).toBe(0)
  for (const name of [...COMMANDS.keys(), 'play']) expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'))
  for (const id of ['blackstone', 'castlescape', 'lamps-below']) expect(out).toContain(id)
})
