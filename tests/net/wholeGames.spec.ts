/** Whole games on four phones, through the screens of the app, on bad lines, with all mishaps that phones have. */
import { resolve } from 'node:path'
import { expect } from '@playwright/test'
import { button } from '../e2e/blackstoneTable.ts'
import { readyOffline } from '../e2e/phoneFixtures.ts'
import { test } from '../e2e/wholeGamesOfModes.ts'
import { expectSameEndOnPhones, type Mishap, playTogether, untilLineIsUp } from '../lab/gameOnPhones.ts'
import { gather, join, setOwnName, sitDown, type TableSetup } from '../lab/gatherPhones.ts'
import { FAR, type Lab, openLab } from '../lab/labNetwork.ts'
import { type Machine, openRelay, openServer } from '../lab/labServers.ts'
import { type LabPhone, openLabPhone } from '../lab/phone.ts'
import { reasonToSkip } from './network.ts'

const reason = reasonToSkip()
test.skip(reason !== null, reason ?? '')

const DIST = resolve(process.env.DIST ?? 'dist')
const PLACES = ['ann', 'ben', 'cas', 'dee'] as const
const NAMES = ['Ann', 'Ben', 'Cas', 'Dee'] as const

let lab: Lab
let server: Machine
let relay: Machine
const phones: LabPhone[] = []
const url = (): string => `http://${lab.place('server').address}/`

test.beforeEach(async () => {
  lab = await openLab([...PLACES, 'server', 'relay'])
  relay = await openRelay(lab.place('relay'))
  server = await openServer(lab.place('server'), DIST, lab.place('relay'))
  for (const name of PLACES) {
    const phone = await openLabPhone(lab.place(name), url())
    phones.push(phone)
    await readyOffline(phone.page)
  }
  for (const name of PLACES) await lab.set(name, FAR)
})
test.afterEach(async () => {
  const all = phones.splice(0)
  await Promise.all(all.map((phone) => phone.close()))
  await server?.kill()
  await relay?.kill()
  lab?.close()
  expect(all.flatMap((phone) => phone.thrown())).toEqual([])
})

/** Goes from Home to the first turn. So many phones play, and the others watch. */
const begin = async (wanted: TableSetup, players: number): Promise<void> => {
  const [host, ...guests] = phones
  if (!host) throw new Error('no phones')
  const code = await gather(host, wanted)
  await setOwnName(host, NAMES[0])
  for (const [at, guest] of guests.entries()) {
    await join(guest, code)
    if (at + 1 < players) await sitDown(guest, NAMES[at + 1] ?? '')
  }
  await expect(host.page.getByText(`${players} of`)).toBeVisible()
  await host.hand.pressPanelButton(button(host.page, 'Start with'))
  for (const { page } of phones) await page.waitForURL(/play/)
}

const named = (name: (typeof PLACES)[number]): LabPhone => {
  const phone = phones[PLACES.indexOf(name)]
  if (!phone) throw new Error(`no phone ${name}`)
  return phone
}

/** Milliseconds within which a line that is gone is noticed, or has come back. */
const LONGEST_SILENCE = 60_000

const wait = (seconds: number): Promise<void> => new Promise((onEnd) => setTimeout(onEnd, seconds * 1_000))

/** A phone's line is cut for so short that it heals by itself; others play on. */
const cutShortly = (before: number, name: (typeof PLACES)[number], seconds: number): Mishap => ({
  before,
  phone: named(name),
  happen: async () => {
    await lab.cut(name)
    await wait(seconds)
    await lab.restore(name)
  },
})

/** Others play on until the host says that this phone is away, and beyond; over once it is here again. */
const lose = (
  before: number,
  name: (typeof PLACES)[number],
  leave: () => unknown,
  comeBack: () => unknown,
): Mishap => ({
  before,
  phone: named(name),
  happen: async () => {
    const chip = named('ann').page.getByRole('button', { name: new RegExp(`^${name}, \\d`, 'i') })
    await leave()
    await expect(chip).toHaveAccessibleName(/, (away|coming back)/, { timeout: LONGEST_SILENCE })
    await comeBack()
    await expect(chip).toHaveAccessibleName(/, here/, { timeout: LONGEST_SILENCE })
  },
})

const cut = (before: number, name: (typeof PLACES)[number]): Mishap =>
  lose(
    before,
    name,
    () => lab.cut(name),
    () => lab.restore(name),
  )

const freeze = (before: number, name: (typeof PLACES)[number]): Mishap =>
  lose(before, name, named(name).freeze, named(name).thaw)

/** A browser dies and is opened again where it was. */
const crash = (before: number, name: (typeof PLACES)[number]): Mishap => ({
  before,
  phone: named(name),
  happen: async () => {
    const phone = named(name)
    const at = phone.page.url()
    await phone.kill()
    await wait(2)
    await phone.reopen(at)
    // Others may not have noticed that it was gone; without the server it would not come back.
    await untilLineIsUp(phone.page)
  },
})

/** The host hears every other player: a phone that is just coming back needs the server for it. */
const allHere = (): Promise<void> =>
  expect(named('ann').page.getByRole('button', { name: /of \d+ points.*, here/ })).toHaveCount(PLACES.length - 1)

const QUICK: TableSetup['choices'] = [['Goal', '10']]

test("a whole King's Quest of four, whose lines are cut, whose phones freeze and die, the host's and the server too", {
  tag: '@nightly',
}, async ({ thinking }) => {
  await begin({ mode: "King's Quest", choices: QUICK }, 4)
  const table = { phones, seats: phones }
  const played = await playTogether(table, thinking, 18, [
    cutShortly(5, 'ben', 8),
    cut(10, 'cas'),
    freeze(20, 'dee'),
    crash(26, 'ben'),
    { before: 32, happen: () => allHere().then(() => server.kill()) },
    cutShortly(33, 'cas', 7),
    { before: 38, happen: () => server.start() },
    crash(42, 'ann'),
  ])
  await expectSameEndOnPhones(table, played)
})

test('a whole Co-op of two with two who look on, through a relay where no direct way is', { tag: '@nightly' }, async ({
  thinking,
}) => {
  await lab.block('ann', 'ben')
  await begin({ mode: 'Co-op', choices: QUICK }, 2)
  const before = await lab.passed('relay')
  const table = { phones, seats: phones.slice(0, 2) }
  const played = await playTogether(table, thinking, 23, [cutShortly(8, 'cas', 8), crash(14, 'dee'), cut(20, 'ben')])
  await expectSameEndOnPhones(table, played)
  expect((await lab.passed('relay')) - before, 'frames through the relay').toBeGreaterThan(played.autoPlayer.seq())
})
