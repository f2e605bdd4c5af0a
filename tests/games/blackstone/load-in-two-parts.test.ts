import { describe, expect, test } from 'vitest'
import { card } from '../../../src/games/blackstone/card.ts'
import { game as whole } from '../../../src/games/blackstone/game.ts'
import { currentOutcome, standingsOf } from '../../../src/games/blackstone/insight/shown/standings.ts'
import { loadToDeal } from '../../../src/games/blackstone/load.ts'
import { courtModulesOff } from '../../../src/games/blackstone/options.ts'
import { withDefaultOptions } from '../../../src/kernel/options.ts'
import { seatView } from '../../../src/kernel/vault.ts'
import { answerDraws, appendMove, openGameLog } from '../../../src/table/arbiter/gameLog.ts'
import { createHeader } from '../../../src/table/createHeader.ts'
import { unwrap } from '../../kernel/toyLog.ts'

const kingsQuest = card.modes.find(({ id }) => id === 'kings-quest')
if (!kingsQuest) throw new Error('no such mode')
const PLAIN = { ...withDefaultOptions(kingsQuest), ...courtModulesOff(kingsQuest) }
const SECRET = { seed: 'A'.repeat(43) }
const ID = 'B'.repeat(22)

const request = (seats: number, options: object) => ({
  mode: 'kings-quest',
  options: { ...PLAIN, ...options },
  names: Array.from({ length: seats }, (_, seat) => `Player ${seat}`),
})
const deal = (game: typeof whole, table: ReturnType<typeof request>) =>
  answerDraws(unwrap(openGameLog(game, unwrap(createHeader(game, ID, table)), SECRET)))
const modeOf = ({ modes }: typeof whole) => {
  const mode = modes.get('kings-quest')
  if (!mode) throw new Error('no such mode')
  return mode
}
const loadDealing = async () => {
  const { game, loadRest } = await loadToDeal({ mode: 'kings-quest', options: PLAIN })
  if (!loadRest) throw new Error('a plain quest is fetched in two parts')
  return { game, loadRest }
}

describe.each([2, 3, 4])('the game that can only deal, for %i', (seats) => {
  test.each([{}, { first: 1 }, { openHands: 'on' }, { points: 10 }])(
    'deals and offers what the whole game does, with %o',
    async (options) => {
      const { game } = await loadDealing()
      const table = request(seats, options)
      const [dealt, expected] = [deal(game, table), deal(whole, table)]
      expect(dealt.loggedEntries).toEqual(expected.loggedEntries)
      expect(dealt.replay.state).toEqual(expected.replay.state)
      expect(dealt.replay.turn).toEqual(expected.replay.turn)
      expect(game.modes.get('kings-quest')).toMatchObject(kingsQuest)
      for (const [seat] of table.names.entries()) {
        const legal = game.legal(seatView(dealt.replay.state, seat, dealt.dealer.dealt))
        expect(legal).toEqual(whole.legal(seatView(expected.replay.state, seat, expected.dealer.dealt)))
      }
    },
  )

  test('says who is ahead as the whole game does', async () => {
    const { game } = await loadDealing()
    const { state } = deal(game, request(seats, {})).replay
    expect(standingsOf(modeOf(game), state)).toEqual(standingsOf(modeOf(whole), state))
    expect(currentOutcome(modeOf(game), state)).toEqual(currentOutcome(modeOf(whole), state))
  })

  test('plays on where it was dealt once the rest is here', async () => {
    const { game, loadRest } = await loadDealing()
    let log = deal(game, request(seats, {}))
    let other = deal(whole, request(seats, {}))
    await loadRest()
    for (let step = 0; step < 40; step++) {
      const { turn, state, counts } = log.replay
      if (turn.kind !== 'seats') throw new Error('over')
      const [seat = 0] = turn.seats
      const legal = game.legal(seatView(state, seat, log.dealer.dealt))
      const action = legal[step % legal.length]
      if (!action) throw new Error('nothing is legal')
      const openings = game.openings(state, seat, action).flatMap((slot) => log.dealer.dealt.get(slot) ?? [])
      const body = { kind: 'seat', seat, count: counts[seat] ?? 0, action, openings } as const
      log = unwrap(appendMove(log, body))
      other = unwrap(appendMove(other, body))
    }
    expect(log.loggedEntries).toEqual(other.loggedEntries)
  })
})

test('moves of seats are beyond the game that can only deal: it throws', async () => {
  const { game } = await loadDealing()
  const { replay } = deal(game, request(2, {}))
  expect(() => game.apply(replay.state, { kind: 'end', how: 'agreement' })).toThrow('can only deal')
  expect(() => game.parseAction({ kind: 'pile', pile: 0 })).toThrow('can only deal')
})

test('a table with modules, from a position or of another mode has all of its rules at once', async () => {
  const mode = 'kings-quest'
  expect((await loadToDeal({ mode, options: { ...PLAIN, families: 'on' } })).loadRest).toBeUndefined()
  expect((await loadToDeal({ mode, options: PLAIN, position: {} })).loadRest).toBeUndefined()
  expect((await loadToDeal({ mode: 'solo' })).loadRest).toBeUndefined()
})
