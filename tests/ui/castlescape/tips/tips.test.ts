/** Conditions of CastleScape's tips, and of the coach of a first turn: each comes first in its situation. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { game } from '#src/games/castlescape/game.ts'
import type { Task } from '#src/games/castlescape/state.ts'
import { firstTurns } from '#src/text/castlescape/en/learn/firstTurns.ts'
import { tips } from '#src/text/castlescape/en/learn/tips.ts'
import type { CastleProps } from '#src/ui/castlescape/table/castleTableView.ts'
import { raised } from '../../../games/castlescape/sites.ts'
import { type TableSpec, table } from '../../../games/castlescape/testTable.ts'

// Modules of the screens read the address of the page when they are imported.
const { FIRST_TURN } = await import('#src/ui/castlescape/tips/firstTurn.ts')
const { TIPS } = await import('#src/ui/castlescape/tips/tips.ts')

/** The tests run as on a phone with a touch screen. */
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(() => vi.unstubAllGlobals())

interface Situation extends TableSpec {
  readonly turnNumber?: number
  readonly lastSeat?: number
  readonly task?: Task
}

const propsAt = ({ turnNumber = 1, lastSeat = -1, task, ...spec }: Situation): CastleProps => {
  const at = table(spec)
  at.state = { ...at.state, turnNumber, lastSeat, ...(task && { tasks: [task] }) }
  const visibleState = at.view(0)
  const legalActions = game.legal(visibleState)
  const now = { state: at.state, seat: 0, visibleState, legalActions, isAwaited: true, isCurtainDown: false }
  return { view: {}, now } as unknown as CastleProps
}

const group = { left: 1, loose: false, built: [] }
const RING = 'h6 i6 h7 j7 h8 i8 j8 j6'
const NOTHING: Situation = { guilds: [{}, {}] }

const STEPS: Readonly<Record<string, Situation>> = {
  keep: { ...NOTHING, turnNumber: 0, task: { do: 'keep' } },
  cards: { guilds: [{ hand: 'market-stall' }, {}] },
  walls: { guilds: [{ hand: 'market-stall' }, {}], turn: { groups: [group] } },
  order: { ...NOTHING, turn: { groups: [group], ground: 1 } },
  post: { guilds: [{ hand: 'clumsy-thief' }, {}], turn: { ground: 1 } },
  buy: { guilds: [{ hand: 'clumsy-thief' }, {}], turn: { gold: 3, received: 3 } },
  end: { guilds: [{ hand: 'clumsy-thief' }, {}], turn: { gold: 1, received: 1 } },
}

test.each(Object.entries(STEPS))('in the first turn the coach says first: %s', (id, situation) => {
  const props = propsAt(situation)
  expect(FIRST_TURN.find(({ when }) => when(props))?.id).toBe(id)
  const later = propsAt({ ...situation, turnNumber: 3 })
  expect(FIRST_TURN.filter(({ when }) => when(later))).toEqual([])
})

const TIP_SITUATIONS: Readonly<Record<string, Situation>> = {
  goal: { guilds: [{ recruits: 'a1 b1 c1 d1 e1 f1 g1' }, {}], goals: 'full-muster' },
  inspection: { ...NOTHING, quarry: 4, marker: 2 },
  lastTurns: { ...NOTHING, quarry: 0, marker: 1, lastSeat: 1 },
  infamy: { guilds: [{ infamy: 2 }, {}] },
  occupation: { ...NOTHING, walls: RING, baileys: raised(RING).baileys, turn: { ground: 1 } },
  penalty: { guilds: [{ hand: 'clumsy-thief' }, {}] },
  glass: { ...NOTHING, turnNumber: 3, turn: { groups: [group] } },
  contracts: { ...NOTHING, turnNumber: 3 },
  lamp: { ...NOTHING, turnNumber: 5 },
}

test.each(Object.entries(TIP_SITUATIONS))('the tip %s matters in its situation', (id, situation) => {
  const props = propsAt(situation)
  const mattering = TIPS.filter(({ when }) => when(props)).map((tip) => tip.id)
  // Whoever may be stuck is in a later round, in which Contracts matter as well.
  expect(id === 'lamp' ? mattering.at(-1) : mattering[0]).toBe(id)
})

test('before anything happened no tip matters', () => {
  const props = propsAt(NOTHING)
  expect(TIPS.filter(({ when }) => when(props))).toEqual([])
})

test('every tip has its sentence and a situation, and none the name of another', () => {
  const sentences = [...Object.keys(firstTurns), ...Object.keys(tips)].map((key) => key.replace(/.*\./, ''))
  const ids = [...FIRST_TURN, ...TIPS].map(({ id }) => id)
  expect(sentences.toSorted()).toEqual(ids.toSorted())
  expect([...Object.keys(STEPS), ...Object.keys(TIP_SITUATIONS)].toSorted()).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
})
