/** What the table shows beside the rules: the compass, why a task is not met, rats and dogs, points, cards by place. */
import { describe, expect, test } from 'vitest'
import { card as blackstone } from '../../../src/games/blackstone/card.ts'
import { game, sceneOf } from '../../../src/games/blackstone/game.ts'
import { winReasonOf } from '../../../src/games/blackstone/insight/review/winReason.ts'
import { courtScores } from '../../../src/games/blackstone/insight/shown/courtScores.ts'
import { formationChecklist } from '../../../src/games/blackstone/insight/shown/formationChecklist.ts'
import { halvesMetByMove } from '../../../src/games/blackstone/insight/shown/halvesMetByMove.ts'
import { limitStatuses } from '../../../src/games/blackstone/insight/shown/limitStatuses.ts'
import { losesByLeavingEmpty } from '../../../src/games/blackstone/insight/shown/losesByLeavingEmpty.ts'
import {
  adoptableDogs,
  dogStatuses,
  ratsStatus,
} from '../../../src/games/blackstone/insight/shown/ratsAndDogsStatus.ts'
import { repeatedFace } from '../../../src/games/blackstone/insight/shown/repeatedFace.ts'
import { taskProgressOf } from '../../../src/games/blackstone/insight/shown/taskProgress.ts'
import { whyNotComplete } from '../../../src/games/blackstone/insight/shown/whyNotComplete.ts'
import {
  holdsSecrets,
  openRatIn,
  openTaskIn,
  openVassalIn,
  pileAt,
  vassalAt,
  visibleTaskIn,
} from '../../../src/games/blackstone/insight/tableCards.ts'
import type { State } from '../../../src/games/blackstone/state.ts'
import { EMPTY_VAULT, seatView } from '../../../src/kernel/vault.ts'
import { complete, face, space } from './namedActions.ts'
import { puzzle, quietRats, type Situation, situation, type Zones } from './testTable.ts'

const [BS = 0, AS = 2, CO = 13, LN = 16, LE = 21, KE = 24] = ['BS', 'AS', 'CO', 'LN', 'LE', 'KE'].map(space)
const handSlot = (s: Situation, card = 'G01'): number => s.court(0).hand.find((slot) => s.name(slot) === card) ?? -1
const spectating = ({ state }: Situation) => sceneOf(seatView(state, null, EMPTY_VAULT))

/**
 * G01 asks for a lion on BS and a spy in column L; Me is the cost face of G03. Lions and spies lie elsewhere and on
 * reverses, too.
 */
const BOARD = { BS: 'Lc/Ds', AS: 'Le/Dy', CO: 'Py/Ds', LN: 'Dy/Ls', LE: 'Py/Mc', KE: 'Ms/Lc' }
const g01 = (zones: Zones = {}, patch: Partial<State> = {}): Situation =>
  situation({ board: BOARD, courts: [{ hand: ['G01'] }], ...zones }, 1, patch)

