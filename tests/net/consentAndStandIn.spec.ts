/**
 * Requests between phones at a table, through the screens: to take a move back, to play for somebody who is away, to
 * end the game. And the audit of the deal.
 */
import { expect, type Page, test } from '@playwright/test'
import { board, LONG_WAIT, openPhonesSheet, openTableOfTwo, press, serveApp, takeTowers, tower } from './phones.ts'

const app = serveApp({ rooms: true })

/** Chooses a tower for both. Returns the page whose turn it is first, once it may end that turn. */
const begin = async (ann: Page, bo: Page): Promise<readonly [Page, Page]> => {
  const [first, second] = await takeTowers(ann, bo)
  await expect(first.getByText('End turn').first()).toBeVisible(LONG_WAIT)
  await expect(first.getByRole('button', { name: 'End turn', exact: true })).not.toHaveAttribute(
    'aria-disabled',
    /./,
    LONG_WAIT,
  )
  return [first, second]
}

/** Slides the first vassal that can. */
const slide = async (page: Page): Promise<void> => {
  const to = page.getByRole('gridcell', { name: /slide here/ })
  for (const vassal of await page.getByRole('gridcell', { name: /reverse/ }).all()) {
    await vassal.click()
    // A second tap at once is no tap.
    await page.waitForTimeout(400)
    if ((await to.count()) > 0) break
  }
  await to.first().click()
}

test('a move beneath another’s is taken back only when both agree, and the game ends the same way', async () => {
  const [ann, bo] = await openTableOfTwo(app)
  const [first, second] = await begin(ann, bo)
  const name = first === ann ? 'Ann' : 'Bo'
  const other = name === 'Ann' ? 'Bo' : 'Ann'
  await press(first, 'End turn')
  await expect(second.getByRole('button', { name: 'End turn', exact: true })).not.toHaveAttribute(
    'aria-disabled',
    /./,
    LONG_WAIT,
  )
  await slide(second)
  const undo = first.getByRole('button', { name: 'Ask to undo your last move' })
  await expect(undo).not.toHaveAttribute('aria-disabled', /./, LONG_WAIT)

  await undo.click()
  await expect(second.getByText(`${name} would like to undo: the end of the turn`)).toBeVisible(LONG_WAIT)
  await expect(first.getByText(`Undo it? ${other} has to allow it.`)).toBeVisible(LONG_WAIT)
  await second.getByRole('button', { name: 'No', exact: true }).click()
  await expect(first.getByText(`${other} does not allow it.`)).toBeVisible(LONG_WAIT)
  await press(first, 'All right')
  await expect(first.getByText(`${other} plays…`).first()).toBeVisible(LONG_WAIT)

  await undo.click()
  await press(second, 'Allow')
  await expect(second.getByText(`${name} plays…`).first()).toBeVisible(LONG_WAIT)
  await expect(first.getByRole('button', { name: 'End turn', exact: true })).not.toHaveAttribute(
    'aria-disabled',
    /./,
    LONG_WAIT,
  )

  await press(second, 'Menu')
  await press(second, /^End the game/)
  await press(second, 'Ask them')
  await expect(first.getByText(`${other} would like to end the game as it stands.`)).toBeVisible(LONG_WAIT)
  await press(first, 'Agree')
  for (const page of [ann, bo]) await expect(page.getByText('Fair deal verified')).toBeVisible(LONG_WAIT)
  await second.getByText('Fair deal verified').click()
  await expect(second.getByText(/chance that Bo added afterwards/)).toBeVisible(LONG_WAIT)
})

test('a seat whose phone is gone is played on the other one, until its owner is back and reads it', {
  tag: '@harm',
}, async () => {
  const [ann, bo] = await openTableOfTwo(app)
  const at = bo.url()
  await bo.goto('about:blank')
  await openPhonesSheet(ann)
  await expect(ann.getByText('coming back')).toBeVisible(LONG_WAIT)
  await expect(ann.getByRole('button', { name: 'Play for Bo' })).toBeVisible(LONG_WAIT)
  await press(ann, 'Play for Bo')
  await press(ann, 'Yes, play for Bo')
  await expect(ann.getByText('played on this phone')).toBeVisible(LONG_WAIT)
  await press(ann, 'Close')
  // Whoever it is that begins, it is this phone now.
  await expect(tower(ann)).toBeVisible(LONG_WAIT)

  // The host's phone is opened anew in between, and has not forgotten it.
  await ann.reload()
  await expect(board(ann)).toBeVisible(LONG_WAIT)
  await bo.goto(at)
  await expect(board(bo)).toBeVisible(LONG_WAIT)
  await expect(bo.getByText(/^Ann played for Bo from /)).toBeVisible(LONG_WAIT)
  await openPhonesSheet(ann)
  await expect(ann.getByText('played on this phone')).toHaveCount(0, LONG_WAIT)
  await expect(ann.getByText('away')).toHaveCount(0, LONG_WAIT)
})
