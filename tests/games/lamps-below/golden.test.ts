/**
 * Whole expeditions as text, for each number of explorers and for options: a change of the rules shows as a difference
 * that can be read. After an intended change, renew them with
 * `npx vitest run tests/games/lamps-below/golden.test.ts -u` and read what changed.
 */
import { expect, test } from 'vitest'
import { game, type LampsBelowTypes } from '../../../src/games/lamps-below/game.ts'
import { explorerId, idOfFace, trackName } from '../../../src/games/lamps-below/ids.ts'
import { formatAction } from '../../../src/games/lamps-below/notation/formatAction.ts'
import { MODE } from '../../../src/games/lamps-below/options.ts'
import type { State } from '../../../src/games/lamps-below/state.ts'
import { hashOf } from '../../../src/kernel/hash64.ts'
import { withDefaultOptions } from '../../../src/kernel/options.ts'
import { legalActionsIn, nextAwaitedSeat, type Playout, playAction, startPlayout } from '../../../src/kernel/playout.ts'
import { chanceFrom, numbersFrom } from '../../kernel/seededNumbers.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { careful } from './players.ts'

/** Explorers as a round or a card begins: counters, courage and finds. */
const companyText = ({ company }: State): string =>
  company
    .map(({ card, wounds, deep, courage, finds, newFinds }) => {
      const held = [...finds, ...newFinds].map(idOfFace).join(' ')
      return `${explorerId(card)} ${wounds}w${deep}d c${courage} ${held}`.trim()
    })
    .join(' | ')

const headText = (state: State): string => {
  const { hall, card, company } = state
  const cards = company.map((explorer) => explorer.card)
  if (!hall) return `\n${card < 0 ? 'handover' : idOfFace(card)}: ${companyText(state)} ${hashOf(state)}`
  const track = hall.track.map((one) => trackName(one, cards)).join(' ')
  return `\n${idOfFace(card)}, round ${hall.round}, threat ${hall.threat}, ${track}: ${companyText(state)} ${hashOf(state)}`
}

const placeOf = ({ card, hall }: State): string => `${card}/${hall?.round ?? 0}`

/** Every action of an expedition, round by round. */
const gameText = (seats: number, options: object, seed: number): string => {
  const below = numbersFrom(seed)
  const setup = { mode: MODE.id, options: withDefaultOptions(MODE, { ...options }), seats }
  let playout: Playout<LampsBelowTypes> = startPlayout(game, unwrap(game.setup(setup)), seats, chanceFrom(seed))
  const lines: string[] = []
  let place = ''
  for (let seat = nextAwaitedSeat(playout); seat !== null; seat = nextAwaitedSeat(playout)) {
    const { state } = playout
    if (placeOf(state) !== place) lines.push(headText(state))
    place = placeOf(state)
    const action = careful(state, legalActionsIn(playout, seat), below)
    lines.push(`${seat + 1}: ${formatAction(state, action)}`)
    playout = playAction(playout, action, seat)
  }
  const { state } = playout
  return `${[...lines, '', companyText(state), `${JSON.stringify(state.outcome)} ${hashOf(state)}`].join('\n')}\n`
}

test.each([
  ['1', 1, { explorers: 1 }],
  ['2', 2, { explorers: 2 }],
  ['3', 2, { explorers: 3 }],
  ['4', 4, { explorers: 4 }],
  ['easy-4', 2, { explorers: 4, difficulty: 'easy', company: 'chance' }],
  ['hard-3', 3, { explorers: 3, difficulty: 'hard', leader: 'chance' }],
] as const)('lamps-below-%s is played as it was', async (name, seats, options) => {
  await expect(gameText(seats, options, seats + 10)).toMatchFileSnapshot(`golden/lamps-below-${name}.txt`)
})
