/** Before the game. Numbers are those of docs/protocol.md. */
import { describe, expect, test } from 'vitest'
import { newKey, Party, PROMISE, random } from './party.ts'

const names = (party: Party, index: number) => party.guest(index).lobby?.seats.map(({ name }) => name)

/** Three sit, and the second of them is gone. */
const oneGone = () => {
  const party = new Party(3)
  const [, key] = [party.sit(0), party.sit(1), party.sit(2)]
  party.offline.add(1)
  return { party, key }
}
const returns = (party: Party): void => {
  party.offline.clear()
  party.does(1, { kind: 'woke' })
  party.wait(1000)
}

describe('gathering', () => {
  test('whoever sits is shown to all, in order, and who has no seat watches', () => {
    const party = new Party(3)
    party.sit(0, 'Ann')
    party.sit(1, 'Ben')
    party.sit(1, 'Cid')
    expect(party.guest(2).lobby).toEqual({
      ...{ kind: 'lobby', mode: 'kings-quest', options: {}, min: 2, max: 4, commit: PROMISE },
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
    '[22] a phone that says its name is %j is shown as %j, and cannot change the sentences around it',
    (said, shown) => {
      const party = new Party(2)
      party.sit(0, said)
      const { id } = party.sit(1, 'Ben')
      party.does(1, { kind: 'rename', id, name: said })
      expect(names(party, 0)).toEqual([shown, shown])
    },
  )

  test('a seat is renamed, arranged, given up and taken away', () => {
    const party = new Party(3)
    const [ann, ben, cid] = [party.sit(0, 'Ann'), party.sit(1, 'Ben'), party.sit(2, 'Cid')]
    party.does(1, { kind: 'rename', id: ben.id, name: 'Bob' })
    party.host({ kind: 'arrange', ids: [cid.id, ann.id] })
    expect(names(party, 0)).toEqual(['Cid', 'Ann', 'Bob'])
    party.does(1, { kind: 'rise', id: ben.id })
    party.host({ kind: 'remove', id: cid.id })
    expect(names(party, 0)).toEqual(['Ann'])
    expect(party.guest(1).keys).toEqual([])
    expect(party.effects(1, 'unseated')).toEqual([])
    expect(party.effects(2, 'unseated')).toEqual([{ kind: 'unseated', id: cid.id, refusal: { code: 'lobby.removed' } }])
  })

  test('an emblem is shown with its name, and changes with it', () => {
    const party = new Party(2)
    const { id } = party.sit(1, 'Ben')
    const seats = () => party.guest(0).lobby?.seats.map(({ name, emblem }) => [name, emblem])
    party.does(1, { kind: 'rename', id, name: 'Ben', emblem: 'key' })
    expect([seats(), party.guest(1).keys[0]?.emblem]).toEqual([[['Ben', 'key']], 'key'])
    party.does(1, { kind: 'rename', id, name: 'Bob' })
    expect([seats(), party.guest(1).keys[0]]).toEqual([
      [['Bob', undefined]],
      expect.not.objectContaining({ emblem: 'key' }),
    ])
    party.does(0, { kind: 'sit', key: { ...newKey('Ann'), emblem: 'cat' } })
    expect(seats()).toEqual([
      ['Bob', undefined],
      ['Ann', 'cat'],
    ])
  })

  test('no more sit than the mode takes, and no fewer begin', () => {
    const party = new Party(6)
    party.sit(0)
    party.host({ kind: 'start' })
    expect(party.hostAsked.at(-1)).toEqual({ kind: 'refused', refusal: { code: 'lobby.few' } })
    for (const index of [1, 2, 3]) party.sit(index)
    const late = party.sit(4)
    expect(party.told(4, 'unseated')).toEqual([{ kind: 'unseated', id: late.id, refusal: { code: 'lobby.full' } }])
    expect(party.guest(4).keys).toEqual([])
    party.host({ kind: 'plan', plan: { mode: 'kings-quest', options: {}, min: 2, max: 3 } })
    party.host({ kind: 'start' })
    expect(party.hostAsked.at(-1)).toEqual({ kind: 'refused', refusal: { code: 'lobby.many' } })
  })

  test('what will be played may change until the start: all are told, nobody loses a seat, and it waits for who is too many', () => {
    const party = new Party(4)
    const keys = [0, 1, 2].map((index) => party.sit(index))
    const plan = { mode: 'coop', options: { rats: 'off' }, min: 2, max: 2 }
    party.host({ kind: 'plan', plan })
    for (const index of [0, 1, 2, 3]) {
      expect(party.guest(index).lobby).toMatchObject(plan)
      expect(party.guest(index).lobby?.seats.map(({ id }) => id)).toEqual(keys.map(({ id }) => id))
    }
    party.host({ kind: 'start' })
    expect(party.hostAsked.at(-1)).toEqual({ kind: 'refused', refusal: { code: 'lobby.many' } })
    const late = party.sit(3)
    expect(party.told(3, 'unseated')).toEqual([{ kind: 'unseated', id: late.id, refusal: { code: 'lobby.full' } }])
    party.host({ kind: 'plan', plan: { mode: 'kings-quest', options: {}, min: 2, max: 4 } })
    party.host({ kind: 'start' })
    expect(party.guest(1).follower?.replay.header).toMatchObject({ mode: 'kings-quest', seats: { length: 3 } })
  })

  test('a phone that is away is shown, and keeps its seat', () => {
    const party = new Party(2)
    party.sit(1)
    party.offline.add(1)
    party.wait(5000)
    expect(party.guest(0).lobby?.seats[0]?.state).toBe('away')
    party.offline.clear()
    party.wait(5000)
    expect(party.guest(0).lobby?.seats[0]?.state).toBe('ready')
  })

  test('whose seat was taken away while it was not there is told so by a host that proves itself', () => {
    const party = new Party(2)
    const key = party.sit(1)
    party.offline.add(1)
    party.host({ kind: 'remove', id: key.id })
    returns(party)
    expect(party.effects(1, 'unseated')).toEqual([{ kind: 'unseated', id: key.id, refusal: { code: 'lobby.removed' } }])
    expect(party.guest(1).lobby?.watching).toBe(2)
  })

  test('[15] whose seat was taken away before a game that began without it looks on, and reads why', () => {
    const { party, key } = oneGone()
    party.host({ kind: 'remove', id: key.id })
    party.host({ kind: 'start' })
    returns(party)
    expect(party.effects(1, 'unseated')).toEqual([{ kind: 'unseated', id: key.id, refusal: { code: 'seat.removed' } }])
    expect(party.guest(1)).toMatchObject({
      isElsewhere: false,
      keys: [],
      line: { kind: 'up' },
      follower: { seats: [] },
    })
    expect(party.guest(0).present).toEqual([true, true])
    expect(party.guest(0).watching).toBe(1)
  })

  test('[15] who has given the seat up before a game that began without it is told nothing', () => {
    const { party, key } = oneGone()
    party.does(1, { kind: 'rise', id: key.id })
    party.host({ kind: 'remove', id: key.id })
    party.host({ kind: 'start' })
    returns(party)
    expect(party.effects(1, 'unseated')).toEqual([])
    expect(party.guest(1)).toMatchObject({ rising: [], keys: [], follower: { seats: [] } })
  })

  test('who is at home in another seat does not take this one', () => {
    const party = new Party(3)
    const key = party.sit(1)
    party.toHost = (frame) => (frame.kind === 'sit' ? { ...frame, id: key.id } : frame)
    party.sit(2, 'Eve')
    expect(party.told(2, 'unseated')[0]).toEqual({ kind: 'unseated', id: key.id, refusal: { code: 'lobby.taken' } })
    expect(party.lobby?.sitters.map(({ name }) => name)).toEqual(['Guest 1'])
  })
})

describe('what is told is stored', () => {
  test('[13] a key is said when it is stored, and not before', () => {
    const party = new Party(2)
    party.isStoring = false
    party.sit(1)
    expect(party.effects(1, 'say').some(({ frame }) => frame.kind === 'sit')).toBe(false)
    party.isStoring = true
    party.does(1, { kind: 'kept' })
    expect(party.effects(1, 'say').some(({ frame }) => frame.kind === 'sit')).toBe(true)
    expect(party.guest(1).keys[0]?.isSeen).toBe(true)
  })

  test('[13] what storage did not keep is kept again after a second', () => {
    const party = new Party(2)
    party.isStoring = false
    party.sit(1)
    party.isStoring = true
    party.does(1, { kind: 'notKept' })
    party.wait(1500)
    expect(party.effects(1, 'keep').length).toBe(3)
    expect(party.guest(1).keys[0]?.isSeen).toBe(true)
  })

  test('[13] a secret is never said again once the host has shown the seat', () => {
    const party = new Party(2)
    party.sit(1)
    const said = party.asked[1]?.length
    party.does(1, { kind: 'woke' })
    party.wait(10_000)
    const after = party.asked[1]?.slice(said).flatMap((effect) => (effect.kind === 'say' ? [effect.frame.kind] : []))
    expect(after).toEqual(['hello', 'proof', 'have', 'have', 'have', 'have', 'have', 'have'])
  })

  test('[15] nobody is told of a lobby or a seat that is not stored', () => {
    const party = new Party(1, false)
    expect(party.guest(0).lobby).toBe(null)
    party.isStoring = true
    party.host({ kind: 'stored' })
    expect(party.guest(0).lobby?.seats).toEqual([])
    party.does(0, { kind: 'sit', key: newKey('Ann') })
    expect(party.guest(0).lobby?.seats.length).toBe(1)
  })

  test('[15] nobody is told that the game has begun before it is stored, and who greets meanwhile waits', () => {
    const begun = new Party(3)
    begun.sit(0)
    begun.sit(1)
    begun.isStoring = false
    begun.host({ kind: 'start' })
    expect(begun.room?.docket.stored).toBe(-1)
    begun.does(1, { kind: 'woke' })
    begun.wait(1000)
    expect(begun.heard.flat().some(({ kind }) => kind === 'begun' || kind === 'welcome')).toBe(false)
    begun.isStoring = true
    begun.host({ kind: 'stored' })
    expect([begun.told(0, 'begun').length, begun.told(1, 'begun').length, begun.told(2, 'begun').length]).toEqual([
      1, 0, 1,
    ])
    const seats = [0, 1, 2].map((index) => begun.guest(index).follower?.seats)
    expect(seats).toEqual([[0], [1], []])
  })
})

describe('a key stays as long as the host may have its seat', () => {
  /** A phone that has taken a seat which the host has not stored yet. */
  const taken = () => {
    const party = new Party(2)
    party.sit(0)
    party.isStoring = false
    const { id } = party.sit(1)
    party.does(1, { kind: 'kept' })
    return { party, id }
  }
  const stores = (party: Party) => {
    party.isStoring = true
    party.does(1, { kind: 'kept' })
    party.host({ kind: 'stored' })
  }

  test('[15] a seat that is given up before it was shown is given up when it has been shown', () => {
    const { party, id } = taken()
    party.does(1, { kind: 'rise', id })
    party.wait(1500)
    expect(party.told(1, 'lobby').at(-1)?.seats.length).toBe(1)
    stores(party)
    expect([names(party, 0), party.guest(1).keys]).toEqual([['Guest 0'], []])
    expect(party.effects(1, 'unseated')).toEqual([])
  })

  test('[15] who gives a seat up too late still plays it', () => {
    const { party, id } = taken()
    party.host({ kind: 'start' })
    party.does(1, { kind: 'rise', id })
    party.wait(1500)
    stores(party)
    expect([party.guest(1).follower?.seats, party.room?.present]).toEqual([[1], [true, true]])
  })

  test('[13] a seat is said once on each channel, after those that make room for it', () => {
    const party = new Party(2)
    party.host({ kind: 'plan', plan: { mode: 'kings-quest', options: {}, min: 2, max: 2 } })
    party.sit(0)
    const old = party.sit(1, 'Ben')
    party.offline.add(1)
    party.does(1, { kind: 'rise', id: old.id })
    const { id } = party.sit(1, 'Bob')
    party.offline.clear()
    const before = party.asked[1]?.length
    party.does(1, { kind: 'woke' })
    party.wait(3000)
    const said = party.asked[1]?.slice(before).flatMap((effect) => (effect.kind === 'say' ? [effect.frame.kind] : []))
    expect(said?.filter((kind) => kind === 'sit')).toEqual(['sit'])
    expect([names(party, 0), party.guest(1).keys.map((key) => key.id)]).toEqual([['Guest 0', 'Bob'], [id]])
  })

  test('[13] [17] seats that were said on a slow channel too are not taken from the newer one', () => {
    const party = new Party(2)
    const [slow = 0] = [...party.lines].find(([, index]) => index === 1) ?? []
    party.offline.add(1)
    const keys = [party.sit(1, 'Ann'), party.sit(1, 'Ben')]
    party.wait(6000)
    party.offline.clear()
    party.wait(3000)
    for (const key of keys) party.host({ kind: 'said', channel: slow, frame: { kind: 'sit', ...key } })
    expect(party.lobby?.callers.has(slow)).toBe(true)
    expect(party.guest(1).keys.map(({ id }) => id)).toEqual(keys.map(({ id }) => id))
    expect(party.guest(0).lobby?.seats.map(({ state }) => state)).toEqual(['ready', 'ready'])
  })
})

test('[16] the host promises before it hears a nonce, and its own seats add none', () => {
  const party = new Party(2)
  const [, ben] = [party.sit(0), party.sit(1)]
  expect(party.told(1, 'lobby')[0]).toMatchObject({ commit: PROMISE, seats: [] })
  party.host({ kind: 'start' })
  expect(party.guest(1).follower?.replay.header.deal).toEqual({ commit: PROMISE, nonces: ['', ben.nonce] })
})

test.each([
  ['another promise', { commit: 'A'.repeat(43) }, 'deal.other'],
  ['a nonce that is not its own', { nonces: ['', random(16)] }, 'deal.nonce'],
])('[16] a guest plays no game with %s', (_, change, code) => {
  const party = new Party(2)
  party.sit(0)
  party.sit(1)
  party.toGuest = (frame, index) =>
    frame.kind === 'welcome' && frame.header.deal && index === 1
      ? { ...frame, header: { ...frame.header, deal: { ...frame.header.deal, ...change } } }
      : frame
  party.host({ kind: 'start' })
  expect(party.guest(1).line).toEqual({ kind: 'ended', why: 'deal' })
  expect(party.effects(1, 'refused').map(({ refusal }) => refusal.code)).toEqual([code])
})
