import { expect, test } from 'vitest'
import { refuse } from '../../src/kernel/result.ts'
import type { Channel } from '../../src/net/channel.ts'
import { isSeatKey } from '../../src/table/room/keys.ts'
import { newDialler } from '../../src/ui/together/dial.ts'
import { awaysOf, lineView, lobbyView, pleaView, seatViews, whyHealed } from '../../src/ui/together/views.ts'
import { newParty, type Phone } from '../table/phones/party.ts'

const NEWS = { why: null, other: null, hasCode: true }
const guestOf = ({ running }: Phone) => running.guest()

/** Ann hosts and Bo comes; both sit. */
const gathering = async () => {
  const party = newParty()
  const room = party.openHost()
  const [ann, bo] = [party.openPhone({ isOwn: true }), party.openPhone()]
  await party.until(() => [ann, bo].every((phone) => guestOf(phone).lobby !== null))
  return { party, room, ann, bo }
}

test('a seat is joining until the host shows it, and is marked on its own phone', async () => {
  const { party, ann, bo } = await gathering()
  party.sit(ann, 'Ann')
  await party.until(() => guestOf(bo).lobby?.seats.length === 1)
  const id = party.sit(bo, 'Bo')
  const states = () => lobbyView(guestOf(bo))?.seats.map(({ name, state, mine, host }) => [name, state, mine, host])
  expect(states()?.at(-1)).toEqual(['Bo', 'joining', true, false])
  await party.until(() => guestOf(ann).lobby?.seats.length === 2)
  expect(states()).toEqual([
    ['Ann', 'here', false, true],
    ['Bo', 'here', true, false],
  ])
  expect(lobbyView(guestOf(ann))?.seats.map(({ mine }) => mine)).toEqual([true, false])
  bo.running.take({ kind: 'rise', id })
  expect(states()?.map(([name]) => name)).toEqual(['Ann'])
  expect(lobbyView(party.openPhone().running.guest())).toBeNull()
})

test('the line says what stands in the way, and which phone must be updated', async () => {
  const { party, room, ann, bo } = await gathering()
  expect([lineView(guestOf(ann), NEWS), lineView(guestOf(bo), NEWS)]).toEqual([{ at: 'up' }, { at: 'up' }])
  party.sit(ann, 'Ann')
  party.sit(bo, 'Bo')
  await party.until(() => guestOf(bo).lobby?.seats.length === 2)
  room.decide({ kind: 'start' })
  await party.until(() => guestOf(bo).follower !== null)
  const { follower } = guestOf(bo)
  const flaw = { entry: 9, refusal: { code: 'entry.hash' } }
  const differs = { ...guestOf(bo), follower: follower && { ...follower, flaw } }
  expect(lineView(differs, NEWS)).toEqual({ at: 'watching', why: { code: 'table.looksOn' } })
  expect(whyHealed({ ...differs, flaws: [flaw] }, 0, 0)).toBeNull()
  const held = (phone: Phone) => lineView({ ...guestOf(phone), isHostUnsaved: true }, NEWS)
  expect([held(ann), held(bo)]).toEqual([{ at: 'up' }, { at: 'unsaved', why: { code: 'table.unsaved' } }])
  party.closeHost()
  await party.wait(6_000)
  const lost = { ...NEWS, why: 'no-room' } as const
  expect(lineView(guestOf(bo), lost)).toEqual({ at: 'seeking', why: { code: 'room.no-room' } })
  expect(lineView(guestOf(ann), lost)).toEqual({ at: 'up' })
  const newer = lineView(guestOf(bo), { ...NEWS, other: { talk: 99, app: '9.0.0' } })
  expect(newer).toMatchObject({ at: 'ended', why: { code: 'version.newer', values: { theirs: '9.0.0' } }, by: 'code' })
  const older = lineView(guestOf(bo), { ...NEWS, other: { talk: 0, app: '0.1.0' } })
  expect(older).toMatchObject({ why: { code: 'version.older' } })
  const paired = lineView(guestOf(bo), { ...NEWS, hasCode: false })
  expect(paired).toMatchObject({ at: 'ended', by: 'pairing' })
})

