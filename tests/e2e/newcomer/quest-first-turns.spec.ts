/** Each quest begun from Home by what stands on the screen: its opening is read, and its first turn is played to the end. */

import { WHOLE_GAMES } from '../../../scripts/testLimits.mjs'
import { button } from '../blackstoneTable.ts'
import { loadDice } from '../fixedChance.ts'
import { expect, type PhoneOptions, test } from '../phoneFixtures.ts'
import { coachedQuestPlayer } from './coachedQuestPlayer.ts'
import { newcomerByKeys, newcomerByTouch } from './newcomer.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

interface Way {
  readonly name: string
  readonly options: PhoneOptions & { readonly touch: boolean }
}

const byTouchAt = (width: number, height: number): Way => ({
  name: `by touch at ${width}×${height}`,
  options: { width, height, touch: true },
})
const WAYS: readonly Way[] = [
  byTouchAt(320, 568),
  byTouchAt(390, 844),
  byTouchAt(1024, 768),
  { name: 'by keys', options: { width: 1280, height: 800, touch: false } },
]

interface Quest {
  readonly mode: string
  /** Does it say in three lines how it is won? The short King's Quest of a first game begins at once. */
  readonly hasOpening?: boolean
  /** What the coach says besides the end of the turn: a task is met on the way there. */
  readonly says?: string
}

/** Each in all ways at night: in normal runs `first-minutes` and `first-game` are what somebody new does first. */
const QUESTS: readonly Quest[] = [
  { mode: "King's Quest", hasOpening: false },
  { mode: 'Advanced' },
  { mode: 'Co-op' },
  { mode: 'Solo', says: 'A task is met.' },
  { mode: 'Puzzle Master' },
  { mode: 'First Edition' },
  { mode: "Queen's Quest" },
  { mode: "Wizard's Quest" },
]

for (const { mode, hasOpening = true, says = '' } of QUESTS)
  for (const { name, options } of WAYS)
    test(`${mode} is begun and its first turn played to the end by what the screen says, ${name}`, {
      tag: '@nightly',
    }, async ({ host, phone }) => {
      const { page } = await phone({ ...options, tips: true })
      await loadDice(page, 18)
      await page.goto(host.url)
      const stranger = options.touch ? newcomerByTouch(page) : newcomerByKeys(page)
      await stranger.touch(page.getByRole('link', { name: /^Play/ }))
      await stranger.touch(button(page, 'Choose a game'))
      await stranger.choose(page.getByRole('radio', { name: new RegExp(`^${mode}`) }))
      const start = button(page, 'Start')
      const { playTurn } = await coachedQuestPlayer(stranger, start)
      await stranger.touch(start)
      await page.waitForURL(/play/)
      const { opening, coach } = await playTurn()
      expect(opening).toHaveLength(hasOpening ? 3 : 0)
      expect(coach.join(' ')).toContain(says)
      expect(coach.at(-1) ?? '', 'the coach or the lamp leads to the end of the turn').toContain('end your turn')
    })