describe('the compass of a task', () => {
  test('tells for both halves where, what meets it, what fits elsewhere, and what would fit turned over', () => {
    const s = g01()
    expect(taskProgressOf(s.scene, handSlot(s))).toEqual({
      left: { targetSpaces: [BS], matching: [BS], fitElsewhere: [AS], fitAfterFlip: [LN, KE] },
      right: { targetSpaces: [1, 6, 11, LN, LE], matching: [LN, LE], fitElsewhere: [CO], fitAfterFlip: [AS] },
      pairs: [
        [BS, LN],
        [BS, LE],
      ],
      upcharge: [],
      unpaidFaces: [],
    })
  })

  test('[B45] leaves out vassals that are used up', () => {
    const s = g01({}, { marked: [BS, LE] })
    expect(taskProgressOf(s.scene, handSlot(s))).toMatchObject({
      left: { matching: [] },
      right: { matching: [LN] },
      pairs: [],
    })
  })

  test('[B50] tells the upcharge and which face no retained vassal shows', () => {
    const completed = { knight: ['G03', 'G09'] }
    const some = g01({ courts: [{ hand: ['G01'], completed, retained: ['Me/Ds'] }] })
    // G03 costs Me and G09 Lc, in the order of faces: lions first.
    expect(taskProgressOf(some.scene, handSlot(some))).toMatchObject({
      upcharge: [face('Lc'), face('Me')],
      unpaidFaces: [face('Lc')],
    })
  })

  test('tells which halves a slide or a swap would meet; those that are met already do not count', () => {
    const short = g01({ board: { AS: 'Le/Dy', CO: 'Py/Ds' } })
    const halvesMet = (s: Situation, from: number, to: number, isSwap = false) => {
      const progress = taskProgressOf(s.scene, handSlot(s))
      return progress && halvesMetByMove(progress, { from, to, isSwap })
    }
    const [LO = 0, LS = 0] = ['LO', 'LS'].map(space)
    expect(halvesMet(short, AS, BS)).toEqual([1])
    expect(halvesMet(short, CO, LO)).toEqual([2])
    expect(halvesMet(short, CO, BS)).toEqual([])
    expect(halvesMet(g01(), CO, LO)).toEqual([])
    // A swap also meets a half by the vassal that comes in return, and both at once.
    const swapped = g01({ board: { LS: 'Le/Dy', BS: 'Py/Ds' } })
    expect(halvesMet(swapped, BS, LS, true)).toEqual([1, 2])
    expect(halvesMet(swapped, LS, BS, true)).toEqual([1, 2])
  })

  test('is missing for a card that the viewer does not know', () => {
    const s = situation({ hidden: { hands: [['G01']] } })
    expect(taskProgressOf(s.scene, handSlot(s))).not.toBeNull()
    expect(taskProgressOf(spectating(s), handSlot(s))).toBeNull()
  })
})

describe('a task cannot be completed', () => {
  const why = (s: Situation) => whyNotComplete(s.scene, handSlot(s))

  test('for nothing, where a pair and the payment are at hand', () => {
    expect(why(g01())).toBeNull()
  })

  test('[B48] for the left half first, then for the right one', () => {
    expect(why(g01({ board: { AS: 'Le/Dy' } }))).toEqual({ code: 'complete.leftNotMet', ruling: 48 })
    expect(why(g01({ board: { BS: 'Lc/Ds' } }))).toEqual({ code: 'complete.rightNotMet', ruling: 48 })
  })

  test('[B50] for the payment', () => {
    const poor = g01({ courts: [{ hand: ['G01'], completed: { knight: ['G03'] } }] })
    expect(why(poor)).toMatchObject({ ruling: 50 })
    expect(why(g01({ courts: [{ hand: ['G01'], completed: { knight: ['G03'] }, retained: ['Me/Ls'] }] }))).toBeNull()
  })

  test('because one was completed in this turn', () => {
    const s = g01({ courts: [{ hand: ['G01', 'G02'] }] })
    const otherSlot = handSlot(s, 'G02')
    s.do(complete('G01', 'BS', 'LN'))
    expect(whyNotComplete(s.scene, otherSlot)).toEqual({ code: 'complete.oncePerTurn' })
  })

  test('because the viewer does not know it', () => {
    const s = situation({ hidden: { hands: [['G01']] } })
    expect(whyNotComplete(spectating(s), handSlot(s))).toEqual({ code: 'complete.unknown' })
  })
})

describe('rats and dogs', () => {
  const zones: Zones = { rats: { wandering: ['three', 'one'], plagued: ['two'] }, hidden: quietRats }

  test('[B116] all rats are counted, card by card; a mode without them has none', () => {
    expect(ratsStatus(puzzle(zones).state)).toEqual({
      wandering: 4,
      plagued: 2,
      limit: 12,
      cards: [3, 1],
      plaguedCards: [2],
    })
    expect(ratsStatus(g01().state)).toBeFalsy()
  })

  test('every dog is there once, with its owner and its price', () => {
    const jack = { breed: 'jack', knights: 1, wizards: 1, biggest: 3, task: 'king' }
    expect(dogStatuses(puzzle({ ...zones, courts: [{}, { dogs: ['jack'] }] }).state)).toEqual([
      { ...jack, owner: 1 },
      { ...jack, owner: -1 },
      { breed: 'scottie', knights: 0, wizards: 1, biggest: 2, task: 'wizard', owner: -1 },
      { breed: 'westie', knights: 1, wizards: 0, biggest: 1, task: 'knight', owner: -1 },
    ])
  })

  test('[B121] a task brings the dog of its type, where there are dogs', () => {
    const s = puzzle({ ...zones, courts: [{ hand: ['G01'] }] })
    expect(adoptableDogs(s.scene, handSlot(s))).toEqual(['westie'])
    expect(adoptableDogs(g01().scene, handSlot(g01()))).toEqual([])
  })
})

