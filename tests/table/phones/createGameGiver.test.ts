/** A phone that gives a game of its own away, and those that call it: everything is real except network and time. */
import { expect, test } from 'vitest'
import { type Channel, createMemoryChannels } from '../../../src/table/phones/channel.ts'
import { createGameGiver, type GivingState } from '../../../src/table/phones/moveGame/createGameGiver.ts'
import type { FrameToTaker, GivenFrame, TookFrame } from '../../../src/table/phones/moveGame/giftFrames.ts'
import type { AppVersion } from '../../../src/table/phones/versionGreeting.ts'
import { createFrameEncoder } from '../../../src/table/room/frameCodec.ts'
import { GIFT_FRAMES, UNGREETED_TIMEOUT } from '../../../src/table/room/timeoutsAndLimits.ts'
import { numbersFrom } from '../../kernel/seededNumbers.ts'
import { newParty } from './phonesInMemory.ts'

const OURS: AppVersion = { talk: 5, app: '1.0.0', extras: GIFT_FRAMES }
const GAME: GivenFrame = {
  kind: 'given',
  record: { format: 'of a file' },
  name: 'Sunday',
  told: { created: 7 },
  choices: null,
}
const TOOK: TookFrame = { kind: 'took', refusal: null, on: 'Android' }

/** A giver with a party's clock; `pack` is what its storage answers. */
const openGiver = (pack: () => Promise<GivenFrame> = async () => GAME) => {
  const party = newParty()
  const below = numbersFrom(4)
  const states: GivingState[] = []
  const giver = createGameGiver({
    ...{ version: OURS, clock: party.clock, offer: { game: 'blackstone', mode: 'kings-quest' }, pack },
    random: (bytes) => Uint8Array.from({ length: bytes }, () => below(256)),
    onState: (state) => states.push(state),
  })
  /** A phone that looks for a table under the code of the giver. */
  const call = (version = OURS) => {
    const heard: (FrameToTaker | null)[] = []
    const phone = { heard, carrier: null as Channel | null, answer: (_: TookFrame): void => {} }
    const { running } = party.openPhone(
      {},
      {
        version,
        dial: async () => {
          const [mine, theirs] = createMemoryChannels()
          giver.admit(theirs)
          phone.carrier = mine
          return { carrier: mine, isPermanent: false }
        },
        onGift: (frame, answer) => {
          heard.push(frame)
          phone.answer = answer
        },
      },
    )
    return Object.assign(phone, { running })
  }
  const checkOf = ({ heard: [frame] }: ReturnType<typeof call>): number => (frame?.kind === 'gift' ? frame.check : 0)
  return { ...party, giver, call, checkOf, state: () => states.at(-1) }
}

test('the game goes to the phone whose number people choose, whole, and to no other that has called', async () => {
  const { giver, call, checkOf, state, wait } = openGiver()
  const [stranger, own] = [call(), call()]
  await wait(2000)
  const [other, check] = [checkOf(stranger), checkOf(own)]
  expect(new Set([other, check]).size).toBe(2)
  for (const number of [other, check]) expect(number >= 10 && number <= 99).toBe(true)
  expect(state()).toEqual({
    at: 'waiting',
    callers: [other, check].map((number) => ({ check: number, isHere: true })),
    isOlder: false,
  })
  await giver.give(check)
  await wait(1000)
  expect(own.heard[1]).toEqual(GAME)
  expect(state()).toEqual({ at: 'sending' })
  stranger.answer(TOOK)
  await wait(500)
  expect(state()).toEqual({ at: 'sending' })
  expect(stranger.heard.slice(1), 'nobody knows yet whether it went').toEqual([])
  own.answer(TOOK)
  await wait(500)
  expect(stranger.heard.slice(1)).toEqual([{ kind: 'gone' }])
  expect(state()).toEqual({ at: 'over', answer: TOOK })
})

test('a number keeps its place when its phone goes, and is given nothing', async () => {
  const { giver, call, checkOf, state, wait } = openGiver()
  const [first, second] = [call(), call()]
  await wait(2000)
  first.carrier?.close()
  await wait(500)
  await giver.give(checkOf(first))
  const callers = [
    { check: checkOf(first), isHere: false },
    { check: checkOf(second), isHere: true },
  ]
  expect(state()).toEqual({ at: 'waiting', callers, isOlder: false })
})

test('a phone that comes once the game was taken is told so, and nobody gets it twice', async () => {
  const { giver, call, checkOf, wait } = openGiver()
  const own = call()
  await wait(2000)
  await giver.give(checkOf(own))
  const late = call()
  await wait(2000)
  expect(late.heard).toEqual([])
  own.answer(TOOK)
  await wait(500)
  expect(late.heard).toEqual([{ kind: 'gone' }])
  await giver.give(checkOf(own))
  await wait(500)
  expect(own.heard.filter((frame) => frame?.kind === 'given')).toHaveLength(1)
})

