import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { lanCertificate } from '../../scripts/lanCertificate.mjs'
import { openRooms, relays } from '../../scripts/rooms.mjs'
import { serveFolder } from '../../scripts/staticHost.mjs'

/** What `npm start` does: the app and the PeerServer at one address. */
let folder: string
let plain: Awaited<ReturnType<typeof serveFolder>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rooms-'))
  writeFileSync(join(folder, 'index.html'), 'the app')
  plain = await serveFolder(folder, { beside: openRooms })
})
afterAll(async () => {
  await plain.stop()
  rmSync(folder, { recursive: true })
})

const connect = (url: string, id: string, options: WebSocket.ClientOptions = {}, token = 't'): WebSocket =>
  new WebSocket(`${url.replace('http', 'ws')}rooms/peerjs?key=peerjs&id=${id}&token=${token}`, options)

/** A phone at an address of its own, as a proxy on this machine says. */
const connectFrom = (address: string, id: string): WebSocket =>
  connect(plain.url, id, { headers: { 'x-forwarded-for': address } })

const word = (socket: WebSocket): Promise<unknown> =>
  new Promise((resolve, reject) => {
    socket.once('message', (text) => resolve(JSON.parse(text.toString())))
    socket.once('error', reject)
  })

test('the app and the rooms have one address', async () => {
  expect(await (await fetch(plain.url)).text()).toBe('the app')
  expect(await (await fetch(`${plain.url}rooms/`)).json()).toMatchObject({ name: 'PeerJS Server' })
  expect((await fetch(`${plain.url}rooms`)).status).toBe(404)
  const socket = connect(plain.url, 'one')
  expect(await word(socket)).toEqual({ type: 'OPEN' })
  socket.close()
})

test('nobody is told who is there', async () => {
  expect((await fetch(`${plain.url}rooms/peerjs/peers`)).status).toBe(401)
})

