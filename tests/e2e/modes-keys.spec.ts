/** One whole game of every mode by keyboard alone, by what the accessibility tree says: roles and names. */
import { begin, GAMES, test } from './games.ts'
import { keyboard } from './hands.ts'
import { endsAlike, playWhole } from './whole.ts'

test.describe.configure({ mode: 'parallel' })

/** A window as narrow as a phone: at 400 % zoom a desk has one. */
const WINDOW = { width: 390, height: 700, touch: false }

for (const [at, game] of GAMES.entries()) {
  test(`a whole game of ${game.mode} by keyboard`, async ({ host, phone, thinking }) => {
    test.setTimeout(240_000)
    const one = await phone(WINDOW)
    await one.page.emulateMedia({ reducedMotion: 'reduce' })
    const hand = keyboard(one.page)
    await begin(hand, host.url, game, at + 11)
    const mind = await playWhole(hand, thinking, at + 11)
    await endsAlike(hand, mind)
    console.log(game.mode, mind.seq(), [...mind.done()].join(' '))
  })
}
