import { expect, test } from 'vitest'
import {
  codePlayersView,
  connectionView,
  consentRequestView,
  healedRefusal,
  lobbyView,
  seatViews,
  updateAwaySince,
} from '#src/ui/table/phones/parts/fillPhoneProps.ts'
import { newParty, type Phone } from '../../../../table/phones/phonesInMemory.ts'

const CONNECTION_STATUS = { trouble: null, hostVersion: null, hasCode: true, wasPaired: false }
const guestOf = ({ running }: Phone) => running.guest()

/** Opens a lobby: Ann hosts, Bo joins, nobody has a seat yet. */
const openLobby = async () => {
  const party = newParty()
  const room = party.openHost()
  const [ann, bo] = [party.openPhone({ isOwn: true }), party.openPhone()]
  await party.until(() => [ann, bo].every((phone) => guestOf(phone).lobby !== null))
  return { party, room, ann, bo }
}

test('a seat is joining until the host shows it, and is marked on its own phone', async () => {
  const { party, ann, bo } = await openLobby()
  party.takeSeat(ann, 'Ann')
  await party.until(() => guestOf(bo).lobby?.seats.length === 1)
  const id = party.takeSeat(bo, 'Bo')
  const states = () =>
    lobbyView(guestOf(bo))?.seats.map(({ name, state, isMine, isHost }) => [name, state, isMine, isHost])
  expect(states()?.at(-1)).toEqual(['Bo', 'joining', true, false])
  await party.until(() => guestOf(ann).lobby?.seats.length === 2)
  expect(states()).toEqual([
    ['Ann', 'here', false, true],
    ['Bo', 'here', true, false],
  ])
  expect(lobbyView(guestOf(ann))?.seats.map(({ isMine }) => isMine)).toEqual([true, false])
  bo.running.dispatch({ kind: 'rise', id })
  expect(states()?.map(([name]) => name)).toEqual(['Ann'])
  expect(lobbyView(party.openPhone().running.guest())).toBeNull()
})

test('a player whose name another has sees the number that the host gave it', async () => {
  const { party, ann, bo } = await openLobby()
  party.takeSeat(ann, 'Ann')
  await party.until(() => guestOf(bo).lobby?.seats.length === 1)
  party.takeSeat(bo, 'Ann')
  await party.until(() => guestOf(bo).lobby?.seats.length === 2)
  for (const phone of [ann, bo])
    expect(lobbyView(guestOf(phone))?.seats.map(({ name }) => name)).toEqual(['Ann', 'Ann 2'])
})

test('the view of the connection says what prevents it, and which phone must be updated', async () => {
  const { party, room, ann, bo } = await openLobby()
  expect([connectionView(guestOf(ann), CONNECTION_STATUS), connectionView(guestOf(bo), CONNECTION_STATUS)]).toEqual([
    { at: 'up' },
    { at: 'up' },
  ])
  party.takeSeat(ann, 'Ann')
  party.takeSeat(bo, 'Bo')
  await party.until(() => guestOf(bo).lobby?.seats.length === 2)
  room.decide({ kind: 'start' })
  await party.until(() => guestOf(bo).follower !== null)
  const { follower } = guestOf(bo)
  const flaw = { entry: 9, refusal: { code: 'entry.hash' } }
  const differs = { ...guestOf(bo), follower: follower && { ...follower, flaw } }
  expect(connectionView(differs, CONNECTION_STATUS)).toEqual({ at: 'watching', why: { code: 'table.looksOn' } })
  expect(healedRefusal({ ...differs, flaws: [flaw] }, 0, 0)).toBeNull()
  const unsavedView = (phone: Phone) => connectionView({ ...guestOf(phone), isHostUnsaved: true }, CONNECTION_STATUS)
  expect([unsavedView(ann), unsavedView(bo)]).toEqual([{ at: 'up' }, { at: 'unsaved', why: { code: 'table.unsaved' } }])
  party.closeHost()
  await party.wait(6_000)
  const noRoom = { ...CONNECTION_STATUS, trouble: 'no-room' } as const
  expect(connectionView(guestOf(bo), noRoom)).toEqual({ at: 'seeking', why: { code: 'room.no-room' } })
  expect(connectionView(guestOf(ann), noRoom)).toEqual({ at: 'up' })
  const newer = connectionView(guestOf(bo), { ...CONNECTION_STATUS, hostVersion: { talk: 99, app: '9.0.0' } })
  expect(newer).toMatchObject({ at: 'ended', why: { code: 'version.newer', values: { theirs: '9.0.0' } }, by: 'code' })
  const older = connectionView(guestOf(bo), { ...CONNECTION_STATUS, hostVersion: { talk: 0, app: '0.1.0' } })
  expect(older).toMatchObject({ why: { code: 'version.older' } })
  const full = { ...guestOf(bo), line: { kind: 'down', dialAt: 0 }, timesFull: 1 } as const
  expect(connectionView(full, CONNECTION_STATUS)).toEqual({ at: 'seeking', why: { code: 'room.full' } })
  const fullByHand = { ...guestOf(bo), line: { kind: 'ended', why: 'full' } } as const
  expect(connectionView(fullByHand, { ...CONNECTION_STATUS, hasCode: false })).toEqual({
    ...{ at: 'ended', why: { code: 'farewell.full' }, by: 'pairing' },
  })
  const byHand = { ...CONNECTION_STATUS, hasCode: false }
  const reopened = connectionView(guestOf(bo), byHand)
  expect(reopened).toEqual({ at: 'ended', why: { code: 'room.reopened' }, by: 'pairing' })
  const broken = connectionView(guestOf(bo), { ...byHand, wasPaired: true })
  expect(broken).toEqual({ at: 'ended', why: { code: 'room.unpaired' }, by: 'pairing' })
  // Before the game has begun none is saved.
  const brokenLobby = connectionView({ ...guestOf(bo), follower: null }, { ...byHand, wasPaired: true })
  expect(brokenLobby).toMatchObject({ at: 'ended', why: { code: 'room.unpairedLobby' } })
})

