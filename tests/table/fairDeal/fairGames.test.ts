import { describe, expect, test } from 'vitest'
import { game } from '../../../src/games/blackstone/game.ts'
import type { ModeCard } from '../../../src/kernel/gameCard.ts'
import { audit } from '../../../src/table/fairDeal/dealAudit.ts'
import { parseRecord, writeRecord } from '../../../src/table/record/record.ts'
import { parseRecordString, writeRecordString } from '../../../src/table/record/recordString.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import '../../kernel/withMixHash.ts'
import { playFairGame, shownTo } from './fairGames.ts'

// Every game is played, dealt again and audited.

const MODES: readonly (readonly [string, ModeCard])[] = [...game.modes]
const LONGEST = 40

describe.each(MODES)('a fair game of %s', (_, mode) => {
  const { save, secret, lines } = playFairGame(mode, mode.seats.max, 5, LONGEST)
  const { header, entries } = save
  const last = mode.seats.max - 1

  test('is found fair by the phone of its last seat', () => {
    const verdict = audit(game, save, secret, { seats: [last], shown: shownTo(lines, last) })
    const seats = header.seats.flatMap((_seat, seat) => (seat > 0 ? [seat] : []))
    expect(verdict).toMatchObject({ ok: true, value: { entries: entries.length, seats } })
  })

  test('is found unfair where one lock of its deck is another', () => {
    const at = entries.findIndex(({ body }) => body.kind === 'chance' && body.answer.kind === 'seal')
    const entry = entries[at]
    if (entry?.body.kind !== 'chance' || entry.body.answer.kind !== 'seal') throw new Error('nothing was sealed')
    const locks = entry.body.answer.locks.with(-1, 'L'.repeat(43))
    const forged = entries.with(at, { ...entry, body: { kind: 'chance', answer: { kind: 'seal', locks } } })
    const flaw = { entry: at, refusal: { code: 'deal.cards', values: { entry: at } } }
    expect(audit(game, { header, entries: forged }, secret)).toEqual({ ok: false, error: flaw })
  })

  test('is the same game after a round trip, as a file and as a string', () => {
    expect(unwrap(parseRecord(writeRecord(save, 'full')))).toEqual({ kind: 'record', save })
    expect(unwrap(parseRecordString(game, unwrap(writeRecordString(game, save))))).toEqual(save)
  })

  // Links in use store moves as indices into the rules' lists of legal actions: when one of these files changes, raise
  // the
  // version of the game.
  test.each([1, 2])(
    'of protocol %i has the same string as before where its moves are indices into the lists of legal actions',
    async (protocol) => {
      const { save: played } = playFairGame(mode, mode.seats.max, 5, LONGEST, {}, protocol)
      const text = unwrap(writeRecordString(game, played, 0))
      await expect(`${text}\n`).toMatchFileSnapshot(`links/${protocol === 1 ? '' : `${protocol}/`}${mode.id}.txt`)
      expect(unwrap(parseRecordString(game, text))).toEqual(played)
    },
  )
})

test('a King’s Quest of 900 moves fits a message, because its moves are indices into the lists of legal actions', () => {
  const [kings, options] = [game.modes.get('kings-quest') as ModeCard, { maxRounds: 0, points: 30, families: 'random' }]
  const { save } = playFairGame(kings, 4, 3, 1_000, options)
  expect(save.entries.filter(({ body }) => body.kind === 'seat').length).toBeGreaterThan(900)
  const text = unwrap(writeRecordString(game, save))
  expect([text.slice(0, 4), text.length < 4_000]).toEqual(['BC2.', true])
  expect(unwrap(writeRecordString(game, save, Number.POSITIVE_INFINITY)).length).toBeGreaterThan(4_000)
  expect(unwrap(parseRecordString(game, text))).toEqual(save)
})
