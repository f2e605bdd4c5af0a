/** The contract of a channel over PeerJS, in a real browser with a real PeerServer. */
import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { FLAGS, findBrowser } from '../../scripts/testBrowser.mjs'
import type { RoomTicket } from '../../src/net/ticket.ts'
import { hasContactedOutside, nameserver, type PeerServer, peerServer, reasonToSkip, servePage } from './network.ts'
import type {} from './page/channelPage.ts'

const reason = reasonToSkip()
test.skip(reason !== null, reason ?? '')

let browser: Browser
let page: Awaited<ReturnType<typeof servePage>>
let names: Awaited<ReturnType<typeof nameserver>>
let server: PeerServer
const PORT = 9_411

test.beforeAll(async () => {
  if (reason) return
  names = await nameserver()
  page = await servePage()
  server = await peerServer(PORT)
  browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: [...FLAGS] })
})
test.afterAll(async () => {
  await browser?.close()
  await server?.kill()
  page?.close()
  names?.close()
})

/** A phone that nobody else knows, and a list of what went wrong in it. */
const phone = async (): Promise<{ at: Page; errors: string[] }> => {
  const at = await (await browser.newContext()).newPage()
  const errors: string[] = []
  at.on('pageerror', (error) => errors.push(error.message))
  await at.goto(page.url)
  return { at, errors }
}

const host = async (at: Page, again?: RoomTicket): Promise<RoomTicket> => {
  const ticket = await at.evaluate(([address, kept]) => window.phone.host(address, kept), [
    server.address,
    again,
  ] as const)
  if (typeof ticket === 'string') throw new Error(ticket)
  return ticket
}
const join = (at: Page, code: string): Promise<string> =>
  at.evaluate(([address, room]) => window.phone.join(address, room), [server.address, code] as const)

/** A host and its guest, with one line between them. */
const pair = async () => {
  const [hostess, guest] = [await phone(), await phone()]
  const ticket = await host(hostess.at)
  expect(await join(guest.at, ticket.code)).toBe('open')
  await expect.poll(() => hostess.at.evaluate(() => window.phone.lines())).toEqual(['open'])
  return { host: hostess, guest, ticket }
}

test('frames go both ways, whole and in order', async () => {
  const { host, guest } = await pair()
  const texts = Array.from({ length: 300 }, (_, n) => `frame ${n} ${'x'.repeat(n * 3)}`)
  await guest.at.evaluate((all) => window.phone.send(0, ...all), texts)
  await host.at.evaluate(() => window.phone.send(0, 'hello', 'again'))
  await expect.poll(() => host.at.evaluate(() => window.phone.texts(0))).toEqual(texts)
  await expect.poll(() => guest.at.evaluate(() => window.phone.texts(0))).toEqual(['hello', 'again'])
  expect([...host.errors, ...guest.errors]).toEqual([])
})

test('a code may be typed in small letters and with a dash', async () => {
  const [a, b] = [await phone(), await phone()]
  const { code } = await host(a.at)
  expect(await join(b.at, `${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`)).toBe('open')
})

test('16 KiB pass, a byte more is not sent, and what others send beyond it is not handed on', async () => {
  const { host, guest } = await pair()
  await guest.at.evaluate(() => window.phone.sendBytes(0, 16_384))
  await expect(guest.at.evaluate(() => window.phone.sendBytes(0, 16_385))).rejects.toThrow('16385')
  // Another program at the other end: past our own check, straight into the browser's channel.
  await guest.at.evaluate(() => {
    window.phone.raw(0, new Uint8Array(16_385))
    window.phone.raw(0, 'words')
    window.phone.raw(0, new Uint8Array(0))
    window.phone.sendBytes(0, 3)
  })
  await expect.poll(() => host.at.evaluate(() => window.phone.sizes(0))).toEqual([16_384, 3])
})

test('an orderly close is told within a second', async () => {
  const { host, guest } = await pair()
  const from = await guest.at.evaluate(() => {
    window.phone.close(0)
    return window.phone.now()
  })
  await expect.poll(() => host.at.evaluate(() => window.phone.ended(0))).not.toBeNull()
  expect(((await host.at.evaluate(() => window.phone.ended(0))) ?? 0) - from).toBeLessThan(1_000)
  expect(await host.at.evaluate(() => window.phone.lines())).toEqual(['closed'])
})

test('the PeerServer is killed: the channel goes on, and the room is found again when it is back', async () => {
  const { host: hostess, guest, ticket } = await pair()
  await server.kill()
  await expect.poll(() => hostess.at.evaluate(() => window.phone.line())).toBe('lost')
  await guest.at.evaluate(() => window.phone.send(0, 'still here'))
  await expect.poll(() => hostess.at.evaluate(() => window.phone.texts(0))).toEqual(['still here'])
  await server.start()
  await expect.poll(() => hostess.at.evaluate(() => window.phone.line())).toBe('open')
  const third = await phone()
  expect(await join(third.at, ticket.code)).toBe('open')
  await hostess.at.evaluate(() => window.phone.send(0, 'and I'))
  await expect.poll(() => guest.at.evaluate(() => window.phone.texts(0))).toEqual(['and I'])
})

