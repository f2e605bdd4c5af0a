/** King's Quest with three seats at one keyboard, 1280×800: from the curtain to the tie-break. */
import { readFile } from 'node:fs/promises'
import { verify } from './askCommandLine.ts'
import { button, cell, countTokens, tasks } from './blackstoneTable.ts'
import { type Keys, keyboardOn } from './keyboard.ts'
import { expect, test } from './phoneFixtures.ts'
import { lastRound } from './positions.ts'

const DESK = { width: 1280, height: 800, touch: false }

/** Everything that is in the page, and everything that is told of it. */
const allOf = async ({ page }: Keys): Promise<string> =>
  (await page.evaluate(() => document.body.innerHTML)) + (await page.locator('body').ariaSnapshot())

/** Opens the curtain as a person without a pointer does; nothing of the hand behind it may have been in the page (table.md G20). */
const openGate = async (keys: Keys, name: string): Promise<void> => {
  const { page } = keys
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(button(page, `I am ${name}`)).toBeFocused()
  const before = await allOf(keys)
  await keys.press('Enter')
  await expect(button(page, 'Press again to open')).toBeFocused()
  await keys.press('Enter')
  await expect(tasks(page).first()).toBeVisible()
  const after = await allOf(keys)
  for (const secret of await secretsOf(keys)) {
    expect(before).not.toContain(secret)
    expect(after).toContain(secret)
  }
}

/** Whom a hand asks for: `any Lion`, `Dragon Scout`. */
const secretsOf = async ({ page }: Keys): Promise<readonly string[]> => {
  const names = await tasks(page).evaluateAll((cards) => cards.map((card) => card.textContent ?? ''))
  const asked = names.flatMap((name) => name.match(/(any|Lion|Dragon|Maple|Phoenix) \w+(?=, (not )?met)/g) ?? [])
  expect(asked).toHaveLength(2 * names.length)
  return asked
}

const bringIn = async (keys: Keys): Promise<void> => {
  const { page } = keys
  await keys.enter(page.getByRole('link', { name: 'Games' }))
  await keys.enter(page.locator('summary'))
  const paste = page.getByRole('textbox', { name: /paste/ })
  await keys.reach(paste)
  await paste.fill(JSON.stringify(lastRound))
  await keys.enter(button(page, 'Read what I pasted'))
}

const record = async (keys: Keys): Promise<string> => {
  const { page } = keys
  await keys.enter(button(page, 'Menu'))
  const file = page.waitForEvent('download')
  await keys.enter(button(page, 'Export as a file'))
  const text = await readFile(await (await file).path(), 'utf8')
  await keys.press('Escape')
  return text
}

/** Ann slides, thinks again, retains what her third Ploy costs, and completes it. */
const playAnn = async (keys: Keys): Promise<void> => {
  const { page, press, goToSpace: stand, enter } = keys
  await openGate(keys, 'Ann')
  expect([await countTokens(page, 'knight'), await countTokens(page, 'wizard')]).toEqual([4, 2])
  await stand('A N')
  await press('Enter')
  await stand('A O')
  await expect(cell(page, 'A O')).toHaveAccessibleName(/slide here, 1 knight/)
  await press('Enter')
  await expect(cell(page, 'A O')).toHaveAccessibleName(/^Lion Scout/)
  await press('u')
  await expect(cell(page, 'A O')).toHaveAccessibleName(/^Empty/)
  await stand('A N')
  await press('Enter')
  await stand('A O')
  await press('Enter')
  await press('1')
  await expect(button(page, 'Complete')).toContainText('Retain Dragon Scout first.')
  await stand('C T')
  await press('r')
  await enter(button(page, 'The south-east tower.*choose it'))
  await expect(cell(page, 'C T')).toHaveAccessibleName(/^Maple Captain/)
  // The task that was held up is open again after the move.
  await expect(button(page, 'Complete')).toContainText('pay Dragon Scout, Maple Emissary')
  await enter(button(page, 'Complete'))
  await expect(cell(page, 'A O')).toHaveAccessibleName(/used up this turn/)
  await expect(button(page, 'Ann, 21 of 21 points')).toBeVisible()
  await stand('B E')
  await press('e')
}

/** Bo draws a card too many, and at the limits drops another than the one that is suggested. */
const playBo = async (keys: Keys): Promise<void> => {
  const { page, press, goToSpace: stand, reach, enter } = keys
  await openGate(keys, 'Bo')
  await stand('L N')
  await press('Enter')
  await stand('L O')
  await press('Enter')
  await press('Enter')
  await stand('A O')
  await expect(cell(page, 'A O')).toHaveAccessibleName(/swap here, 1 wizard/)
  await press('Enter')
  await expect(cell(page, 'A O')).toHaveAccessibleName(/^Phoenix Emissary/)
  await press('f')
  await expect(cell(page, 'A O')).toHaveAccessibleName(/^Maple Scout/)
  await press('t')
  await enter(button(page, 'Power'))
  await expect(tasks(page)).toHaveCount(3)
  await stand('A O')
  await press('e')
  const sheet = page.getByRole('dialog', { name: 'End of turn' })
  await expect(sheet.getByText('1 goes back to the supply')).toBeVisible()
  const [first, second] = await sheet.getByRole('checkbox').all()
  if (!first || !second) throw new Error('nothing to choose from')
  const [dropped, kept] = (await first.isChecked()) ? [second, first] : [first, second]
  await reach(kept)
  await press('Space')
  await expect(button(page, 'Accept')).toContainText('Choose 1 more card to drop')
  await reach(dropped)
  await press('Space')
  await enter(button(page, 'Accept'))
}

