/** Text that is typed, pasted and copied, as other apps got it wrong: docs/races.md lists all of it. */
import { cell } from './blackstoneTable.ts'
import { fingerOn } from './finger.ts'
import { expect, test } from './phoneFixtures.ts'
import { beginGame, button, expectVassalOn, goTo, POSITION, paste } from './tableAndStorage.ts'

const SMALL = { width: 320, height: 568 }

test('Enter that only ends a word of Pinyin leaves no field', { tag: '@nightly' }, async ({ host, phone }) => {
  const { page, cdp } = await phone(SMALL)
  await page.goto(`${host.url}#/new`)
  const finger = fingerOn(page)
  await finger.tap(button(page, 'Seats'))
  await finger.tap(page.getByRole('radio', { name: 'One phone', exact: true }))
  const field = page.getByRole('combobox', { name: 'Name of player 1' })
  await field.fill('')
  await cdp.send('Input.imeSetComposition', { text: 'nihao', selectionStart: 5, selectionEnd: 5 })
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await cdp.send('Input.insertText', { text: '你好' })
  await expect(field).toHaveValue('你好')
  await page.keyboard.press('Enter')
  await expect(field).not.toBeFocused()
})

test('with Command an arrow is left to the browser, whose Back it is', async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  await beginGame(page, host.url)
  await cell(page, 'A O').focus()
  const wasTaken = await page.evaluateHandle(() => {
    const told: boolean[] = []
    addEventListener('keydown', (event) => told.push(event.defaultPrevented))
    return told
  })
  await page.keyboard.press('ArrowLeft')
  await expect(cell(page, 'L O')).toBeFocused()
  await page.keyboard.down('Meta')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.up('Meta')
  await expect(cell(page, 'L O')).toBeFocused()
  // The arrow, the key Command, and the arrow with it.
  expect(await wasTaken.jsonValue()).toEqual([true, false, false])
})

test('round quotation marks, as keyboards of phones write them, are read as those of a game', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  await paste(page, host.url, POSITION.replace(/"([^"]*)"/g, '“$1”'))
  await expectVassalOn(page, 'A O')
  await goTo(page, host.url, 'editor', 'text')
  const text = page.getByRole('dialog').getByRole('textbox')
  await text.fill((await text.inputValue()).replace('"mode"', '“mode”'))
  await button(page, 'Use this text').tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('where nothing can be copied, as on a page over plain http, that is said', async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await goTo(page, host.url, 'editor', 'link')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Copy' }).tap()
  await expect(sheet.getByText('It could not be copied: select it and copy it yourself.')).toBeInViewport({ ratio: 1 })
})
