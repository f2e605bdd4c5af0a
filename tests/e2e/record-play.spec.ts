/** A turn of the King's Quest, filmed for the project's page: only for `npm run record-play`, which `FILM` tells where. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WHOLE_GAMES } from '../../scripts/limits.mjs'
import { button, cell, tasks } from './accessibleTable.ts'
import { test } from './app.ts'
import { cameraOn } from './film.ts'
import { importPosition, toFilm } from './positions.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

const FOLDER = process.env.FILM

if (FOLDER) {
  test('a turn is filmed', async ({ host, phone }) => {
    const one = await phone({ width: 390, height: 844 })
    const { page } = one
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(host.url)
    await importPosition(page, toFilm)
    await page.getByRole('grid').waitFor()
    await page.evaluate(() => document.fonts.ready)
    const task = tasks(page).first()
    const camera = await cameraOn(one, { x: 330, y: 700 })
    await camera.roll()
    await camera.hold(900)
    await camera.touch(task, button(page, 'Complete'))
    await camera.hold(1800)
    await camera.touch(cell(page, 'L S'), button(page, 'Flip'))
    await camera.hold(800)
    await camera.touch(cell(page, 'L T'), page.getByRole('gridcell', { name: /^Empty.*L S/ }))
    await camera.hold(500)
    await camera.touch(cell(page, 'L N'), button(page, 'Flip'))
    await camera.hold(700)
    await camera.touch(button(page, 'Flip'), page.getByRole('gridcell', { name: /^Dragon Emissary.*L N/ }))
    await camera.hold(500)
    await camera.touch(task, button(page, 'Complete'))
    await camera.hold(1200)
    await camera.touch(button(page, 'Complete'), page.getByRole('gridcell', { name: /used up/ }).first())
    await camera.hold(900)
    await camera.touch(button(page, 'End turn'), page.locator('[data-part~="chip"][aria-current]', { hasText: 'Ben' }))
    await camera.hold(1600)
    mkdirSync(FOLDER, { recursive: true })
    for (const [at, { png }] of camera.frames.entries()) writeFileSync(join(FOLDER, `${at}.png`), png)
    writeFileSync(join(FOLDER, 'times.json'), JSON.stringify(camera.frames.map(({ time }) => time)))
  })
}