test('the game is out of hand only when that is stored, and is not sent where it cannot be', async () => {
  const { giver, call, checkOf, state, wait } = openGiver(() => Promise.reject(new Error('full')))
  const own = call()
  await wait(2000)
  await expect(giver.give(checkOf(own))).rejects.toThrow('full')
  await wait(500)
  expect(own.heard).toHaveLength(1)
  expect(state()).toEqual({ at: 'waiting', callers: [{ check: checkOf(own), isHere: true }], isOlder: false })
})

test('a line that breaks before the answer leaves it open whether the game arrived', async () => {
  const { giver, call, checkOf, state, wait } = openGiver()
  const own = call()
  await wait(2000)
  await giver.give(checkOf(own))
  own.carrier?.close()
  await wait(1000)
  expect(state()).toEqual({ at: 'over', answer: null })
  expect(own.heard.at(-1)).toBeNull()
})

test('a phone that is silent for a minute may still answer', async () => {
  const { giver, call, checkOf, state, wait, until } = openGiver()
  const own = call()
  await wait(2000)
  await giver.give(checkOf(own))
  await until(() => state()?.at === 'over', 120_000)
  expect(state()).toEqual({ at: 'over', answer: null })
  own.answer({ ...TOOK, refusal: { code: 'store.full' } })
  await wait(500)
  expect(state()).toEqual({ at: 'over', answer: { ...TOOK, refusal: { code: 'store.full' } } })
})

test('a phone that went before the game was sent has not got it', async () => {
  let finishPacking = (): void => {}
  const { giver, call, checkOf, state, wait } = openGiver(
    () =>
      new Promise((resolve) => {
        finishPacking = () => resolve(GAME)
      }),
  )
  const own = call()
  await wait(2000)
  const giving = giver.give(checkOf(own))
  own.carrier?.close()
  await wait(500)
  finishPacking()
  await giving
  expect(state()).toMatchObject({ at: 'over', answer: { refusal: { code: 'move.left' } } })
})

test('a phone of an earlier version hears nothing that it does not know, and people are told', async () => {
  const { call, state, wait } = openGiver()
  const older = call({ ...OURS, extras: GIFT_FRAMES - 1 })
  await wait(2000)
  expect(older.heard).toEqual([])
  expect(older.running.guest().line).toEqual({ kind: 'ended', why: 'closed' })
  expect(state()).toEqual({ at: 'waiting', callers: [], isOlder: true })
})

test('a guest of a table takes no game from whoever answers under its code', async () => {
  const { openHost, openPhone, takeSeat, until, wait } = newParty(2)
  const room = openHost()
  let host: Channel | null = null
  const heard: unknown[] = []
  const dial = async () => {
    const [mine, theirs] = createMemoryChannels()
    room.admit(theirs, false)
    host = theirs
    return { carrier: mine, isPermanent: false }
  }
  const [ann, bo] = [openPhone({ isOwn: true }), openPhone({}, { dial, onGift: (frame) => heard.push(frame) })]
  for (const phone of [ann, bo]) await until(() => phone.running.guest().lobby !== null)
  takeSeat(ann, 'Ann')
  takeSeat(bo, 'Bo')
  await until(() => bo.running.guest().lobby?.seats.length === 2)
  room.decide({ kind: 'start' })
  await until(() => bo.running.guest().follower !== null)
  expect(host).not.toBeNull()
  const gift: FrameToTaker = { kind: 'gift', check: 12, game: 'blackstone', mode: 'coop' }
  for (const bytes of createFrameEncoder()(gift)) (host as Channel | null)?.send(bytes)
  await wait(2000)
  expect(heard).toEqual([])
  expect(bo.running.guest().line.kind).toBe('up')
})

test('whoever opens a line and says nothing is hung up on', async () => {
  const { giver, wait } = openGiver()
  const [mine, theirs] = createMemoryChannels()
  giver.admit(theirs)
  await wait(UNGREETED_TIMEOUT - 1000)
  expect(mine.state()).toBe('open')
  await wait(2000)
  expect(mine.state()).toBe('closed')
})

test('where the chosen phone refuses, nobody is told that the game went', async () => {
  const { giver, call, checkOf, wait } = openGiver()
  const [own, other] = [call(), call()]
  await wait(2000)
  await giver.give(checkOf(own))
  own.answer({ kind: 'took', refusal: { code: 'save.other' }, on: '' })
  await wait(500)
  own.carrier?.close()
  const again = call()
  await wait(2000)
  for (const { heard } of [other, again]) expect(heard).not.toContainEqual({ kind: 'gone' })
})

test('eight that went keep no place from the own phone, and their numbers stand where they were', async () => {
  const { call, checkOf, state, wait } = openGiver()
  const others = Array.from({ length: 8 }, () => call())
  await wait(2000)
  const numbers = others.map(checkOf)
  for (const other of others) {
    other.running.close()
    other.carrier?.close()
  }
  await wait(500)
  const own = call()
  await wait(2000)
  expect(checkOf(own)).toBeGreaterThan(0)
  expect(state()).toMatchObject({
    callers: [...numbers.map((check) => ({ check, isHere: false })), { check: checkOf(own), isHere: true }],
  })
})
