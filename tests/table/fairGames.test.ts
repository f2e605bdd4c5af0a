import { describe, expect, test, vi } from 'vitest'
import { verify } from '../../src/cli/commands/verify.ts'
import { game } from '../../src/games/blackstone/index.ts'
import type { ModeCard } from '../../src/kernel/contract.ts'
import { audit } from '../../src/table/audit.ts'
import { makeRecord, parseRecord } from '../../src/table/record.ts'
import { makeRecordString, parseRecordString } from '../../src/table/recordString.ts'
import { sure } from '../kernel/trusted.ts'
import { fairGame, shownTo } from './fairGames.ts'

// Every game is played, dealt again and judged.
vi.setConfig({ testTimeout: 60_000 })

const MODES: readonly (readonly [string, ModeCard])[] = [...game.modes]
const LONGEST = 40

describe.each(MODES)('a fair game of %s', (_, mode) => {
  const { save, secret, lines } = fairGame(mode, mode.seats.max, 5, LONGEST)
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

  test('reads as it was written, as a file and as a string', () => {
    expect(sure(parseRecord(makeRecord(save, 'full')))).toEqual({ kind: 'record', save })
    expect(sure(parseRecordString(game, sure(makeRecordString(game, save))))).toEqual(save)
  })
})

describe('verify', () => {
  const kingsQuest = game.modes.get('kings-quest') as ModeCard
  const { save, lines } = fairGame(kingsQuest, 3, 9, LONGEST)
  const record = (changes: object) => ({ format: 'blackstone-record', version: 1, ...save, ...changes })

  test('says that a deal was fair, and what was checked', async () => {
    const shown = shownTo(lines, 2)
    const answered = sure(await verify(record({ shown })))
    expect(shown.length).toBeGreaterThan(1)
    expect(answered).toMatchObject({ dealt: true, fair: { entries: save.entries.length, seats: [1, 2] } })
  })

  test('says what was not', async () => {
    const secret = { seed: 'A'.repeat(43) }
    expect(await verify(record({ secret }))).toEqual({
      ok: false,
      error: { entry: -1, refusal: { code: 'deal.secret' } },
    })
  })

  test('says nothing of it without the secret', async () => {
    const { secret: _, ...open } = record({})
    const answered = sure(await verify(open))
    expect(answered).toMatchObject({ dealt: false })
    expect(answered).not.toHaveProperty('fair')
  })
})
