/**
 * Whole games as text, for each number of seats and for options: a change of the rules shows as a difference that can be
 * read. After an intended change, renew them with `npx vitest run tests/games/castlescape/golden.test.ts -u` and read
 * what changed.
 */
import { expect, test } from 'vitest'
import { type CastleScapeTypes, game } from '../../../src/games/castlescape/game.ts'
import { formatAction } from '../../../src/games/castlescape/notation/formatAction.ts'
import { MODE } from '../../../src/games/castlescape/options.ts'
import { recruitsOf } from '../../../src/games/castlescape/recruits.ts'
import { scoreOf } from '../../../src/games/castlescape/rules/ending/score.ts'
import { writeSite } from '../../../src/games/castlescape/site/siteText.ts'
import type { State } from '../../../src/games/castlescape/state.ts'
import { mixHashOf } from '../../../src/kernel/hashOfProtocol1.ts'
import { withDefaultOptions } from '../../../src/kernel/options.ts'
import { awaitedSeats, legalActionsIn, type Playout, playAction, startPlayout } from '../../../src/kernel/playout.ts'
import { chanceFrom, numbersFrom } from '../../kernel/seededNumbers.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { busy } from './players.ts'

/** Guilds as a turn begins: Renown, Infamy, Corruption and Recruits on the site. */
const guildsText = ({ guilds }: State): string =>
  guilds
    .map(({ renown, infamy, corruption, recruits }) => `${renown} I${infamy} C${corruption} R${recruits.length}`)
    .join(' | ')

const turnText = (state: State): string =>
  `\nturn ${state.turnNumber}, seat ${state.seat + 1}, quarry ${state.quarry}: ${guildsText(state)} ${mixHashOf(state)}`

const endText = (state: State): readonly string[] => [
  '',
  ...writeSite(state.site, recruitsOf(state)),
  ...state.guilds.map((_, seat) => `seat ${seat + 1}: ${JSON.stringify(scoreOf(state, seat))}`),
  `${JSON.stringify(state.outcome)} ${mixHashOf(state)}`,
]

/** Every action of a game, turn by turn, with who has what as each turn begins; a game of before names no `aims`. */
const gameText = (seats: number, options: object, seed: number): string => {
  const below = numbersFrom(seed)
  const { aims: _, ...before } = withDefaultOptions(MODE)
  const setup = { mode: MODE.id, options: { ...before, ...options }, seats }
  let playout: Playout<CastleScapeTypes> = startPlayout(game, unwrap(game.setup(setup)), seats, chanceFrom(seed))
  const lines: string[] = []
  let turnNumber = 0
  for (let [seat] = awaitedSeats(playout); seat !== undefined; [seat] = awaitedSeats(playout)) {
    const { state } = playout
    if (state.turnNumber !== turnNumber) lines.push(turnText(state))
    turnNumber = state.turnNumber
    const action = busy(legalActionsIn(playout, seat), below)
    const faceOf = (slot: number): number => playout.dealt.get(slot)?.value.face ?? -1
    const by = seat === state.seat ? '' : `${seat + 1}: `
    lines.push(by + formatAction(action, { size: state.site.size, faceOf }))
    playout = playAction(playout, action, seat)
  }
  return `${[...lines, ...endText(playout.state)].join('\n')}\n`
}

test.each([
  ['2', 2, {}],
  ['3', 3, {}],
  ['4', 4, {}],
  ['hardcore-2', 2, { hardcore: 'on', first: 1 }],
  ['friendly-3', 3, { market: 'friendly', site: 13 }],
  ['handicap-4', 4, { handicap: 'on', lastTurns: 'oneEach', first: 2 }],
  ['aims-4', 4, { aims: 2 }],
] as const)('castlescape-%s is played as it was', async (name, seats, options) => {
  await expect(gameText(seats, options, seats)).toMatchFileSnapshot(`golden/castlescape-${name}.txt`)
})
