/** The lobby before the game. Numbers are those of docs/protocol.md. */
import { describe, expect, test } from 'vitest'
import { COMMITMENT, Party, RULES } from './roomInMemory.ts'

const names = (party: Party, index: number) => party.guest(index).lobby?.seats.map(({ name }) => name)

/** Party of three with seats, the second of which is offline. */
const partyWithOneAway = () => {
  const party = new Party(3)
  const [, key] = [party.takeSeat(0), party.takeSeat(1), party.takeSeat(2)]
  party.offline.add(1)
  return { party, key }
}
const bringBack = (party: Party): void => {
  party.offline.clear()
  party.dispatchGuest(1, { kind: 'woke' })
  party.wait(1000)
}

describe('gathering', () => {
  test('seats are shown to all, in order, and a phone without a seat watches', () => {
    const party = new Party(3)
    party.takeSeat(0, 'Ann')
    party.takeSeat(1, 'Ben')
    party.takeSeat(1, 'Cid')
    expect(party.guest(2).lobby).toEqual({
      ...{
        kind: 'lobby',
        game: 'blackstone',
        version: 1,
        mode: 'kings-quest',
        options: {},
        min: 2,
        max: 4,
        commit: COMMITMENT,
      },
      seats: [
        { id: party.guest(0).keys[0]?.id, name: 'Ann', state: 'ready', host: true },
        { id: party.guest(1).keys[0]?.id, name: 'Ben', state: 'ready', host: false },
        { id: party.guest(1).keys[1]?.id, name: 'Cid', state: 'ready', host: false },
      ],
      ...{ watching: 1, hears: true },
    })
  })

  test.each([
    ['\u202egnihton yas\u202c', 'gnihton yas'],
    [' Ann\n\tof  the\u2028Hill ', 'Ann of the Hill'],
    ['\u200b\u2066\u0007', '?'],
    ['', '?'],
    ['מרים', 'מרים'],
    ['می‌خواهم', 'می‌خواهم'],
    ['👩‍👧 Wu', '👩‍👧 Wu'],
    ['x'.repeat(40), 'x'.repeat(40)],
  ])(
    '[P22] a phone that says its name is %j is shown as %j, and cannot change the sentences around it',
    (sentKinds, shown) => {
      const party = new Party(2)
      party.takeSeat(0, sentKinds)
      const { id } = party.takeSeat(1, 'Ben')
      party.dispatchGuest(1, { kind: 'rename', id, name: sentKinds })
      expect(names(party, 0)).toEqual([shown, shown.length === 40 ? `${shown.slice(2)} 2` : `${shown} 2`])
    },
  )

  test('players of one name are told apart by a number, when they sit down and when they change their name', () => {
    const party = new Party(3)
    party.takeSeat(0, 'Ann')
    const ben = party.takeSeat(1, ' ann ')
    party.takeSeat(2, 'Ann')
    expect(names(party, 0)).toEqual(['Ann', 'ann 2', 'Ann 3'])
    party.dispatchGuest(1, { kind: 'rename', id: ben.id, name: 'Ben' })
    party.dispatchGuest(1, { kind: 'rename', id: ben.id, name: 'Ann', emblem: 'key' })
    expect(names(party, 0)).toEqual(['Ann', 'Ann 2', 'Ann 3'])
  })

  test('a seat is renamed, arranged, given up and taken away', () => {
    const party = new Party(3)
    const [ann, ben, cid] = [party.takeSeat(0, 'Ann'), party.takeSeat(1, 'Ben'), party.takeSeat(2, 'Cid')]
    party.dispatchGuest(1, { kind: 'rename', id: ben.id, name: 'Bob' })
    party.dispatchHost({ kind: 'arrange', ids: [cid.id, ann.id] })
    expect(names(party, 0)).toEqual(['Cid', 'Ann', 'Bob'])
    party.dispatchGuest(1, { kind: 'rise', id: ben.id })
    party.dispatchHost({ kind: 'remove', id: cid.id })
    expect(names(party, 0)).toEqual(['Ann'])
    expect(party.guest(1).keys).toEqual([])
    expect(party.effectsOf(1, 'unseated')).toEqual([])
    expect(party.effectsOf(2, 'unseated')).toEqual([
      { kind: 'unseated', id: cid.id, refusal: { code: 'lobby.removed' } },
    ])
  })

  test('an emblem is shown with the name, and changes with it', () => {
    const party = new Party(2)
    const { id } = party.takeSeat(1, 'Ben')
    const seats = () => party.guest(0).lobby?.seats.map(({ name, emblem }) => [name, emblem])
    party.dispatchGuest(1, { kind: 'rename', id, name: 'Ben', emblem: 'key' })
    expect([seats(), party.guest(1).keys[0]?.emblem]).toEqual([[['Ben', 'key']], 'key'])
    party.dispatchGuest(1, { kind: 'rename', id, name: 'Bob' })
    expect([seats(), party.guest(1).keys[0]]).toEqual([
      [['Bob', undefined]],
      expect.not.objectContaining({ emblem: 'key' }),
    ])
    party.dispatchGuest(0, { kind: 'sit', key: { ...party.newKey('Ann'), emblem: 'cat' } })
    expect(seats()).toEqual([
      ['Bob', undefined],
      ['Ann', 'cat'],
    ])
  })

  test('a name that is changed while the line is away is said once it is back', () => {
    const { party, key } = partyWithOneAway()
    for (const name of ['Bob', 'Bo']) {
      party.dispatchGuest(1, { kind: 'rename', id: key.id, name, emblem: 'key' })
      party.wait(10_000)
    }
    bringBack(party)
    expect(party.guest(0).lobby?.seats[1]).toMatchObject({ name: 'Bo', emblem: 'key', state: 'ready' })
  })

  test('no more seats are taken than the mode has, and with too few or too many no game begins', () => {
    const party = new Party(6)
    party.takeSeat(0)
    party.dispatchHost({ kind: 'start' })
    expect(party.hostEffects.at(-1)).toEqual({ kind: 'refused', refusal: { code: 'lobby.few' } })
    for (const index of [1, 2, 3]) party.takeSeat(index)
    const late = party.takeSeat(4)
    expect(party.framesTo(4, 'unseated')).toEqual([{ kind: 'unseated', id: late.id, refusal: { code: 'lobby.full' } }])
    expect(party.guest(4).keys).toEqual([])
    party.dispatchHost({ kind: 'plan', plan: { mode: 'kings-quest', options: {}, min: 2, max: 3 } })
    party.dispatchHost({ kind: 'start' })
    expect(party.hostEffects.at(-1)).toEqual({ kind: 'refused', refusal: { code: 'lobby.many' } })
  })

  test('the plan may change until the start: all receive it, nobody loses a seat, and too many seats delay the start', () => {
    const party = new Party(4)
    const keys = [0, 1, 2].map((index) => party.takeSeat(index))
    const plan = { mode: 'coop', options: { rats: 'off' }, min: 2, max: 2 }
    party.dispatchHost({ kind: 'plan', plan })
    for (const index of [0, 1, 2, 3]) {
      expect(party.guest(index).lobby).toMatchObject(plan)
      expect(party.guest(index).lobby?.seats.map(({ id }) => id)).toEqual(keys.map(({ id }) => id))
    }
    party.dispatchHost({ kind: 'start' })
    expect(party.hostEffects.at(-1)).toEqual({ kind: 'refused', refusal: { code: 'lobby.many' } })
    const late = party.takeSeat(3)
    expect(party.framesTo(3, 'unseated')).toEqual([{ kind: 'unseated', id: late.id, refusal: { code: 'lobby.full' } }])
    party.dispatchHost({ kind: 'plan', plan: { mode: 'kings-quest', options: {}, min: 2, max: 4 } })
    party.dispatchHost({ kind: 'start' })
    expect(party.guest(1).follower?.replay.header).toMatchObject({ mode: 'kings-quest', seats: { length: 3 } })
  })

  test.each([
    ['a phone that does not have the game', null, 'unknown', { code: 'header.game', values: { game: 'blackstone' } }],
    ['a phone with other rules of it', 2, 'version', { code: 'header.version', values: { version: 1 } }],
  ] as const)('%s is refused at once, takes no seat, and its line is ended', (_, version, why, refusal) => {
    const party = new Party(2)
    party.versionOf = () => version
    const index = party.join()
    party.wait(1000)
    expect(party.guest(index).line).toEqual({ kind: 'ended', why })
    expect(party.effectsOf(index, 'refused')).toEqual([{ kind: 'refused', proposal: null, refusal }])
    party.wait(30_000)
    expect(party.effectsOf(index, 'dial')).toHaveLength(1)
    expect(party.guest(index).lobby).toBeNull()
    party.startGame(0, 1)
    expect(party.guest(1).follower?.replay.header.seats).toHaveLength(2)
  })

  test('a plan for another game is sent once it is stored, and a phone that does not have that game keeps its seat', () => {
    const party = new Party(3)
    party.versionOf = (game) => (game === 'walls-market' ? 3 : 1)
    const both = party.join()
    party.wait(1000)
    const [, key] = [party.takeSeat(0), party.takeSeat(1)]
    party.isStoring = false
    const [plan, rules] = [
      { mode: 'market', options: {}, min: 2, max: 4 },
      { game: 'walls-market', version: 3 },
    ]
    party.dispatchHost({ kind: 'plan', plan, rules })
    expect(party.guest(both).lobby).toMatchObject({ mode: 'kings-quest', game: 'blackstone', version: 1 })
    party.isStoring = true
    party.dispatchHost({ kind: 'stored' })
    expect(party.guest(both).lobby).toMatchObject({ ...plan, ...rules })
    expect(party.guest(1).line).toEqual({ kind: 'ended', why: 'unknown' })
    // The stored lobby names no game, because a mode belongs to one game alone.
    expect(party.hostEffects.filter(({ kind }) => kind === 'store').at(-1)).toMatchObject({ plan })
    party.dispatchHost({ kind: 'plan', plan: { mode: 'coop', options: {}, min: 2, max: 2 }, rules: RULES })
    party.dispatchGuest(1, { kind: 'dial' })
    party.wait(1000)
    expect(
      party
        .guest(1)
        .lobby?.seats.map(({ id, state }) => [id, state])
        .at(-1),
    ).toEqual([key.id, 'ready'])
  })

  test('a phone that is away is shown, and keeps its seat', () => {
    const party = new Party(2)
    party.takeSeat(1)
    party.offline.add(1)
    party.wait(5000)
    expect(party.guest(0).lobby?.seats[0]?.state).toBe('away')
    party.offline.clear()
    party.wait(5000)
    expect(party.guest(0).lobby?.seats[0]?.state).toBe('ready')
  })

  test('a phone whose seat was removed while it was away learns it from a host that proves itself', () => {
    const party = new Party(2)
    const key = party.takeSeat(1)
    party.offline.add(1)
    party.dispatchHost({ kind: 'remove', id: key.id })
    bringBack(party)
    expect(party.effectsOf(1, 'unseated')).toEqual([
      { kind: 'unseated', id: key.id, refusal: { code: 'lobby.removed' } },
    ])
    expect(party.guest(1).lobby?.watching).toBe(2)
  })

  test('[P15] a phone whose seat was removed before a game began without it watches, and gets the reason', () => {
    const { party, key } = partyWithOneAway()
    party.dispatchHost({ kind: 'remove', id: key.id })
    party.dispatchHost({ kind: 'start' })
    bringBack(party)
    expect(party.effectsOf(1, 'unseated')).toEqual([
      { kind: 'unseated', id: key.id, refusal: { code: 'seat.removed' } },
    ])
    expect(party.guest(1)).toMatchObject({
      isElsewhere: false,
      keys: [],
      line: { kind: 'up' },
      follower: { seats: [] },
    })
    expect(party.guest(0).present).toEqual([true, true])
    expect(party.guest(0).watching).toBe(1)
  })

  test('[P15] a phone that gave its seat up before a game began without it gets no message', () => {
    const { party, key } = partyWithOneAway()
    party.dispatchGuest(1, { kind: 'rise', id: key.id })
    party.dispatchHost({ kind: 'remove', id: key.id })
    party.dispatchHost({ kind: 'start' })
    bringBack(party)
    expect(party.effectsOf(1, 'unseated')).toEqual([])
    expect(party.guest(1)).toMatchObject({ rising: [], keys: [], follower: { seats: [] } })
  })

  test('a phone cannot take a seat under the id of another', () => {
    const party = new Party(3)
    const key = party.takeSeat(1)
    party.toHost = (frame) => (frame.kind === 'sit' ? { ...frame, id: key.id } : frame)
    party.takeSeat(2, 'Eve')
    expect(party.framesTo(2, 'unseated')[0]).toEqual({ kind: 'unseated', id: key.id, refusal: { code: 'lobby.taken' } })
    expect(party.lobby?.sitters.map(({ name }) => name)).toEqual(['Guest 1'])
  })
})

