/** CastleScape by keys alone. */
import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { beginFrom, button, grid, position } from './castlescapeTable.ts'
import { keyboardOn } from './keyboard.ts'
import { expect, test } from './phoneFixtures.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

test('is played by keys alone: letters lead to what waits, and a square that is refused says why', async ({
  host,
  phone,
}) => {
  const one = await phone({ width: 1280, height: 800, touch: false })
  const { page } = one
  await beginFrom(one, host.url, position({ turn: { groups: [{ left: 2 }], any: 1 } }))
  const said = page.locator('[data-part="said"]')
  await grid(page).getByRole('gridcell').nth(112).focus()
  await page.keyboard.press('Enter')
  await expect(said).toContainText('There is a Wall already.')
  await page.keyboard.press('n')
  await expect(said).toContainText('finishes a Bailey')
  await page.keyboard.press('e')
  // Beside k8 no square is allowed: the other Wall of the card is given up by itself.
  await expect(button(page, 'Walls: 0')).toBeVisible()
  await page.keyboard.press('r')
  await page.keyboard.press('n')
  await expect(button(page, /^Post/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, /^Post/)).toHaveCount(0)
  await page.keyboard.press('+')
  await expect(button(page, 'Whole site')).toBeVisible()
  // The closer view follows the focus beyond its edge.
  for (const key of ['ArrowRight', 'ArrowUp']) for (let step = 0; step < 5; step++) await page.keyboard.press(key)
  await expect(grid(page).locator(':focus')).toBeInViewport({ ratio: 1 })
  expect(await page.locator('[data-part="site"]').evaluate((site) => [site.scrollLeft, site.scrollTop])).toEqual([0, 0])
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys).toBeVisible()
  // Letters do nothing beneath a sheet, and lead on wherever the focus is at the table.
  await page.keyboard.press('m')
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
  await button(page, 'Menu').focus()
  await page.keyboard.press('-')
  await expect(button(page, 'Closer')).toBeVisible()
  await page.keyboard.press('g')
  await expect(page.getByRole('dialog', { name: 'Your guild' })).toBeVisible()
})

test('by keys the focus goes on where what a card asks takes the place of the hand, and where that is answered', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const one = await phone({ width: 320, height: 568, touch: false })
  const { page } = one
  const { enter } = keyboardOn(page)
  await beginFrom(
    one,
    host.url,
    position({ hidden: { hands: [['back-alley-bribes', 'whisper-campaign'], [], [], []] } }),
  )
  const hand = page.getByRole('group', { name: 'Your hand' })
  const question = page.locator('[data-part="question"]')
  // Each press of the keys expects that the focus stays somewhere.
  await enter(hand.getByRole('button', { name: /^Back Alley Bribes/ }))
  await expect(question.getByRole('button').first()).toBeFocused()
  await enter(question.getByRole('button', { name: 'Back' }))
  await enter(hand.getByRole('button', { name: /^Back Alley Bribes/ }))
  await enter(question.getByRole('button', { name: 'Infamy −3' }))
  await enter(hand.getByRole('button', { name: /^Whisper Campaign/ }))
  await enter(question.getByRole('button', { name: 'Cy' }))
  await expect(hand.getByRole('button', { name: /^Whisper Campaign/ })).toHaveCount(0)
})
