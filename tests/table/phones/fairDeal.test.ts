/** A fair deal and hosts that cheat, between phones: what the people who sit there get to know. */
import { describe, expect, test } from 'vitest'
import type { Blackstone } from '../../../src/games/blackstone/game.ts'
import { game } from '../../../src/games/blackstone/index.ts'
import type { Header } from '../../../src/kernel/log.ts'
import { ok, type Result } from '../../../src/kernel/result.ts'
import { audit, type Verdict } from '../../../src/table/audit.ts'
import { openBook } from '../../../src/table/book.ts'
import { commitOf } from '../../../src/table/fairDeal.ts'
import { shownTo } from '../../../src/table/phones/sharedTable.ts'
import type { Beginning } from '../../../src/table/phones/stage.ts'
import { sure } from '../../kernel/trusted.ts'
import { newParty, type Phone } from './party.ts'

type Begun = Result<Beginning<Blackstone>>
type Bent = (beginning: Beginning<Blackstone>) => Beginning<Blackstone>

/** Ann hosts, Bo and Cy come, and Ann's phone begins the game. */
const begun = async (bent: Bent = (beginning) => beginning) => {
  const party = newParty(1, (one): Begun => (one.ok ? ok(bent(one.value)) : one))
  const room = party.openHost()
  const [ann, bo, cy] = [party.openPhone({ isOwn: true }), party.openPhone(), party.openPhone()] as const
  await party.until(() => [ann, bo, cy].every(({ running }) => running.guest().lobby !== null))
  party.sit(ann, 'Ann')
  party.sit(bo, 'Bo')
  party.sit(cy, 'Cy')
  await party.until(() => bo.running.guest().lobby?.seats.length === 3)
  room.decide({ kind: 'start' })
  await party.wait(3_000)
  return { party, bo, cy }
}

const followerOf = ({ running }: Phone) => {
  const { follower } = running.guest()
  if (!follower) throw new Error('no game')
  return follower
}

/** Bo gives up, so the game is over and the host tells its secret; what Bo's and Cy's phones then find. */
const verdicts = async (bent?: Bent): Promise<readonly Verdict[]> => {
  const { party, bo, cy } = await begun(bent)
  const done = followerOf(bo).seats[0] as number
  bo.running.take({ kind: 'wish', seat: done, wish: { kind: 'end', how: 'concede' } })
  const told = ({ news }: Phone) => news.find(({ secret }) => secret !== null)?.secret
  await party.until(() => told(bo) !== undefined && told(cy) !== undefined)
  return [bo, cy].map((phone) => {
    const follower = followerOf(phone)
    const { header } = follower.replay
    const eyes = { seats: follower.seats, shown: shownTo(follower) }
    const secret = told(phone)
    if (!secret) throw new Error('nothing was told')
    return audit(game, { header, entries: follower.entries }, secret, eyes)
  })
}

/** Another header, and a book that deals from it. */
const withHeader =
  (change: (header: Header) => Header): Bent =>
  (beginning) => {
    const header = change(beginning.book.replay.header)
    const { deal: _, ...open } = header
    const book = sure(openBook(game, open, beginning.secret))
    return { ...beginning, book: { ...book, replay: { ...book.replay, header } } }
  }

const withDeal = (changes: Partial<NonNullable<Header['deal']>>): Bent =>
  withHeader((header) => ({ ...header, ...(header.deal && { deal: { ...header.deal, ...changes } }) }))

describe('when a game of several phones is over', () => {
  test('its guests find the deal fair, and that it came from them too', async () => {
    for (const verdict of await verdicts()) expect(verdict).toMatchObject({ ok: true, value: { seats: [1, 2] } })
  })

  test('a host that dealt from another seed is named by every guest', async () => {
    const found = await verdicts((beginning) => {
      const { book } = beginning
      return { ...beginning, book: { ...book, dealer: { ...book.dealer, seed: 'S'.repeat(43) } } }
    })
    const flaw = { entry: 0, refusal: { code: 'deal.cards', values: { entry: 0 } } }
    expect(found).toEqual([flaw, flaw].map((error) => ({ ok: false, error })))
  })

  test('a host that tells another secret than it promised is named', async () => {
    const found = await verdicts((beginning) => ({ ...beginning, secret: { seed: 'S'.repeat(43) } }))
    for (const verdict of found)
      expect(verdict).toMatchObject({ error: { entry: -1, refusal: { code: 'deal.secret' } } })
  })
})

describe('a guest does not begin to play', () => {
  const refused = async (bent: Bent) => {
    const { bo } = await begun(bent)
    const codes = bo.news.flatMap(({ refused: all }) => all.map(([, { code }]) => code))
    return { codes, follower: bo.running.guest().follower, line: bo.running.guest().line }
  }

  test.each<[string, Bent, string]>([
    ['where nothing is promised', withHeader(({ deal: _, ...header }) => header), 'deal.none'],
    ['where another secret is promised', withDeal({ commit: commitOf('', { seed: 'S' }) }), 'deal.other'],
    ['where its nonce is another', withDeal({ nonces: ['', 'N'.repeat(22), 'N'.repeat(22)] }), 'deal.nonce'],
  ])('%s', async (_, bent, code) => {
    expect(await refused(bent)).toEqual({ codes: [code], follower: null, line: { kind: 'ended', why: 'deal' } })
  })
})
