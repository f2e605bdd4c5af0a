/** Somebody who plays CastleScape without knowing its rules: does what the lamp says, and else what is offered. */
import { expect, type Locator } from '@playwright/test'
import { button } from '../blackstoneTable.ts'
import { type CastleWords, ENGLISH } from './castlescapeTexts.ts'
import type { Newcomer } from './newcomer.ts'

/** Many times what a game takes. */
const MOST_LOOKS = 3_000

const isThere = (one: Locator): Promise<boolean> => one.first().isVisible()

type Look = readonly [what: Locator, act: () => Promise<void>]

/** What a stranger looks at, the most urgent first, and what is done about it. */
const looksOn = ({ page, touch, skip }: Newcomer, { say, names }: CastleWords): readonly Look[] => {
  const title = say('hint.title')
  const hint = page.getByRole('region', { name: title })
  const papers = page
    .getByRole('group', { name: say('castlescape.contractCards') })
    .getByRole('button', { pressed: false })
  const lamp = page.getByRole('button', { name: title, disabled: false })
  const choices = page.getByRole('navigation').getByRole('button', {
    name: names(
      ...(['castlescape.do.point', 'castlescape.do.lose', 'castlescape.do.drop', 'castlescape.do.pay'] as const),
      ...(['castlescape.do.build', 'castlescape.do.post', 'castlescape.do.moveFrom', 'castlescape.do.move'] as const),
      ...(['castlescape.do.end'] as const),
    ),
    disabled: false,
  })
  const toTouch = (one: Locator): Look => [one, () => touch(one.first())]
  return [
    toTouch(button(page, 'I am .*, open the gate')),
    toTouch(button(page, say('curtain.again'))),
    toTouch(page.getByRole('dialog').getByRole('button', { name: names('opening.begin', 'do.resume') })),
    toTouch(hint.getByRole('button', { name: say('hint.do') })),
    [button(page, say('bots.skip')), skip],
    toTouch(page.getByRole('button', { name: names('castlescape.do.keep'), disabled: false })),
    toTouch(papers),
    [hint.getByText(say('hint.thinks')), async () => undefined],
    // A hint that has nothing to say leaves what the main button says.
    [lamp, async () => touch(((await isThere(hint)) ? choices : lamp).first())],
    toTouch(choices),
  ]
}

/** Touches what the screen offers until the game is over; who won as the screen says it. */
export const playCastleScapeByHints = async (stranger: Newcomer, words: CastleWords = ENGLISH): Promise<string> => {
  const { page } = stranger
  const end = page.getByRole('heading', { level: 1, name: words.end })
  const looks = looksOn(stranger, words)
  const anything = looks.reduce((any, [one]) => any.or(one), end)
  const sheet = page.getByRole('dialog')
  // What an Inspection did comes up by itself, also between a look and its touch.
  const unlessSheetCame = async (wasThere: boolean, act: () => Promise<void>): Promise<void> =>
    act().catch(async (error) => {
      if (wasThere || !(await isThere(sheet))) throw error
    })
  for (let look = 0; !(await isThere(end)); look++) {
    expect(look, 'the game goes on').toBeLessThan(MOST_LOOKS)
    await expect(anything.first()).toBeVisible()
    const wasThere = await isThere(sheet)
    for (const [one, act] of looks) {
      if (!(await isThere(one))) continue
      await unlessSheetCame(wasThere, act)
      break
    }
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  return (await end.textContent()) ?? ''
}