describe('what is sent is stored', () => {
  test('[P13] a key is sent when it is stored, and not before', () => {
    const party = new Party(2)
    party.isStoring = false
    party.takeSeat(1)
    expect(party.effectsOf(1, 'say').some(({ frame }) => frame.kind === 'sit')).toBe(false)
    party.isStoring = true
    party.dispatchGuest(1, { kind: 'kept' })
    expect(party.effectsOf(1, 'say').some(({ frame }) => frame.kind === 'sit')).toBe(true)
    expect(party.guest(1).keys[0]?.isSeen).toBe(true)
  })

  test('[P13] keys that storage refused are stored again after a second', () => {
    const party = new Party(2)
    party.isStoring = false
    party.takeSeat(1)
    party.isStoring = true
    party.dispatchGuest(1, { kind: 'notKept' })
    party.wait(1500)
    expect(party.effectsOf(1, 'keep').length).toBe(3)
    expect(party.guest(1).keys[0]?.isSeen).toBe(true)
  })

  test('[P13] a secret is never sent again once the host has shown the seat', () => {
    const party = new Party(2)
    party.takeSeat(1)
    const sentKinds = party.guestEffects[1]?.length
    party.dispatchGuest(1, { kind: 'woke' })
    party.wait(10_000)
    const after = party.guestEffects[1]
      ?.slice(sentKinds)
      .flatMap((effect) => (effect.kind === 'say' ? [effect.frame.kind] : []))
    expect(after).toEqual(['hello', 'proof', 'have', 'have', 'have', 'have', 'have', 'have'])
  })

  test('[P15] a lobby or a seat is sent to nobody before it is stored', () => {
    const party = new Party(1, false)
    expect(party.guest(0).lobby).toBe(null)
    party.isStoring = true
    party.dispatchHost({ kind: 'stored' })
    expect(party.guest(0).lobby?.seats).toEqual([])
    party.dispatchGuest(0, { kind: 'sit', key: party.newKey('Ann') })
    expect(party.guest(0).lobby?.seats.length).toBe(1)
  })

  test('[P15] nobody learns that the game has begun before it is stored, and a phone that greets meanwhile waits', () => {
    const party = new Party(3)
    party.takeSeat(0)
    party.takeSeat(1)
    party.isStoring = false
    party.dispatchHost({ kind: 'start' })
    expect(party.room?.arbiter.stored).toBe(-1)
    party.dispatchGuest(1, { kind: 'woke' })
    party.wait(1000)
    expect(party.receivedFrames.flat().some(({ kind }) => kind === 'begun' || kind === 'welcome')).toBe(false)
    party.isStoring = true
    party.dispatchHost({ kind: 'stored' })
    expect([
      party.framesTo(0, 'begun').length,
      party.framesTo(1, 'begun').length,
      party.framesTo(2, 'begun').length,
    ]).toEqual([1, 0, 1])
    const seats = [0, 1, 2].map((index) => party.guest(index).follower?.seats)
    expect(seats).toEqual([[0], [1], []])
  })
})