test('a phone that was healed says so, once', async () => {
  const { ann } = await gathering()
  const sound = guestOf(ann)
  const flaw = { entry: 9, refusal: { code: 'entry.hash' } }
  const healed = { ...sound, flaws: [flaw] }
  expect([whyHealed(sound, 0, 0), whyHealed(healed, 0, 1), whyHealed(healed, 1, 2)]).toEqual([null, null, null])
  expect(whyHealed(healed, 0, 0)).toEqual({ code: 'table.healed' })
  expect(whyHealed(sound, 1, 0)).toEqual({ code: 'table.healed' })
})

test('a seat that is gone is coming back for 15 s, and away after', () => {
  const gone = awaysOf([null, null], [true, false], 1_000)
  expect(gone).toEqual([null, 1_000])
  expect(awaysOf(gone, [true, false], 9_000)).toEqual([null, 1_000])
  expect(awaysOf(gone, [true, true], 9_000)).toEqual([null, null])
})

test('at the table each seat says whose it is, and only own seats have a link that moves them', async () => {
  Object.assign(globalThis, { location: { href: 'https://castle.example/#/play/x' } })
  const { party, room, ann, bo } = await gathering()
  party.sit(ann, 'Ann')
  await party.wait(500)
  party.sit(bo, 'Bo')
  await party.until(() => guestOf(ann).lobby?.seats.length === 2)
  room.decide({ kind: 'start' })
  await party.until(() => [ann, bo].every((phone) => guestOf(phone).follower?.replay.turn.kind === 'seats'))
  const views = seatViews(guestOf(bo), [null, 1_000], 20_000, 'ABC234')
  expect(views.map(({ name, mine, host, state }) => [name, mine, host, state])).toEqual([
    ['Ann', false, true, 'here'],
    ['Bo', true, false, 'here'],
  ])
  expect(views.map(({ link }) => link?.split('#')[1]?.split('/').slice(0, 3) ?? null)).toEqual([
    null,
    ['', 'seat', 'ABC234'],
  ])
  expect(seatViews(guestOf(ann), [null, 1_000], 20_000, '').map(({ state, link }) => [state, link])).toEqual([
    ['here', null],
    ['away', null],
  ])
  expect(seatViews(guestOf(ann), [null, 10_000], 20_000, '')[1]?.state).toBe('back')

  bo.running.take({ kind: 'ask', what: 'end', seat: 1 })
  await party.wait(500)
  const deed = () => ''
  expect(pleaView(guestOf(bo), deed)).toEqual({ at: 'waits', what: 'end', names: ['Ann'] })
  expect(pleaView(guestOf(ann), deed)).toEqual({ at: 'asked', what: 'end', name: 'Bo' })
  ann.running.take({ kind: 'answer', agree: false })
  await party.wait(500)
  expect([pleaView(guestOf(bo), deed), pleaView(guestOf(ann), deed)]).toEqual([null, null])
})

const channel = (state: 'open' | 'closed'): Channel => ({
  ...{ state: () => state, send: () => {}, receive: () => {}, onClose: () => {}, close: () => {} },
})

test('a channel that was paired by hand is what the next dialling finds, or the one that waits', async () => {
  const dialler = newDialler(
    async () => refuse('server.form'),
    null,
    () => {},
  )
  const [first, second] = [channel('open'), channel('open')]
  const waits = dialler.dial()
  dialler.meet(first)
  expect(await waits).toEqual({ carrier: first, lasts: true })
  dialler.meet(channel('closed'))
  const next = dialler.dial()
  dialler.meet(second)
  expect(await next).toEqual({ carrier: second, lasts: true })
  dialler.meet(first)
  expect(await dialler.dial()).toEqual({ carrier: first, lasts: true })
})

test('what a link brings is a seat only where it has the form of one', () => {
  const [id, secret] = ['aB3-_xyz', 'S'.repeat(22)]
  expect(isSeatKey({ id, secret })).toBe(true)
  for (const wrong of [
    { id: '', secret },
    { id: `${id}x`, secret },
    { id, secret: 'S' },
    { id, secret: `${secret}<` },
  ])
    expect(isSeatKey(wrong)).toBe(false)
})
