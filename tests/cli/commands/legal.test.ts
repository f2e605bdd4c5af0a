/** The command legal: what the awaited seat may do. */
import { describe, expect, test } from 'vitest'
import { ask } from '../cli.ts'
import { POSITION } from '../documents.ts'

describe('legal', () => {
  test('lists the legal actions of the awaited seat, its own hidden cards by name', async () => {
    const { seat, actions } = await ask('legal', {
      position: { ...POSITION, courts: [{ wizards: 1, pile: 0 }, { pile: 1 }] },
    })
    expect(seat).toBe(0)
    // No Knight: no slide, no retain. One Wizard: a swap, three flips, three decks.
    expect(actions).toEqual(['W LO~AO', 'W BS^', 'W LO^', 'W AO^', 'W+G', 'W+P', 'W+M', 'G01 BS LO', '.'])
  })

  test('is empty when the game is over', async () => {
    const { record } = await ask('apply', { game: POSITION, actions: ['agree'] })
    expect(await ask('legal', record)).toMatchObject({ ok: true, seat: null, actions: [] })
  })
})
