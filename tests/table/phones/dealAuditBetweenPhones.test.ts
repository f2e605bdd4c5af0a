/** Fair deals and cheating hosts between phones: what the players learn. */
import { describe, expect, test } from 'vitest'
import type { BlackstoneTypes } from '../../../src/games/blackstone/createGame.ts'
import { game } from '../../../src/games/blackstone/game.ts'
import type { Header } from '../../../src/kernel/log.ts'
import { ok, type Result } from '../../../src/kernel/result.ts'
import { openGameLog } from '../../../src/table/arbiter/gameLog.ts'
import { type AuditResult, audit } from '../../../src/table/fairDeal/dealAudit.ts'
import { commitmentOf } from '../../../src/table/fairDeal/fairDeal.ts'
import { allShownOpenings } from '../../../src/table/phones/createSharedTable.ts'
import type { BegunGame } from '../../../src/table/phones/sharedTableStage.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { newParty, type Phone } from './phonesInMemory.ts'

type BeginResult = Result<BegunGame<BlackstoneTypes>>
type GameChange = (beginning: BegunGame<BlackstoneTypes>) => BegunGame<BlackstoneTypes>

/** Starts a game that Ann hosts and Bo and Cy join; `changeGame` is what a cheating host makes of it. */
const startGame = async (changeGame: GameChange = (beginning) => beginning) => {
  const party = newParty(1, (one): BeginResult => (one.ok ? ok(changeGame(one.value)) : one))
  const room = party.openHost()
  const [ann, bo, cy] = [party.openPhone({ isOwn: true }), party.openPhone(), party.openPhone()] as const
  await party.until(() => [ann, bo, cy].every(({ running }) => running.guest().lobby !== null))
  party.takeSeat(ann, 'Ann')
  party.takeSeat(bo, 'Bo')
  party.takeSeat(cy, 'Cy')
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

/** Audits of Bo's and Cy's phones after Bo has conceded, so that the host has revealed its secret. */
const verdicts = async (changeGame?: GameChange): Promise<readonly AuditResult[]> => {
  const { party, bo, cy } = await startGame(changeGame)
  const concedingSeat = followerOf(bo).seats[0] as number
  bo.running.dispatch({ kind: 'wish', seat: concedingSeat, wish: { kind: 'end', how: 'concede' } })
  const revealedSecret = ({ updates }: Phone) => updates.find(({ secret }) => secret !== null)?.secret
  await party.until(() => revealedSecret(bo) !== undefined && revealedSecret(cy) !== undefined)
  return [bo, cy].map((phone) => {
    const follower = followerOf(phone)
    const { header } = follower.replay
    const viewer = { seats: follower.seats, shown: allShownOpenings(follower) }
    const secret = revealedSecret(phone)
    if (!secret) throw new Error('nothing was told')
    return audit(game, { header, entries: follower.entries }, secret, viewer)
  })
}

/** Game with a changed header, and a log that deals from it. */
const withHeader =
  (change: (header: Header) => Header): GameChange =>
  (beginning) => {
    const header = change(beginning.log.replay.header)
    const { deal: _, ...open } = header
    const log = unwrap(openGameLog(game, open, beginning.secret))
    return { ...beginning, log: { ...log, replay: { ...log.replay, header } } }
  }

const withDeal = (changes: Partial<NonNullable<Header['deal']>>): GameChange =>
  withHeader((header) => ({ ...header, ...(header.deal && { deal: { ...header.deal, ...changes } }) }))

describe('when a game of several phones is over', () => {
  test('its guests find the deal fair, and their own nonces in it', async () => {
    for (const verdict of await verdicts()) expect(verdict).toMatchObject({ ok: true, value: { seats: [1, 2] } })
  })

  test('a host that dealt from another seed is named by every guest', async () => {
    const results = await verdicts((beginning) => {
      const { log } = beginning
      return { ...beginning, log: { ...log, dealer: { ...log.dealer, seed: 'S'.repeat(43) } } }
    })
    const flaw = { entry: 0, refusal: { code: 'deal.cards', values: { entry: 0 } } }
    expect(results).toEqual([flaw, flaw].map((error) => ({ ok: false, error })))
  })

  test('a host that reveals another secret than it promised is named', async () => {
    const results = await verdicts((beginning) => ({ ...beginning, secret: { seed: 'S'.repeat(43) } }))
    for (const verdict of results)
      expect(verdict).toMatchObject({ error: { entry: -1, refusal: { code: 'deal.secret' } } })
  })
})

describe('a guest does not begin to play', () => {
  const refusalOf = async (changeGame: GameChange) => {
    const { bo } = await startGame(changeGame)
    const codes = bo.updates.flatMap(({ refused: all }) => all.map(([, { code }]) => code))
    return { codes, follower: bo.running.guest().follower, line: bo.running.guest().line }
  }

  test.each<[string, GameChange, string]>([
    ['where nothing is promised', withHeader(({ deal: _, ...header }) => header), 'deal.none'],
    ['where another secret is promised', withDeal({ commit: commitmentOf('', { seed: 'S' }) }), 'deal.other'],
    ['where its nonce is another', withDeal({ nonces: ['', 'N'.repeat(22), 'N'.repeat(22)] }), 'deal.nonce'],
  ])('%s', async (_, changeGame, code) => {
    expect(await refusalOf(changeGame)).toEqual({ codes: [code], follower: null, line: { kind: 'ended', why: 'deal' } })
  })
})