test('a phone that was healed says so, once', async () => {
  const { ann } = await openLobby()
  const unharmed = guestOf(ann)
  const flaw = { entry: 9, refusal: { code: 'entry.hash' } }
  const healed = { ...unharmed, flaws: [flaw] }
  expect([healedRefusal(unharmed, 0, 0), healedRefusal(healed, 0, 1), healedRefusal(healed, 1, 2)]).toEqual([
    null,
    null,
    null,
  ])
  expect(healedRefusal(healed, 0, 0)).toEqual({ code: 'table.healed' })
  expect(healedRefusal(unharmed, 1, 0)).toEqual({ code: 'table.healed' })
})

test('a seat without connection is coming back until others may play it, and away after that', () => {
  const awaySince = updateAwaySince([null, null], [true, false], 1_000)
  expect(awaySince).toEqual([null, 1_000])
  expect(updateAwaySince(awaySince, [true, false], 9_000)).toEqual([null, 1_000])
  expect(updateAwaySince(awaySince, [true, true], 9_000)).toEqual([null, null])
})

test('at the table each seat says whose it is, and only own seats have a link that transfers them', async () => {
  Object.assign(globalThis, { location: { href: 'https://castle.example/#/play/x' } })
  const { party, room, ann, bo } = await openLobby()
  party.takeSeat(ann, 'Ann')
  await party.wait(500)
  party.takeSeat(bo, 'Bo')
  await party.until(() => guestOf(ann).lobby?.seats.length === 2)
  room.decide({ kind: 'start' })
  await party.until(() => [ann, bo].every((phone) => guestOf(phone).follower?.replay.turn.kind === 'seats'))
  const views = seatViews(guestOf(bo), [null, 1_000], 20_000, 'ABC234')
  expect(views.map(({ name, isMine, isHost, state }) => [name, isMine, isHost, state])).toEqual([
    ['Ann', false, true, 'here'],
    ['Bo', true, false, 'here'],
  ])
  expect(views.map(({ link }) => link?.split('#')[1]?.split('/').slice(0, 3) ?? null)).toEqual([
    null,
    ['', 'seat', 'ABC234'],
  ])
  expect(seatViews(guestOf(ann), [null, 1_000], 21_000, '').map(({ state, link }) => [state, link])).toEqual([
    ['here', null],
    ['away', null],
  ])
  expect(seatViews(guestOf(ann), [null, 10_000], 20_000, '')[1]?.state).toBe('back')

  // Of the phones that come by codes a host names those of others alone.
  const seats = seatViews(guestOf(ann), [null, 1_000], 2_000, '', [0, 1])
  expect(seats.map(({ isGone }) => isGone)).toEqual([false, true])
  expect(codePlayersView(seats, [0, 1])).toEqual({ all: ['Bo'], gone: ['Bo'] })
  expect(codePlayersView(views, [0])).toEqual({ all: ['Ann'], gone: [] })
  expect([codePlayersView(seats, [0]), codePlayersView(seats, [])]).toEqual([null, null])

  bo.running.dispatch({ kind: 'ask', what: 'end', seat: 1 })
  await party.wait(500)
  const move = () => ''
  expect(consentRequestView(guestOf(bo), move)).toEqual({
    at: 'waits',
    what: 'end',
    names: ['Ann'],
    isConcession: false,
    isOwn: true,
  })
  expect(consentRequestView(guestOf(ann), move)).toEqual({
    at: 'asked',
    what: 'end',
    name: 'Bo',
    isConcession: false,
  })
  ann.running.dispatch({ kind: 'answer', agree: false })
  await party.wait(500)
  expect([consentRequestView(guestOf(bo), move), consentRequestView(guestOf(ann), move)]).toEqual([null, null])
})
