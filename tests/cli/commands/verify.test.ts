import { describe, expect, test } from 'vitest'
import { verifyCommand } from '../../../src/cli/commands/verify.ts'
import { game } from '../../../src/games/blackstone/game.ts'
import type { ModeCard } from '../../../src/kernel/gameCard.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { playFairGame, shownTo } from '../../table/fairDeal/fairGames.ts'
import { ask } from '../cli.ts'
import { changed, PUZZLE } from '../documents.ts'

/** Record written before the Wizard's Quest had an even start: take a card, save a Knight, end the turn. */
const BEFORE_EVEN_START =
  'BC1.jVDNTgIxEK76JnNmk03UxXBjlYRoFBAFE8Ohu52FTaGDbUF-wtv4oM6g8UZiL-180-9n5n0PM9QGPbT2MNULhBYUc13aEMkhNKA2jDRd8rbLBum6uL_ObZY0x53-VZu7CzLC-Kx32puQfKwwRIZpGWtyQTSr2jPUSvmv3jzTyhmGuaIluq4-VkBVBYcGLD1FKml-7AfUkXucz_2kajvHn_7KHLmcNGCNPrAXc1iBScyGEDrr4TB5HNiX-bZZ3XCigKVHzrHnF8pIaTe_LDIa9147JvWju9XoltrFrXW6eCr1xuTbfpJpTLLeAA7iq0uZSRRs7UQhaisL4vCyPbH_bUj0oyVfgp_gPrh6Oosy-P956MyYvD1Nmiilvs74KHWuLtQ39LnNttio'

const { record } = await ask('apply', { game: PUZZLE, actions: ['!1', '.', '.'] })

describe('verify', () => {
  const last = record.entries.length - 1
  const [sealEntry = -1] = record.entries.flatMap(({ body, seq }) =>
    body.kind === 'chance' && body.answer.kind === 'seal' ? [seq] : [],
  )
  const lock = ['entries', sealEntry, 'body', 'answer', 'locks', 0]

  test('replays every entry; the secret proves the deal too', async () => {
    const { entries, hash, dealt, chain } = await ask('verify', record)
    expect({ entries, hash, dealt }).toEqual({ entries: last + 1, hash: record.entries[last]?.hash, dealt: true })
    const { secret: _, ...open } = record
    expect(await ask('verify', open)).toMatchObject({ ok: true, hash, dealt: false, chain })
  })

  test.each<[string, readonly (string | number)[], unknown, object]>([
    ['a hash', ['entries', 4, 'hash'], '0'.repeat(16), { refusal: { code: 'entry.hash' }, entry: 4 }],
    ['a number', ['entries', 2, 'seq'], 3, { refusal: { code: 'record.damaged', values: { at: 'entries.2.seq' } } }],
    ['a move', ['entries', last, 'body'], { kind: 'undo', seat: 0, count: 9 }, { entry: last }],
    ['a lock', lock, 'A'.repeat(43), { entry: sealEntry }],
    ['the secret', ['secret', 'seed'], 'A'.repeat(43), { refusal: { code: 'entry.dealt' }, entry: 0 }],
    ['an option', ['header', 'options', 'rats'], 'hard', { entry: expect.any(Number) }],
    ['the protocol', ['header', 'protocol'], 99, { refusal: { code: 'record.newer' } }],
    ['the mode', ['header', 'mode'], 'chess', { refusal: { code: 'header.mode' }, entry: -1 }],
  ])('%s that was changed is found', async (_, path, value, error) => {
    expect(await verifyCommand(changed(record, path, value))).toMatchObject({ ok: false, error })
  })

  test('a game that began before its mode had a further setting replays to the same state, and keeps its header', async () => {
    expect(await ask('verify', BEFORE_EVEN_START)).toMatchObject({
      ok: true,
      entries: 10,
      hash: 'f4d8df79a1650a1b',
      dealt: true,
    })
    const { header } = (await ask('record', BEFORE_EVEN_START)).record
    expect(header.options).toEqual({ first: 0, maxRounds: 100, openHands: 'off' })
  })

  test('without the secret a forged lock is found when its card is opened', async () => {
    const { secret: _, ...open } = record
    const forged = changed(open, lock, 'A'.repeat(43))
    expect(await verifyCommand(forged)).toMatchObject({ ok: false, error: { refusal: { code: 'opening.lock' } } })
  })

  test('what a phone was shown in private must fit the locks too', async () => {
    const shown = [{ seats: [0], opening: { slot: 0, value: { face: 1, side: 0 }, salt: 'A'.repeat(22) } }]
    expect(await verifyCommand({ ...record, shown })).toEqual({
      ok: false,
      error: { refusal: { code: 'opening.lock', values: { slot: 0 } } },
    })
  })
})

describe('verify of a deal', () => {
  const kingsQuest = game.modes.get('kings-quest') as ModeCard
  const { save, lines } = playFairGame(kingsQuest, 3, 9, 40)
  const recordWith = (changes: object) => ({ format: 'blackstone-record', version: 1, ...save, ...changes })

  test('says that a deal was fair, and what was checked', async () => {
    const shown = shownTo(lines, 2)
    const answered = unwrap(await verifyCommand(recordWith({ shown })))
    expect(shown.length).toBeGreaterThan(1)
    expect(answered).toMatchObject({ dealt: true, fair: { entries: save.entries.length, seats: [1, 2] } })
  })

  test('says what was not fair', async () => {
    const secret = { seed: 'A'.repeat(43) }
    expect(await verifyCommand(recordWith({ secret }))).toEqual({
      ok: false,
      error: { entry: -1, refusal: { code: 'deal.secret' } },
    })
  })

  test('says nothing of the deal without the secret', async () => {
    const { secret: _, ...open } = recordWith({})
    const answered = unwrap(await verifyCommand(open))
    expect(answered).toMatchObject({ dealt: false })
    expect(answered).not.toHaveProperty('fair')
  })
})
