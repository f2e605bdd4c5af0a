/** The sheet that says how CastleScape is won, before the first game and from the menu. */
import { axe } from './axeFindings.ts'
import { beginNew, button } from './castlescapeTable.ts'
import { fingerOn } from './finger.ts'
import { keepPicture } from './keepPicture.ts'
import { overflow, unreadable } from './layoutFaults.ts'
import { oneOrAll } from './nightlySample.ts'
import { expect, test } from './phoneFixtures.ts'

/** Runs in the page before the app: notes whether a sheet was there when the table was first drawn. */
const noteFirstDrawing = (): void => {
  const look = (): void => {
    if (!document.querySelector('[data-part~="table"]')) return void requestAnimationFrame(look)
    sessionStorage.setItem('firstDrawing', document.querySelector('dialog[open]') ? 'sheet' : 'bare')
  }
  requestAnimationFrame(look)
}

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

for (const size of oneOrAll(SIZES, 2))
  test(`it opens with three lines on how it is won at ${size.width}x${size.height}, once, and again from the menu`, async ({
    host,
    phone,
  }) => {
    const { page } = await phone({ ...size, tips: true })
    const { tap } = fingerOn(page)
    await page.addInitScript(noteFirstDrawing)
    await beginNew(page, host.url, 'Me and bots')
    const sheet = page.getByRole('dialog', { name: 'CastleScape' })
    await expect(sheet.getByRole('listitem')).toHaveCount(3)
    expect(await page.evaluate(() => sessionStorage.getItem('firstDrawing'))).toBe('sheet')
    expect(await unreadable(page)).toEqual([])
    expect(await overflow(page)).toEqual({ right: 0, below: 0 })
    await axe(page, 'the opening of CastleScape')
    await keepPicture(page, `castlescape-opening-${size.width}`)
    await tap(button(page, 'Begin'))
    await expect(sheet).toHaveCount(0)
    await tap(button(page, 'Menu'))
    await tap(button(page, 'How to win'))
    await expect(sheet.getByRole('listitem')).toHaveCount(3)
    await tap(button(page, 'Begin'))
    await beginNew(page, host.url, 'Me and bots')
    await expect(page.getByRole('group', { name: 'Contracts' })).toBeVisible()
    await expect(sheet).toHaveCount(0)
  })
