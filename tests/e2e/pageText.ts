/** The page of a table as text, to be compared letter by letter. */
import type { Page } from '@playwright/test'
import { expect } from './phoneFixtures.ts'

/**
 * All that is in the page; sheets of symbols stand in it in the order in which they came, its head names files alone, and the place of tips,
 * empty here, is fetched later.
 */
const read = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement
    for (const late of body.querySelectorAll('svg:has(symbol), [data-part~="tip"]:empty')) late.remove()
    return `${document.title}\n${body.outerHTML.replace(/>\s+</g, '><')}`
  })

/** The whole page once it rests, without the name of the game in its addresses. */
export const whole = async (page: Page): Promise<string> => {
  let seen = ''
  await expect
    .poll(async () => {
      const before = seen
      seen = await read(page)
      return seen === before && !seen.includes('aria-busy="true"')
    })
    .toBe(true)
  const id = /#\/play\/([^/]+)/.exec(page.url())?.[1]
  return id ? seen.replaceAll(id, 'GAME') : seen
}
