/** The app in Firefox and in the engine of iPhones: what a person does first, by nothing but what the screen says. */
import { WHOLE_GAMES } from '../../../scripts/testLimits.mjs'
import { askCommandLine } from '../askCommandLine.ts'
import { expect, type Host, test } from '../phoneFixtures.ts'
import { type Stranger, strangerAt, until } from './browserDriver.ts'
import { OPENERS, PHONE } from './openOtherBrowser.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

/** Turns against a bot: one in a run of every day. */
const TURNS = process.env.NIGHTLY ? 5 : 1

const openHome = async ({ driver, see }: Stranger, host: Host): Promise<void> => {
  await driver.open(host.url)
  await see('heading', '^Blackstone Castle')
}

/** Whether the page is as wide as the phone: nothing runs out at its side. */
const expectFits = async ({ driver }: Stranger, where: string): Promise<void> => {
  const width = await driver.ask(() => document.documentElement.scrollWidth, null)
  expect(width, `${driver.name}, ${where}`).toBeLessThanOrEqual(PHONE.width)
}

const playLesson = async (stranger: Stranger): Promise<void> => {
  const { tap, see, read } = stranger
  await tap('link', '^Learn')
  await tap('gridcell', 'A O')
  await tap('button', '^Flip')
  await see('gridcell', 'Dragon Emissary.*A O')
  await expectFits(stranger, 'lesson 1')
  await tap('button', '^Go on')
  await tap('gridcell', 'C N')
  await tap('button', '^Flip')
  await see('button', '^Next: ')
  await read('A wizard flips any vassal. Only the face on top counts.')
}

const BOARD = '[role=gridcell]'
const readBoard = ({ driver }: Stranger): Promise<readonly string[]> =>
  driver.ask((cells) => [...document.querySelectorAll(cells)].map((one) => one.getAttribute('aria-label') ?? ''), BOARD)

/** One move of a vassal: a slide or a swap, whichever is offered first. */
const moveVassal = async (stranger: Stranger): Promise<void> => {
  const { tap, see, sees } = stranger
  const before = await readBoard(stranger)
  await tap('gridcell', '^(?!Empty)(?!.*used up).*, reverse ')
  await see('gridcell', ', chosen')
  await tap('gridcell', (await sees('gridcell', 'slide here')) ? 'slide here' : 'swap here')
  await until('another board', async () => {
    const now = await readBoard(stranger)
    return now.every((label) => !label.includes('chosen')) && now.join() !== before.join()
  })
}

/** Ends the turn, answers what is asked, and waits for the next turn of this person. */
const endTurn = async ({ tap, sees, text }: Stranger, round: number): Promise<void> => {
  await tap('button', '^End turn')
  await until(`round ${round + 1}`, async () => {
    for (const answer of ['^Accept', '^Leave empty']) if (await sees('button', answer)) await tap('button', answer)
    return (await text()).includes(`round ${round + 1}`) && (await sees('button', '^End turn'))
  })
}

const playAgainstBot = async (stranger: Stranger, turns: number): Promise<void> => {
  const { tap, see, sees } = stranger
  await tap('link', '^Play')
  await tap('button', '^Play$')
  await tap('button', 'tower.*choose it')
  await until('the tower', async () => !(await sees('button', 'tower.*choose it')))
  // Where Pip begins, his turn comes first.
  await see('button', '^You, .*on turn')
  await see('button', '^End turn')
  await expectFits(stranger, 'the table')
  for (let round = 1; round <= turns; round++) {
    await moveVassal(stranger)
    await endTurn(stranger, round)
  }
}

/** A link to a game of two moves. */
const linkTo = (host: Host): string => {
  const game = { mode: 'kings-quest', seats: ['Ann', 'Ben'], seed: 'castle' }
  const { record } = askCommandLine<{ record: object }>('apply', JSON.stringify({ game, actions: ['!1', '!2'] }))
  const { string } = askCommandLine<{ string: string }>('record', JSON.stringify(record))
  return `${host.url}#/shared/${string}`
}

/** Languages by their own names, and what the settings are called in them. */
const LANGUAGES = [
  ['Deutsch', 'Optionen'],
  ['简体中文', '设置'],
] as const

/** Every run asks the engine of iPhones for the way that most go; a night asks both engines for both ways. */
const isNightly = !!process.env.NIGHTLY

for (const [name, openBrowser] of Object.entries(OPENERS).filter(([name]) => isNightly || name === 'WebKit')) {
  test.describe(name, () => {
    let stranger: Stranger
    test.beforeEach(async () => {
      const driver = await openBrowser()
      test.skip(!driver, `${name} is not installed`)
      if (driver) stranger = strangerAt(driver)
    })
    test.afterEach(() => stranger?.driver.close())

    test('a first visit, a first lesson, a game against a bot that goes on without its server', async ({ host }) => {
      const { driver, tap, see } = stranger
      await openHome(stranger, host)
      await expectFits(stranger, 'Home')
      await driver.ask(() => navigator.serviceWorker.ready.then(() => true), null)
      await playLesson(stranger)
      await openHome(stranger, host)
      await playAgainstBot(stranger, TURNS)
      const board = await readBoard(stranger)
      await host.stop()
      await driver.reload()
      await see('button', '^End turn')
      expect(await readBoard(stranger)).toEqual(board)
      await driver.open(host.url)
      await tap('link', '^Play')
      await see('button', '^End turn')
      expect(await readBoard(stranger)).toEqual(board)
      await moveVassal(stranger)
    })

    if (!isNightly) return
    test('a link to a game, the rules, and the settings in German and Chinese', async ({ host }) => {
      const { driver, tap, see, read } = stranger
      await driver.open(linkTo(host))
      await read('Checked: all')
      await tap('button', '^Watch it')
      await see('gridcell', 'reverse')
      await driver.open(`${host.url}#/rules`)
      await see('heading', '^Rules')
      await expectFits(stranger, 'the rules')
      await driver.open(`${host.url}#/settings`)
      for (const [language, settings] of LANGUAGES) {
        await tap('radio', `^${language}`)
        await see('heading', `^${settings}`)
        await expectFits(stranger, settings)
      }
      await driver.reload()
      await see('heading', '^设置')
    })
  })
}