describe('leaving a space empty', () => {
  /** A whole board; `count` of its spaces hold a vassal. */
  const lying = (count: number, todo: State['todo'], marked: State['marked'] = [], puzzleFloor = 'lose'): State => {
    const { state } = puzzle({ hidden: quietRats, options: { puzzleFloor } })
    return { ...state, todo: [...todo], marked, board: state.board.map((_, at) => (at < count ? at : -1)) }
  }
  const makeUp: State['todo'] = [{ do: 'makeUp' }]
  const refill: State['todo'] = [{ do: 'refill', space: 24 }]

  test('[B156] loses where sixteen vassals would not be left', () => {
    expect(losesByLeavingEmpty(lying(16, makeUp))).toBe(true)
    expect(losesByLeavingEmpty(lying(17, makeUp))).toBe(false)
    expect(losesByLeavingEmpty(lying(16, makeUp, [], 'playOn'))).toBe(false)
  })

  test('[B156] counts what a refill still brings, but not the space that is asked about', () => {
    expect(losesByLeavingEmpty(lying(15, refill, [24]))).toBe(true)
    expect(losesByLeavingEmpty(lying(16, refill, [24]))).toBe(false)
    expect(losesByLeavingEmpty(lying(15, refill, [23, 24]))).toBe(false)
  })
})

test('[B108] the checklist follows the neighbourhood of the table', () => {
  // One face twice, aslant: neighbours only where diagonals count.
  const board = { LS: 'Ls/De', BT: 'Ls/Dy' }
  const differ = (adjacency: string) =>
    formationChecklist(puzzle({ board, hidden: quietRats, options: { adjacency } }).state).neighboursDiffer
  expect([differ('orthogonal'), differ('diagonal')]).toEqual([true, false])
})

describe('points', () => {
  test('[B26] [B63] beside those that count stand the cards that sleep', () => {
    const s = situation({ courts: [{ completed: { knight: ['G03', 'G06', 'G01'], king: [], ploy: ['M01'] } }, {}] })
    const [knights, ploys] = [s.court(0).stacks.knight, s.court(0).stacks.ploy]
    // Two Kings: the Household's Knight and one more count.
    expect(courtScores(s.state)).toEqual([
      {
        seat: 0,
        kings: 2,
        inactiveCards: knights.slice(1).map((slot) => ({ stack: 'knight', slot })),
        total: 5,
        by: { knight: 2, wizard: 0, king: 0, ploy: 3 },
        inactive: 3,
      },
      { seat: 1, kings: 2, inactiveCards: [], total: 0, by: { knight: 0, wizard: 0, king: 0, ploy: 0 }, inactive: 0 },
    ])
    expect(ploys.length).toBe(1)
  })

  test('[B60] what decided is told with what each had of it, once it is over', () => {
    const s = situation({
      courts: [{ completed: { knight: ['G01'], ploy: ['M01'] } }, { completed: { ploy: ['M02'] } }],
    })
    expect(winReasonOf(s.state)).toBeNull()
    s.end()
    // 1 + 3 points against 4; one Ploy each; two Kings each; then Knights and Wizards.
    expect(winReasonOf(s.state)).toEqual({
      decidedBy: 'knightsAndWizards',
      winnersValue: 1,
      nextBestValue: 0,
      winnersMetricValue: 4,
      metric: 'points',
      isDecidedByMetric: false,
    })
  })
})