/** Cy completes what lies ready. */
const playCy = async (keys: Keys): Promise<void> => {
  const { page, press, goToSpace: stand, enter } = keys
  await openGate(keys, 'Cy')
  await press('1')
  await enter(button(page, 'Complete'))
  await expect(button(page, 'Cy, 21 of 21 points')).toBeVisible()
  await stand('A T')
  await press('e')
}

test('the last round of three at one keyboard, and the tie-break that decides it', async ({ host, phone }) => {
  const one = await phone(DESK)
  const keys = keyboardOn(one.page)
  const { page } = keys
  await page.goto(host.url)
  await bringIn(keys)
  await playAnn(keys)
  await playBo(keys)
  await playCy(keys)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ann takes the castle')
  await expect(page.getByText('Level on 21 points; more ploys: 3 to 2')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Ann: .*total 21$/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Cy: .*total 21$/ })).toBeVisible()
  await keys.enter(button(page, 'See the board'))
  const { turn } = verify(await record(keys))
  expect(turn).toEqual({ kind: 'over', outcome: { ranks: [1, 3, 2], decidedBy: 'ploys' } })
})

/** Which tower each takes, in the order of their turns. */
const TOWERS = [
  ['Bo', 'south-east'],
  ['Cy', 'north-west'],
  ['Ann', 'north-east'],
] as const

/** Three seats by name, the second begins, ten points are enough. */
const beginThree = async (keys: Keys): Promise<void> => {
  const { page, reach, enter, press } = keys
  await enter(page.getByRole('link', { name: 'New game Blackstone Castle' }))
  await enter(button(page, 'Seats'))
  await enter(button(page, 'Add a seat'))
  for (const [seat, name] of ['Ann', 'Bo', 'Cy'].entries()) {
    await reach(page.getByRole('combobox', { name: `Name of player ${seat + 1}` }))
    await page.keyboard.type(name)
  }
  await enter(button(page, 'Options'))
  await reach(page.getByRole('group', { name: 'Goal' }).getByRole('radio', { checked: true }))
  await press('ArrowLeft')
  await press('ArrowLeft')
  await expect(page.getByRole('group', { name: 'Goal' }).getByRole('radio', { name: '10' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Player 4' })).toHaveCount(0)
  await reach(page.getByRole('group', { name: 'Who begins' }).getByRole('radio', { checked: true }))
  await press('ArrowRight')
  await press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Bo', exact: true })).toBeChecked()
  await enter(button(page, 'Start'))
}

test('a new game of three at one keyboard: towers in turn, a round behind curtains, an end by agreement', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const one = await phone(DESK)
  const keys = keyboardOn(one.page)
  const { page, enter, goToSpace: stand, press } = keys
  await page.goto(host.url)
  await beginThree(keys)
  const heading = page.getByRole('heading', { level: 1 })
  for (const [name, tower] of TOWERS) {
    await expect(heading).toHaveText(`King's Quest, ${name}`)
    await expect(page.getByRole('region', { name: new RegExp(`^${name}.*choose your tower`) })).toBeVisible()
    await enter(button(page, `The ${tower} tower.*choose it`))
  }
  for (const [name, tower] of TOWERS) {
    await openGate(keys, name)
    await expect(button(page, `The ${tower} tower.*refills your spaces`)).toBeVisible()
    expect([await countTokens(page, 'knight'), await countTokens(page, 'wizard')]).toEqual([2, 2])
    await stand('K E')
    await press('t')
    await enter(button(page, 'Machination'))
    await expect(tasks(page)).toHaveCount(3)
    await stand('B S')
    await press('e')
    await enter(button(page, 'Accept'))
  }
  await openGate(keys, 'Bo')
  await expect(tasks(page)).toHaveCount(2)
  await test.step('a turn that was ended too soon is taken back on the curtain, and its hand is covered first', async () => {
    await stand('B S')
    await press('e')
    await enter(button(page, 'Accept'))
    await expect(heading).toHaveText('Cy')
    await enter(button(page, 'Back to Bo’s turn'))
    await openGate(keys, 'Bo')
    await expect(button(page, 'Back to')).toHaveCount(0)
    await expect(tasks(page)).toHaveCount(2)
  })
  await test.step('the settings are a side step: back from them no menu is open and no curtain falls', async () => {
    await enter(button(page, 'Menu'))
    await enter(button(page, 'Settings'))
    await expect(heading).toHaveText('Settings')
    await enter(button(page, 'Back'))
    await expect(tasks(page)).toHaveCount(2)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await enter(button(page, 'Menu'))
  await enter(button(page, 'End the game'))
  await enter(button(page, 'Yes, all agree'))
  await expect(heading).toHaveText(/castle$/)
  await expect(page.getByText('round 2')).toBeVisible()
})
