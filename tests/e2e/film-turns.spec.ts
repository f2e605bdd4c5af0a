/** A turn of each game, filmed for README and the project's page: only for `npm run record-play`, which `FILM` tells where. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { button, cell, tasks } from './blackstoneTable.ts'
import { beginFrom, position, SITE, square } from './castlescapeTable.ts'
import { gate } from './curtainGate.ts'
import { type Camera, filmScreen } from './filmScreen.ts'
import { type Phone, test } from './phoneFixtures.ts'
import { importPosition, toFilm } from './positions.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

const FOLDER = process.env.FILM

/** Where the finger comes from. */
const FROM = { x: 330, y: 700 }

/** Opens the lens on a table in the dark on which things move. */
const cameraAt = async (one: Phone): Promise<Camera> => {
  await one.page.evaluate(() => document.fonts.ready)
  const camera = await filmScreen(one, FROM)
  await camera.roll()
  return camera
}

const keep = (folder: string, { frames }: Camera): void => {
  mkdirSync(folder, { recursive: true })
  for (const [at, { png }] of frames.entries()) writeFileSync(join(folder, `${at}.png`), png)
  writeFileSync(join(folder, 'times.json'), JSON.stringify(frames.map(({ time }) => time)))
}

/** Ann lacks one Wall to a Bailey of 3, and has a card whose Recruit may stand on a Wall. */
const CASTLE = position({
  seats: ['Ann', 'Bo', 'Cy', 'Dee'],
  site: SITE,
  turn: { gold: 2, groups: [{ left: 1, built: ['j9', 'k9'] }], built: 2 },
  guilds: [
    {
      renown: 9,
      played: ['ramparts', 'craftsmans-shop'],
      ...{ hand: 2, faceDown: ['ladder-crew', 'market-stall'] },
    },
    ...[11, 7, 8].map((renown) => ({ renown })),
  ],
  hidden: { hands: [['ladder-crew', 'market-stall'], [], [], []] },
})

if (FOLDER) {
  test("a turn of the King's Quest is filmed", async ({ host, phone }) => {
    const one = await phone({ width: 390, height: 844 })
    const { page } = one
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(host.url)
    await importPosition(page, toFilm)
    await page.getByRole('grid').waitFor()
    const task = tasks(page).first()
    const camera = await cameraAt(one)
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
    keep(join(FOLDER, 'play'), camera)
  })

  test('a turn of CastleScape is filmed', async ({ host, phone }) => {
    const one = await phone({ width: 390, height: 844, moves: true })
    const { page } = one
    await beginFrom(one, host.url, CASTLE)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' })
    const card = (name: RegExp) => page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name })
    const camera = await cameraAt(one)
    await camera.hold(1000)
    await camera.touch(square(page, 'i9'), button(page, 'Build i9'))
    await camera.hold(1400)
    await camera.touch(button(page, 'Build i9'), button(page, 'Ann, 12 Renown'))
    await camera.hold(1200)
    await camera.touch(card(/^Ladder Crew/), button(page, 'Play Ladder Crew'))
    await camera.hold(900)
    await camera.touch(button(page, 'Play Ladder Crew'), button(page, 'Recruits: 1'))
    await camera.hold(900)
    await camera.touch(square(page, 'd6'), button(page, 'Post d6'))
    await camera.hold(1400)
    await camera.touch(button(page, 'Post d6'), button(page, 'End turn'))
    await camera.hold(1200)
    await camera.touch(card(/^Market Stall/), button(page, 'Play Market Stall'))
    await camera.hold(700)
    await camera.touch(button(page, 'Play Market Stall'), button(page, 'Gold: 3'))
    await camera.hold(1000)
    await camera.touch(button(page, 'End turn'), gate(page))
    await camera.hold(1600)
    keep(join(FOLDER, 'castlescape'), camera)
  })
}