test('after a reload the same room is opened again by its ticket, and dialled again', async () => {
  const { host: hostess, guest, ticket } = await pair()
  await hostess.at.reload()
  expect(await host(hostess.at, ticket)).toEqual(ticket)
  expect(await join(guest.at, ticket.code)).toBe('open')
  await guest.at.evaluate(() => window.phone.send(1, 'back'))
  await expect.poll(() => hostess.at.evaluate(() => window.phone.texts(0))).toEqual(['back'])
})

test('a guest dials again after a reload by the name that it had', async () => {
  const [hostess, guest] = [await phone(), await phone()]
  const { code } = await host(hostess.at)
  const ticket = await guest.at.evaluate((room) => window.phone.newTicket(room), code)
  const dial = () =>
    guest.at.evaluate(([address, room, kept]) => window.phone.join(address, room, kept), [
      server.address,
      code,
      ticket,
    ] as const)
  expect(await dial()).toBe('open')
  await guest.at.reload()
  expect(await dial()).toBe('open')
  await expect.poll(() => hostess.at.evaluate(() => window.phone.lines())).toEqual(['closed', 'open'])
})

test('only the ticket opens a room, while the server believes in the old line and after it', {
  tag: '@harm',
}, async () => {
  const [first, second, third] = [await phone(), await phone(), await phone()]
  const ticket = await host(first.at)
  const hostByForce = () =>
    third.at.evaluate(([address, forged]) => window.phone.host(address, forged), [
      server.address,
      { ...ticket, token: 'another' },
    ] as const)
  expect(await hostByForce()).toBe('taken')
  // The server greets nobody whom it knows: the line is open all the same.
  expect(await host(second.at, ticket)).toEqual(ticket)
  expect(await second.at.evaluate(() => window.phone.told())).toEqual(['open'])
  expect(await join(third.at, ticket.code)).toBe('open')
  await expect.poll(() => second.at.evaluate(() => window.phone.lines())).toEqual(['open'])
  await second.at.close()
  await expect.poll(() => join(third.at, ticket.code)).toBe('no-room')
  expect(await hostByForce()).toBe('taken')
  expect(await host((await phone()).at, ticket)).toEqual(ticket)
})

test('a room that is not there, and a server that is not', async () => {
  const { at, errors } = await phone()
  expect(await join(at, 'ZZZZZZ')).toBe('no-room')
  expect(await at.evaluate(() => window.phone.join('http://127.0.0.1:9/rooms', 'ZZZZZZ'))).toBe('no-server')
  expect(await at.evaluate(() => window.phone.host('http://127.0.0.1:9/rooms'))).toBe('no-server')
  expect(await join(at, 'O0O0O0')).toBe('room.code')
  expect(errors).toEqual([])
})

test('malformed words from another phone break nothing', { tag: '@harm' }, async () => {
  const { host: hostess, guest, ticket } = await pair()
  await guest.at.evaluate(
    async ([address, id]) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/peerjs?key=peerjs&id=enemy&token=t&version=1.5.5`)
      await new Promise((open) => {
        socket.onopen = open
      })
      const offer = { type: 'data', connectionId: 'dc_1', label: 'l', reliable: true, serialization: 'raw' }
      const words: readonly unknown[] = [
        { type: 'OFFER', dst: id },
        { type: 'OFFER', dst: id, payload: { ...offer, serialization: 'unknown', sdp: { type: 'offer', sdp: '' } } },
        { type: 'OFFER', dst: id, payload: { ...offer, sdp: 7 } },
        { type: 'OFFER', dst: id, payload: { ...offer, sdp: { type: 'offer', sdp: 'v=0' } } },
        { type: 'OFFER', dst: id, payload: { type: 'media', connectionId: 'mc_1' } },
        { type: 'ANSWER', dst: id, payload: { connectionId: 'dc_9', type: 'data', sdp: null } },
        { type: 'CANDIDATE', dst: id, payload: { connectionId: 'dc_1', type: 'data', candidate: { candidate: 'x' } } },
        { type: 'LEAVE', dst: id },
        { type: 'EXPIRE', dst: id },
      ]
      for (const word of words) socket.send(JSON.stringify(word))
    },
    [server.address, ticket.id] as const,
  )
  await guest.at.evaluate(() => window.phone.send(0, 'still here'))
  await expect.poll(() => hostess.at.evaluate(() => window.phone.texts(0))).toEqual(['still here'])
  await hostess.at.waitForTimeout(1_000)
  expect(hostess.errors).toEqual([])
  const third = await phone()
  expect(await join(third.at, ticket.code)).toBe('open')
})

/** Whom the browser looks for by itself, with or without a page. */
const OF_THE_BROWSER = /(^|\.)(update\.googleapis|accounts\.google|clients\.google)\.com$/

test('nobody else was asked for, and nothing went out', async () => {
  expect(names.asked.filter((name) => !OF_THE_BROWSER.test(name))).toEqual([])
  expect(hasContactedOutside()).toBe(false)
})

test('this would be seen: PeerJS as its makers ship it asks for their servers', async () => {
  const { at } = await phone()
  await at.evaluate(() => window.phone.asShipped())
  await expect.poll(() => names.asked.some((name) => name.endsWith('peerjs.com'))).toBe(true)
  await at.evaluate(() => fetch('http://192.0.2.1/', { signal: AbortSignal.timeout(500) }).catch(() => null))
  expect(hasContactedOutside()).toBe(true)
})
