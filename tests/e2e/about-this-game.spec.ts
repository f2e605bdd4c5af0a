/** About this game: what differs from the rulebook, and nothing else. */
import { button } from './blackstoneTable.ts'
import { fingerOn } from './finger.ts'
import { expect, type Phone, test } from './phoneFixtures.ts'

const openAbout = async ({ page }: Phone) => {
  const { tap } = fingerOn(page)
  await tap(button(page, 'Menu'))
  await tap(button(page, 'About this game'))
  return page.getByRole('dialog', { name: 'About this game' })
}

test('About lists what differs from the rulebook, and says so where nothing does', async ({ host, phone }) => {
  const one = await phone({ width: 320, height: 568 })
  const { tap } = fingerOn(one.page)
  await one.page.goto(`${host.url}#/new`)
  await tap(one.page.getByRole('radio', { name: /^First Edition/ }))
  await tap(button(one.page, 'Start'))
  const usual = await openAbout(one)
  await expect(usual).toContainText('Played as in the rulebook.')
  await expect(usual.getByRole('listitem')).toHaveCount(0)

  const other = await phone({ width: 320, height: 568 })
  await other.page.goto(`${host.url}#/who`)
  await fingerOn(other.page).tap(button(other.page, 'Play'))
  const short = await openAbout(other)
  await expect(short).toContainText('Different from the rulebook')
  await expect(short.getByRole('listitem').filter({ hasText: '10' })).toHaveCount(1)
})
