/** Somebody who knows nothing finds the lessons of CastleScape, does them all, and plays the first game to its end. */
import type { Page } from '@playwright/test'
import { WHOLE_GAMES } from '../../../scripts/testLimits.mjs'
import { loadDice } from '../fixedChance.ts'
import { expect, test } from '../phoneFixtures.ts'
import { playCastleScapeByHints } from './castlescapeHintPlayer.ts'
import { type Learner, learn, nextTouch, TOUCHABLE } from './castlescapeLearner.ts'
import { ENGLISH, GERMAN } from './castlescapeTexts.ts'
import { type Newcomer, newcomerByTouch } from './newcomer.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

/** Most seconds of reading and touching that a lesson takes. */
const LESSON_SECONDS = 180

const strangerAt = async (page: Page): Promise<Newcomer> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await loadDice(page, 3)
  return newcomerByTouch(page)
}

/** `begun` is told after how many seconds each lesson was begun. */
const learnerFrom = ({ page, touch, seconds }: Newcomer, begun: Map<string, number>): Learner => ({
  look: (looks) => page.evaluate(nextTouch, looks),
  touch: async ({ at }) => {
    await touch(page.locator(TOUCHABLE).nth(at))
    return true
  },
  address: async () => {
    const [, lesson] = /\/learn\/(\w+)$/.exec(page.url()) ?? []
    if (lesson && !begun.has(lesson)) begun.set(lesson, seconds())
    return page.url()
  },
})

for (const words of [ENGLISH, GERMAN])
  test(`finds the lessons at Home, does each in three minutes and plays the first game to its end, in ${words.locale}`, {
    tag: '@nightly',
  }, async ({ host, phone }) => {
    const { page } = await phone({ width: 320, height: 568, tips: true, locale: words.locale })
    const stranger = await strangerAt(page)
    await page.goto(host.url)
    await stranger.touch(page.getByRole('link', { name: `${words.say('home.new')} CastleScape` }))
    await stranger.touch(page.getByRole('link', { name: `${words.say('home.lessons')}: CastleScape` }))
    const begun = new Map<string, number>()
    await learn(learnerFrom(stranger, begun), words)
    const times = [...begun.values(), stranger.seconds()]
    expect(begun.size).toBe(4)
    for (const [at, lesson] of [...begun.keys()].entries())
      expect((times[at + 1] ?? 0) - (times[at] ?? 0), `seconds of ${lesson}`).toBeLessThanOrEqual(LESSON_SECONDS)
    expect(await playCastleScapeByHints(stranger, words)).toMatch(words.end)
  })