test('[B29] limits tell what would be too many', () => {
  const s = situation({ courts: [{ knights: 3, wizards: 1, hand: ['G01', 'G02', 'G03', 'G04'], retained: ['Ls/De'] }] })
  expect(limitStatuses(s.scene, s.court(0))).toEqual([
    { what: 'knights', count: 3, limit: 2, excess: 1 },
    { what: 'wizards', count: 1, limit: 2, excess: 0 },
    { what: 'hand', count: 4, limit: 2, excess: 2 },
    { what: 'retained', count: 1, limit: 2, excess: 0 },
  ])
})

describe('what lies where', () => {
  const s = situation({
    board: { BS: 'Ls/De' },
    courts: [{ hand: ['G01'] }, {}],
    piles: [{ count: 1, top: 'Lc/Ds' }, { count: 0 }],
    hidden: { hands: [[], ['G02']] },
  })

  test('a vassal with the face that shows and the one beneath', () => {
    expect(vassalAt(s.state, BS)).toEqual({ face: face('Ls'), reverse: face('De') })
    expect(vassalAt(situation({ board: { BS: 'De/Ls' } }).state, BS)).toEqual({ face: face('De'), reverse: face('Ls') })
    expect(vassalAt(s.state, AS)).toBeNull()
    expect(openVassalIn(s.state, handSlot(s))).toBeNull()
  })

  test('a corner pile with its top and how many it holds', () => {
    expect(pileAt(s.state, 0)).toEqual({ top: { face: face('Lc'), reverse: face('Ds') }, count: 1 })
    expect(pileAt(s.state, 1)).toEqual({ top: null, count: 0 })
  })

  test('a vassal that lies face down is hidden, not gone', () => {
    const hidden = s.state.courts[1]?.hand[0] ?? -1
    const down = { ...s.state, board: s.state.board.with(BS, hidden) }
    expect(vassalAt(down, BS)).toBe('hidden')
  })

  test('a task is seen by who knows it, and in the open by all', () => {
    expect(openTaskIn(s.state, handSlot(s))).toMatchObject({ id: 'G01' })
    const [otherSlot = -1] = s.court(1).hand
    expect(openTaskIn(s.state, otherSlot)).toBeNull()
    expect(visibleTaskIn(s.scene, otherSlot)).toMatchObject({ id: 'G02' })
    expect(visibleTaskIn(spectating(s), otherSlot)).toBeNull()
    expect(openTaskIn(s.state, s.state.board[BS] ?? -1)).toBeNull()
    expect(visibleTaskIn(s.scene, s.state.board[BS] ?? -1)).toBeNull()
  })

  test('a court has secrets where it holds a card that does not lie open', () => {
    expect([holdsSecrets(s.state, 0), holdsSecrets(s.state, 1)]).toEqual([false, true])
  })

  test('a rats card is one only where it lies open', () => {
    const { state } = puzzle({ rats: { wandering: ['two'] }, board: { BS: 'Ls/De' }, hidden: quietRats })
    const [wandering = -1] = state.rats?.wandering ?? []
    expect(openRatIn(state, wandering)).toBe('two')
    expect(openRatIn(state, state.rats?.draw[0] ?? -1)).toBeNull()
    expect(openRatIn(state, state.board[BS] ?? -1)).toBeNull()
  })
})

test('New game offers every mode, with the settings that its rules have', () => {
  expect(blackstone.modes.map(({ id }) => id).sort()).toEqual([...game.modes.keys()])
  for (const card of blackstone.modes) expect(game.modes.get(card.id)).toMatchObject(card)
})

test('of the faces that stand more than once the goal names the one that stands most often', () => {
  const repeatedOn = (board: Readonly<Record<string, string>>) => repeatedFace(situation({ board }).state)
  expect(repeatedOn({ BS: 'Lc/Ds', AS: 'Ds/Me' })).toBeNull()
  expect(repeatedOn({ BS: 'Ms/Pe', AS: 'Ms/Lc', CO: 'Lc/Ds', LN: 'Lc/Dy', LE: 'Lc/Py' })).toEqual({
    face: face('Lc'),
    count: 3,
  })
})
