/** What people have reported of other games and apps, tried on this one: docs/races.md lists all of it. */
import { cell } from './accessibleTable.ts'
import { fingerOn } from './finger.ts'
import { expect, test } from './phoneFixtures.ts'
import { beginGame, button, expectVassalOn, goTo, POSITION, paste } from './tableAndStorage.ts'

const SMALL = { width: 320, height: 568 }

/** What Chromium’s translator does: the root has a class, and each text is taken out for an element with other words. */
const translate = (): void => {
  const replace = (text: Node): void => {
    const words = text.textContent ?? ''
    if (!words.trim() || !text.isConnected || text.parentElement?.closest('font, script')) return
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild?.append(`«${words}»`)
    text.parentNode?.replaceChild(font, text)
  }
  const replaceAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    if (root instanceof Text) texts.push(root)
    texts.forEach(replace)
  }
  document.documentElement.classList.add('translated-ltr')
  replaceAll(document.body)
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) replaceAll(node)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

test('a table that the browser translates says each thing once, and counts what is there', async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  await beginGame(page, host.url)
  const table = page.getByRole('main')
  await page.evaluate(translate)
  await expect(table).toContainText('«Tap a vassal or a task.»')
  await expect(page.locator('nav')).toContainText('«3»')
  // Once more: the page is drawn anew as soon as the watcher has come.
  await expect(async () => {
    await cell(page, 'A O').tap()
    await expect(table).toContainText('«Slide to a dashed space.»', { timeout: 1000 })
  }).toPass()
  await expect(table).not.toContainText('Tap a vassal or a task.')
  await cell(page, 'A N').tap()
  await expectVassalOn(page, 'A N')
  await expect(table).toContainText('«Tap a vassal or a task.»')
  await expect(table).not.toContainText('Slide to a dashed space.')
  // A knight was paid.
  await expect(page.locator('nav')).toContainText('«2»')
  await expect(page.locator('nav')).not.toContainText('«3»')
})

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

test('a page that nobody translates is drawn once: nothing is taken from under a finger', async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  await page.goto(`${host.url}#/saved`)
  await page.getByText('Import a game').click()
  // What comes at leisure has come.
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('textbox', { name: /paste/ })).toBeVisible()
})
