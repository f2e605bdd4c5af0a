/** Situations of the rulebooks as documents, actions in notation, and the resulting board or refusal. */
import { expect, test } from 'vitest'
import { answer } from '../../src/cli/answerCommand.ts'
import { commandOf } from '../../src/cli/commands.ts'

const ask = async (command: string, input: unknown) =>
  (await answer(commandOf(command), new TextEncoder().encode(JSON.stringify(input)))) as unknown as {
    readonly ok: boolean
    readonly position: Readonly<Record<string, unknown>>
    readonly record: object
    readonly string: string
    readonly hash: string
    readonly actions: readonly string[]
    readonly refusal: object
  }
const position = (zones: object): object => ({
  format: 'blackstone-position',
  version: 1,
  mode: 'kings-quest',
  ...zones,
})

/** Machination of the first rulebook, which is in no deck of the app. */
const EXAMPLE = position({
  mode: 'first-edition',
  cards: ['X01 ploy 4 BO Ds O Le Me'],
  board: { BO: 'Ds/Me', KO: 'Le/Ds', KS: 'Le/My' },
  courts: [{ hand: ['X01'] }, {}],
})

test('[B48] a card that a document brings along is completed, refused, recorded and proved', async () => {
  expect(await ask('apply', { game: EXAMPLE, actions: ['X01 BO KS'] })).toMatchObject({
    ok: false,
    refusal: { code: 'complete.rightNotMet', ruling: 48 },
  })
  const done = await ask('apply', { game: EXAMPLE, actions: ['X01 BO KO'] })
  expect(done.position).toMatchObject({
    cards: ['X01 ploy 4 BO Ds O Le Me'],
    marked: ['BO', 'KO'],
    drawn: [],
    courts: [{ completed: { ploy: ['X01'] } }, {}],
  })
  expect(await ask('verify', done.record)).toMatchObject({ ok: true, hash: done.hash })
  expect(await ask('verify', (await ask('record', done.record)).string)).toMatchObject({ ok: true, hash: done.hash })
})

test('the position in an answer of apply goes on like the game itself, also before the first turn', async () => {
  const game = { mode: 'kings-quest', seats: 3, options: { first: 1, families: 'choose' }, seed: 'castle' }
  const { actions } = await ask('legal', game)
  const begun = await ask('apply', { game, actions: actions.slice(0, 1) })
  expect(begun.position.turn).toMatchObject({ step: 'families', seat: 1 })
  expect(await ask('legal', begun.position)).toEqual(await ask('legal', begun.record))
})