test('where no relay is set none is handed out', async () => {
  const answer = await fetch(`${plain.url}rooms/ice`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual([])
})

test("a relay's name ends twelve hours from now, and its password is what coturn makes of it", () => {
  const [one, other] = relays('turn:a.example, turns:a.example', 'secret', 1_700_000_000, 'castle')
  // As `printf 1700043200:castle | openssl dgst -sha1 -hmac secret -binary | base64` says.
  const credential = 'QSs1A04nILUxVwuHMkFt9a5F4LI='
  expect(one).toEqual({ urls: 'turn:a.example', username: '1700043200:castle', credential })
  expect(other).toMatchObject({ urls: 'turns:a.example' })
})

test('a word of more than 64 KiB ends the line of who said it', async () => {
  const socket = connect(plain.url, 'loud')
  await word(socket)
  const ended = new Promise((resolve) => socket.once('close', resolve))
  socket.send(JSON.stringify({ type: 'OFFER', dst: 'one', payload: 'x'.repeat(65_536) }))
  expect(await ended).toBe(1009)
})

test('words that cannot be read end nothing', async () => {
  const socket = connect(plain.url, 'odd')
  await word(socket)
  for (const odd of ['{', 'null', '7', '[]', '{"type":"OFFER"}', '{"type":"OFFER","dst":{}}']) socket.send(odd)
  const other = connect(plain.url, 'other')
  await word(other)
  const heard = word(other)
  socket.send(JSON.stringify({ type: 'OFFER', dst: 'other', payload: 'still here' }))
  expect(await heard).toMatchObject({ src: 'odd', payload: 'still here' })
  socket.close()
  other.close()
})

test('over HTTPS, as with --lan', async () => {
  const { key, cert, authority } = await lanCertificate(['127.0.0.1'], folder)
  const secure = await serveFolder(folder, { tls: { key, cert }, beside: openRooms })
  const socket = connect(secure.url, 'two', { ca: authority })
  expect(await word(socket)).toEqual({ type: 'OPEN' })
  socket.terminate()
  await secure.stop()
})

const offer = (socket: WebSocket, dst: string): void =>
  socket.send(JSON.stringify({ type: 'OFFER', dst, payload: 'hi' }))

/** Dials a name; whether its phone hears of it, before its own phone is told that nobody has this name. */
const reaches = async (caller: WebSocket, host: WebSocket, name: string): Promise<boolean> => {
  const answers = [word(host), word(caller)] as const
  offer(caller, name)
  return Promise.race([answers[0].then(() => true), answers[1].then(() => false)])
}

/** Dials so many names that nobody has, and waits until the server has read them. */
const guess = async (eve: WebSocket, name: string, guesses: number): Promise<void> => {
  for (let nth = 0; nth < guesses; nth++) offer(eve, `${name}-guess-${nth}`)
  const echo = word(eve)
  eve.send(JSON.stringify({ type: 'LEAVE', dst: name }))
  await echo
}

test('a socket that dials twenty names that nobody has finds none for a minute, also none that exists', async () => {
  const [host, eve, bo] = [connect(plain.url, 'guessed'), connect(plain.url, 'eve'), connect(plain.url, 'bo')]
  await Promise.all([host, eve, bo].map(word))
  await guess(eve, 'eve', 20)
  expect(await reaches(eve, host, 'guessed')).toBe(false)
  const turned = word(eve)
  offer(eve, 'guess-20')
  expect(await turned).toEqual({ type: 'EXPIRE', src: 'guess-20', dst: 'eve' })
  expect(await reaches(bo, host, 'guessed')).toBe(true)
  for (const socket of [host, eve, bo]) socket.close()
})

test('an address that tries 120 names finds only what it opened or found before: a school behind it plays on', async () => {
  const school = '192.0.2.9'
  const names = ['far-table', 'other-table'].map((name) => connectFrom('198.51.100.1', name))
  const [table, other] = names as [WebSocket, WebSocket]
  const [schoolTable, pupil] = [connectFrom(school, 'school-table'), connectFrom(school, `pupil-${'0'.repeat(32)}`)]
  await Promise.all([table, other, schoolTable, pupil].map(word))
  expect(await reaches(pupil, table, 'far-table')).toBe(true)
  for (let nth = 0; nth < 6; nth++) {
    const name = `eve-${String(nth).repeat(32)}`
    const eve = connectFrom(school, name)
    await word(eve)
    await guess(eve, name, 20)
    eve.close()
  }
  const late = connectFrom(school, `late-${'0'.repeat(32)}`)
  await word(late)
  expect(await reaches(late, other, 'other-table')).toBe(false)
  expect(await reaches(late, table, 'far-table')).toBe(true)
  expect(await reaches(late, schoolTable, 'school-table')).toBe(true)
  // A table in the school takes its name up again; a new one has to wait.
  const [again, another] = [connectFrom(school, 'school-table'), connectFrom(school, 'another-table')]
  expect(await word(another)).toMatchObject({ type: 'ERROR' })
  for (const socket of [table, other, schoolTable, pupil, late, again]) socket.close()
})

const ended = (socket: WebSocket): Promise<unknown> => new Promise((resolve) => socket.once('close', resolve))

test.each([
  ['host', 'away-table'],
  ['guest', `away-table-${'a'.repeat(32)}`],
])(
  'the name of a %s that is away is given to nobody but who shows its secret, and is found again then',
  async (_, name) => {
    const ann = connect(plain.url, name)
    await word(ann)
    const goes = ended(ann)
    ann.terminate()
    await goes
    const eve = connect(plain.url, name, {}, 'other')
    expect(await word(eve)).toMatchObject({ type: 'ID-TAKEN' })
    await ended(eve)
    const [back, bo] = [connect(plain.url, name), connect(plain.url, 'caller')]
    expect(await Promise.all([word(back), word(bo)])).toEqual([{ type: 'OPEN' }, { type: 'OPEN' }])
    expect(await reaches(bo, back, name)).toBe(true)
    for (const socket of [back, bo]) socket.close()
  },
)
