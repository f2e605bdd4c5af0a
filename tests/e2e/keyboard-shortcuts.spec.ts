/** Keyboard shortcuts of the board: their list, and the switch that turns single characters off (WCAG 2.1.4). */
import { button, cell } from './blackstoneTable.ts'
import { keyboardOn } from './keyboard.ts'
import { expect, test } from './phoneFixtures.ts'
import { atTable, beginGame, goTo } from './tableAndStorage.ts'

test('? lists the keys of the board; once the settings switch characters off, only arrows, Enter and Escape act', async ({
  host,
  phone,
}) => {
  const { page } = await phone({ width: 1280, height: 800, touch: false })
  await page.goto(host.url)
  const id = await beginGame(page, host.url)
  const { press, goToSpace } = keyboardOn(page)
  const card = page.getByRole('dialog')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await goToSpace('C T')
  await press('?')
  await expect(list.getByText('Flip this vassal')).toBeVisible()
  await press('Escape')
  await goToSpace('A O')
  await press('i')
  await expect(card).toBeVisible()
  await press('Escape')
  await expect(card).toBeHidden()

  // Wherever the focus is; a table listens for it about a second after it stands.
  await button(page, 'Menu').focus()
  await expect(async () => {
    await press('?')
    await expect(list.getByText('Flip this vassal')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await press('?')
  await press('Escape')
  await expect(list).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/play/${id}$`))
  await page.evaluate(() => {
    document.querySelector('main')?.append(document.createElement('input'))
    document.querySelector('input')?.focus()
  })
  await press('?')
  await expect(page.locator('main > input')).toHaveValue('?')
  await expect(list).toBeHidden()

  await goTo(page, host.url, 'settings')
  const shortcuts = page.getByRole('group', { name: 'Keyboard shortcuts', exact: true })
  await shortcuts.getByRole('radio', { name: 'Off' }).check({ force: true })
  await goTo(page, host.url, 'play', id)
  await atTable(page)
  await goToSpace('A O')
  const before = await cell(page, 'A O').getAttribute('aria-label')
  // The browser keeps the characters for itself.
  await page.evaluate(() => {
    addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (defaultPrevented) document.body.dataset.taken = `${document.body.dataset.taken ?? ''}${key}`
    })
  })
  for (const key of ['i', '?', 't', 'e', 'f', '1']) await press(key)
  expect(await page.evaluate(() => document.body.dataset.taken ?? '')).toBe('')
  await expect(card).toBeHidden()
  await expect(cell(page, 'A O')).toHaveAttribute('aria-label', before ?? '')
  await press('Enter')
  await expect(cell(page, 'A N')).toHaveAccessibleName(/slide here/)

  await button(page, 'Menu').focus()
  await press('?')
  await expect(list).toBeHidden()
  await button(page, 'Menu').click()
  for (const group of ['This turn', 'This game', 'The app'])
    await expect(page.getByRole('region', { name: group })).toBeVisible()
  await page.getByRole('region', { name: 'The app' }).getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await expect(list.getByText('Letters and digits are switched off in Settings.')).toBeVisible()
  await expect(list.getByText('Flip this vassal')).toBeHidden()
})
