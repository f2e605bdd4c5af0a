/** A page that the browser translates, and one that nobody translates. Reports of it: docs/races.md. */
import { cell } from './blackstoneTable.ts'
import { expect, test } from './phoneFixtures.ts'
import { beginGame, expectVassalOn } from './tableAndStorage.ts'

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

test('a page that nobody translates is drawn once: nothing is taken from under a finger', async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  await page.goto(`${host.url}#/saved`)
  await page.getByText('Import a game').click()
  // What comes at leisure has come.
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('textbox', { name: /paste/ })).toBeVisible()
})
