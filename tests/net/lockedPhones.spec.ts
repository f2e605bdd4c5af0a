/** Phones that were locked until the PeerServer had forgotten them. */
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { button } from '../e2e/blackstoneTable.ts'
import { gather, join, setOwnName, sitDown } from '../lab/gatherPhones.ts'
import { type Lab, openLab } from '../lab/labNetwork.ts'
import { type Machine, openServer } from '../lab/labServers.ts'
import { type LabPhone, openLabPhone } from '../lab/phone.ts'
import { reasonToSkip } from './network.ts'
import { LONG_WAIT } from './phones.ts'

const reason = reasonToSkip()
test.skip(reason !== null, reason ?? '')

/** Longer than the PeerServer keeps a phone that is silent, and than a host keeps its line: all else takes no longer. */
const LOCKED = Number(process.env.LOCKED_SECONDS ?? 100) * 1_000

let lab: Lab
let server: Machine
const phones: LabPhone[] = []

const open = async (name: string): Promise<LabPhone> => {
  const phone = await openLabPhone(lab.place(name), `http://${lab.place('server').address}/`)
  phones.push(phone)
  return phone
}

test.beforeEach(async () => {
  lab = await openLab(['ann', 'ben', 'server'])
  server = await openServer(lab.place('server'), resolve(process.env.DIST ?? 'dist'))
})
test.afterEach(async () => {
  const all = phones.splice(0)
  await Promise.all(all.map((phone) => phone.close()))
  await server?.kill()
  lab?.close()
  expect(all.flatMap((phone) => phone.thrown())).toEqual([])
})

test('[P9] a guest that was locked is back without a tap, and so is its host', { tag: '@nightly' }, async () => {
  const [ann, ben] = [await open('ann'), await open('ben')]
  const code = await gather(ann, { mode: "King's Quest", choices: [] })
  await setOwnName(ann, 'Ann')
  await join(ben, code)
  await sitDown(ben, 'Ben')
  await ann.hand.pressPanelButton(button(ann.page, 'Start with'))
  for (const { page } of phones) await page.waitForURL(/play/)
  const benIsHere = ann.page.getByRole('button', { name: /of \d+ points.*, here/ })
  const seeks = ben.page.getByRole('button', { name: /Looking for the host/ })
  await expect(benIsHere).toHaveCount(1, LONG_WAIT)
  const lock = async (phone: LabPhone, whileAway: () => Promise<void>): Promise<number> => {
    phone.freeze()
    await whileAway()
    await new Promise((passed) => setTimeout(passed, LOCKED))
    phone.thaw()
    return performance.now()
  }
  const benWoke = await lock(ben, () => expect(benIsHere).toHaveCount(0, LONG_WAIT))
  await expect(benIsHere).toHaveCount(1, LONG_WAIT)
  console.log(`a guest is back ${Math.round(performance.now() - benWoke)} ms after it was unlocked`)
  await expect(seeks).toHaveCount(0, LONG_WAIT)
  const annWoke = await lock(ann, () => expect(seeks).toHaveCount(1, LONG_WAIT))
  await expect(seeks).toHaveCount(0, LONG_WAIT)
  console.log(`a host is back ${Math.round(performance.now() - annWoke)} ms after it was unlocked`)
  await expect(benIsHere).toHaveCount(1, LONG_WAIT)
})