describe('a key stays as long as the host may have its seat', () => {
  /** Party whose second phone has taken a seat that is not stored yet. */
  const partyWithUnstoredSeat = () => {
    const party = new Party(2)
    party.takeSeat(0)
    party.isStoring = false
    const { id } = party.takeSeat(1)
    party.dispatchGuest(1, { kind: 'kept' })
    return { party, id }
  }
  const storeAll = (party: Party) => {
    party.isStoring = true
    party.dispatchGuest(1, { kind: 'kept' })
    party.dispatchHost({ kind: 'stored' })
  }

  test('[P15] a seat that is given up before it was shown is given up when it has been shown', () => {
    const { party, id } = partyWithUnstoredSeat()
    party.dispatchGuest(1, { kind: 'rise', id })
    party.wait(1500)
    expect(party.framesTo(1, 'lobby').at(-1)?.seats.length).toBe(1)
    storeAll(party)
    expect([names(party, 0), party.guest(1).keys]).toEqual([['Guest 0'], []])
    expect(party.effectsOf(1, 'unseated')).toEqual([])
  })

  test('[P15] a phone that gives a seat up too late still plays it', () => {
    const { party, id } = partyWithUnstoredSeat()
    party.dispatchHost({ kind: 'start' })
    party.dispatchGuest(1, { kind: 'rise', id })
    party.wait(1500)
    storeAll(party)
    expect([party.guest(1).follower?.seats, party.room?.present]).toEqual([[1], [true, true]])
  })

  test('[P13] a seat is sent once on each channel, after the seats given up to make room for it', () => {
    const party = new Party(2)
    party.dispatchHost({ kind: 'plan', plan: { mode: 'kings-quest', options: {}, min: 2, max: 2 } })
    party.takeSeat(0)
    const old = party.takeSeat(1, 'Ben')
    party.offline.add(1)
    party.dispatchGuest(1, { kind: 'rise', id: old.id })
    const { id } = party.takeSeat(1, 'Bob')
    party.offline.clear()
    const before = party.guestEffects[1]?.length
    party.dispatchGuest(1, { kind: 'woke' })
    party.wait(3000)
    const sentKinds = party.guestEffects[1]
      ?.slice(before)
      .flatMap((effect) => (effect.kind === 'say' ? [effect.frame.kind] : []))
    expect(sentKinds?.filter((kind) => kind === 'sit')).toEqual(['sit'])
    expect([names(party, 0), party.guest(1).keys.map((key) => key.id)]).toEqual([['Guest 0', 'Bob'], [id]])
  })

  test('[P13] [P17] seats that were also sent on a slow channel are not taken from the newer one', () => {
    const party = new Party(2)
    const [slow = 0] = [...party.guestByChannel].find(([, index]) => index === 1) ?? []
    party.offline.add(1)
    const keys = [party.takeSeat(1, 'Ann'), party.takeSeat(1, 'Ben')]
    party.wait(6000)
    party.offline.clear()
    party.wait(3000)
    for (const key of keys) party.dispatchHost({ kind: 'said', channel: slow, frame: { kind: 'sit', ...key } })
    expect(party.lobby?.callers.has(slow)).toBe(true)
    expect(party.guest(1).keys.map(({ id }) => id)).toEqual(keys.map(({ id }) => id))
    expect(party.guest(0).lobby?.seats.map(({ state }) => state)).toEqual(['ready', 'ready'])
  })
})

