/** The Puzzle Master's Quest on one phone: its goal in words, rats by weight, whose turn it is, one answer for all refills. */
import { button } from './blackstoneTable.ts'
import { keepPicture } from './keepPicture.ts'
import { playerOn } from './movesByTouch.ts'
import { someOrAll } from './nightlySample.ts'
import { expect, type Phone, test } from './phoneFixtures.ts'
import { everyVerb, importPosition, toLose } from './positions.ts'

const SMALL = { width: 320, height: 568 }

/** One task is met, and no limit is passed. */
const oneTask = { ...everyVerb, courts: [{ knights: 2, wizards: 2, hand: ['G28'] }, { hand: ['G02'] }] }

const open = async ({ page }: Phone, url: string, position: typeof toLose) => {
  await page.goto(url)
  await importPosition(page, position)
  return playerOn(page)
}

test('the goal is told in words at 320 pixels, and no word is cut', { tag: '@nightly' }, async ({ host, phone }) => {
  const { page } = await open(await phone(SMALL), host.url, everyVerb)
  const goal = button(page, 'Goal')
  for (const words of ['16 vassals', 'All different', 'Inside empty', 'One role on each side', 'Factions apart'])
    await expect(goal.getByText(words)).toBeVisible()
  await expect(goal).not.toContainText('of 5')
  const cut = await goal.evaluate((card) => {
    const edge = card.getBoundingClientRect().right
    const isCut = (one: Element) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > edge
    return [...card.querySelectorAll('.grow, b')].filter((one) => isCut(one)).map((one) => one.textContent)
  })
  expect(cut).toEqual([])
  await keepPicture(page, 'puzzle-master-320')
})

test('one block stands for each rats card, as wide as it weighs', { tag: '@nightly' }, async ({ host, phone }) => {
  const { page } = await open(await phone(SMALL), host.url, toLose)
  const meter = page.getByRole('button', { name: /^11 of 12 rats active/ })
  const widths = async (kind: string): Promise<readonly number[]> => {
    const blocks = await meter.locator(`[data-rat="${kind}"]`).all()
    const place = (await meter.locator('[data-rat="room"]').first().boundingBox())?.width ?? 1
    return Promise.all(blocks.map(async (block) => Math.round(((await block.boundingBox())?.width ?? 0) / (place + 2))))
  }
  expect(await widths('plagued')).toEqual([3])
  expect(await widths('wandering')).toEqual([3, 2, 2, 1])
})

test('an answer for the turn is not asked again, and who comes next is seen', async ({ host, phone }) => {
  const { page, tap } = await open(await phone(SMALL), host.url, oneTask)
  await tap(
    page
      .getByRole('group', { name: /^Your tasks/ })
      .getByRole('button', { name: /, met/ })
      .first(),
  )
  await tap(button(page, 'Complete'))
  await tap(button(page, 'End turn'))
  const question = page.getByRole('region', { name: /^Refill/ })
  await expect(question).toBeVisible()
  await keepPicture(page, 'refill-320')
  await tap(page.getByRole('checkbox', { name: 'The same for the rest of this turn' }))
  const banner = page.locator('[data-part="banner"]')
  // It stands for less than two seconds.
  const isShown = expect(banner).toHaveText('Ben’s turn')
  await tap(question.getByRole('button', { name: /^Refill/ }))
  await isShown
  await keepPicture(page, 'turn-banner-320')
  await expect(page.locator('[role=status][data-said]')).toContainText('Ben’s turn')
  await expect(question).toBeHidden()
  await expect(banner).toBeHidden()
})

test('a face that stands twice is named while the goal is open', { tag: '@nightly' }, async ({ host, phone }) => {
  const { page, tap } = await open(await phone(SMALL), host.url, everyVerb)
  // Turned over, the Scout of L·O is a second Phoenix Emissary.
  await tap(page.getByRole('gridcell', { name: /L O/ }))
  await tap(button(page, 'Flip'))
  await tap(button(page, 'Goal'))
  await expect(page.getByText('Phoenix Emissary stands twice.')).toBeVisible()
  await keepPicture(page, 'goal-repeated-320')
})

const solo = { ...everyVerb, mode: 'solo', seats: ['Ann'], courts: (everyVerb.courts ?? []).slice(0, 1) }

for (const { position, width, height } of someOrAll(
  [
    ...[[390, 844] as const, [375, 812] as const, [360, 800] as const, [390, 980] as const, [768, 1024] as const].map(
      ([width, height]) => ({ position: everyVerb, width, height }),
    ),
    ...[[390, 800] as const, [390, 780] as const, [360, 740] as const].map(([width, height]) => ({
      ...{ position: solo, width, height },
    })),
  ],
  8,
))
  test(`the tray of ${position.mode} at ${width}x${height} shows all of it without scrolling`, async ({
    host,
    phone,
  }) => {
    const { page, tap } = await open(await phone({ width, height }), host.url, position)
    const tray = page.getByRole('region', { name: 'Your hand' })
    const left = () => tray.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    await expect(button(page, 'New task')).toBeVisible()
    expect(await left()).toBe(0)
    const sizes = await tray
      .getByRole('button')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => Math.min(one.clientWidth, one.clientHeight)),
      )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
    await tap(page.getByRole('gridcell', { name: /L O/ }))
    await tap(button(page, 'Flip'))
    await expect(button(page, 'New task')).toBeVisible()
    expect(await left(), 'with the last line of the log').toBe(0)
    await keepPicture(page, `tray-${position.mode}-${width}x${height}`)
  })