test('[P16] the host sends its promise before it receives a nonce, and its own seats add none', () => {
  const party = new Party(2)
  const [, ben] = [party.takeSeat(0), party.takeSeat(1)]
  expect(party.framesTo(1, 'lobby')[0]).toMatchObject({ commit: COMMITMENT, seats: [] })
  party.dispatchHost({ kind: 'start' })
  expect(party.guest(1).follower?.replay.header.deal).toEqual({ commit: COMMITMENT, nonces: ['', ben.nonce] })
})

test.each([
  ['another promise', { commit: 'A'.repeat(43) }, 'deal.other'],
  ['a nonce that is not its own', { nonces: ['', 'A'.repeat(22)] }, 'deal.nonce'],
])('[P16] a guest plays no game with %s', (_, change, code) => {
  const party = new Party(2)
  party.takeSeat(0)
  party.takeSeat(1)
  party.toGuest = (frame, index) =>
    frame.kind === 'welcome' && frame.header.deal && index === 1
      ? { ...frame, header: { ...frame.header, deal: { ...frame.header.deal, ...change } } }
      : frame
  party.dispatchHost({ kind: 'start' })
  expect(party.guest(1).line).toEqual({ kind: 'ended', why: 'deal' })
  expect(party.effectsOf(1, 'refused').map(({ refusal }) => refusal.code)).toEqual([code])
})
