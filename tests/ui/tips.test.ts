/** Conditions of tips, and that each tip is shown once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { game } from '../../src/games/blackstone/index.ts'
import { createMemoryLogStore } from '../../src/store/memoryLogStore.ts'
import { openNewTable } from '../../src/table/openLocalTable.ts'
import { firstTurns } from '../../src/text/blackstone/en/firstTurns.ts'
import { tips } from '../../src/text/blackstone/en/tips.ts'
import { createBlackstoneTableView } from '../../src/ui/blackstone/table/createBlackstoneTableView.ts'
import { extension } from '../../src/ui/blackstone/table/extensions/intrigue.tsx'
import { mergeExtensions } from '../../src/ui/blackstone/table/tableExtension.ts'
import { firstTurnOf } from '../../src/ui/blackstone/tips/firstTurn.ts'
import { TIPS } from '../../src/ui/blackstone/tips/tips.ts'
import {
  areTipsWanted,
  hasSeenTips,
  isTipSeen,
  markTipSeen,
  resetSeenTips,
  setTipsWanted,
} from '../../src/ui/table/tips/seenTips.ts'
import { space } from '../games/blackstone/moves.ts'
import { unwrap } from '../kernel/toyLog.ts'
import { envOf } from '../table/env.ts'

/** The tests run as on a phone with a touch screen. */
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(() => vi.unstubAllGlobals())

interface TableRequest {
  readonly mode?: string
  readonly options?: object
  readonly position: object
}

const openTableAt = async ({ mode = 'kings-quest', options = {}, position }: TableRequest) => {
  const names = ['Ann', 'Ben'].slice(0, mode === 'solo' ? 1 : 2)
  const hasFamilies = game.modes.get(mode)?.options.some(({ id }) => id === 'families')
  const allOptions = { ...(hasFamilies && { families: 'off' }), ...options }
  const request = { mode, names, options: allOptions, position: position as never }
  const table = unwrap(await openNewTable(game, envOf(createMemoryLogStore()), request))
  const view = createBlackstoneTableView({ ...table, game, extensions: mergeExtensions([extension]) })
  view.openCurtain()
  return { view, at: () => ({ view, now: view.now.value }) }
}

/** Board that meets G01, a Knight: any lion on B·S and any spy in column L. */
const MET = { BS: 'Ls/De', LO: 'Py/Mc' }
const QUIET = { board: { AO: 'Me/Py' }, courts: [{}, {}] }
const court = (ownCourt: object, board: object = QUIET.board) => ({ board, courts: [ownCourt, {}] })

const CASES: readonly (readonly [string, TableRequest])[] = [
  ['rules', { position: QUIET }],
  ['complete', { position: court({ hand: ['G01'] }, MET) }],
  ['unpaid', { position: court({ hand: ['G01'], completed: { knight: ['G03'] } }, MET) }],
  // With the two kings of the Household two of each may be kept, and two ploys count.
  ['retained', { position: court({ retained: ['Ls/De', 'Pe/Ms', 'Mc/Ds'] }) }],
  ['hand', { position: court({ hand: ['G01', 'G02', 'G03'] }) }],
  ['tokens', { position: court({ wizards: 3 }) }],
  ['asleep', { position: court({ completed: { ploy: ['M01', 'M02', 'M03'] } }) }],
  // Two ploys, 3 and 4 points.
  ['rival', { options: { points: 10 }, position: { ...QUIET, courts: [{}, { completed: { ploy: ['M01', 'M02'] } }] } }],
  // Eight of twelve.
  [
    'rats',
    {
      mode: 'solo',
      position: { board: QUIET.board, courts: [{}], rats: { wandering: ['three', 'three'], plagued: ['two'] } },
    },
  ],
  ['met', { options: { openHands: 'on' }, position: { board: MET, courts: [{}, { hand: ['G01'] }] } }],
  [
    'agent',
    {
      position: {
        board: { AO: 'Me/Py' },
        courts: [
          {},
          { completed: { knight: ['G03'] }, intrigue: { at: 'agents', card: 'G03', vassal: 'AO', matched: 2 } },
        ],
      },
    },
  ],
]

const idsOfTipsFor = async (tableRequest: TableRequest): Promise<readonly string[]> => {
  const { at } = await openTableAt(tableRequest)
  return TIPS.filter(({ when }) => when(at())).map(({ id }) => id)
}

test.each(CASES)('%s comes first in its situation', async (id, tableRequest) => {
  const ids = await idsOfTipsFor(tableRequest)
  expect(ids[0]).toBe(id)
})

test('no tip about tasks of others where hands are hidden, nor about a far goal of a rival', async () => {
  expect(await idsOfTipsFor({ position: { board: MET, courts: [{}, { hand: ['guild'] }] } })).not.toContain('met')
  const far = { ...QUIET, courts: [{}, { completed: { ploy: ['M01', 'M02'] } }] }
  expect(await idsOfTipsFor({ options: { points: 15 }, position: far })).not.toContain('rival')
})

test('the tip about undo comes after the first move', async () => {
  const { view, at } = await openTableAt({ position: court({ wizards: 2 }) })
  const undo = TIPS.find(({ id }) => id === 'undo')
  expect(undo?.when(at())).toBe(false)
  view.confirmAndPropose({ kind: 'flip', space: space('AO') })
  await expect.poll(() => undo?.when(at())).toBe(true)
})

test('the tip about hints comes when nothing was completed for several rounds', async () => {
  const turn = { turn: { round: 4 } }
  expect(await idsOfTipsFor({ position: { ...QUIET, ...turn } })).toEqual(['rules', 'press', 'hint'])
  const done = court({ completed: { knight: ['G03'] } })
  expect(await idsOfTipsFor({ position: { ...done, ...turn } })).toEqual(['rules', 'press'])
})

test('each tip has its message, and is shown once until tips are reset', () => {
  const ids = TIPS.map(({ id }) => id)
  const idsInCatalogue = Object.keys(tips).flatMap((key) => key.match(/^tip\.(.+)$/)?.[1] ?? [])
  expect(idsInCatalogue.toSorted()).toEqual([...ids].toSorted())
  expect([areTipsWanted(), hasSeenTips(), isTipSeen('undo')]).toEqual([true, false, false])
  markTipSeen('undo')
  expect([hasSeenTips(), isTipSeen('undo'), isTipSeen('hint')]).toEqual([true, true, false])
  setTipsWanted(false)
  expect([areTipsWanted(), isTipSeen('undo')]).toEqual([false, true])
  resetSeenTips()
  expect([areTipsWanted(), hasSeenTips()]).toEqual([false, false])
  setTipsWanted(true)
  expect([areTipsWanted(), isTipSeen('undo')]).toEqual([true, false])
})

const QUEEN = { board: { CT: 'Ls/De' }, quest: { offer: ['M02', 'M03'] } }
const WIZARD = {
  courts: [{ vassals: ['Ls/De'] }, { vassals: ['Py/Mc'] }],
  quest: { offer: ['M02'], vassals: ['Lc/Pe'] },
}
const BEGUN = court({ hand: ['G01'], knights: 1 })
const RATS = { board: QUIET.board, courts: [{ hand: ['G01'], knights: 1 }] }

/** Positions in a first turn, with what its coach says first. */
const STEPS: readonly (readonly [string, string, object])[] = [
  ['queens-quest', 'queens-quest.take', { ...QUEEN, courts: [{}, {}] }],
  // M01: a Lion Scout at C·T.
  ['queens-quest', 'queens-quest.use', { ...QUEEN, courts: [{ hand: ['M01'] }, {}] }],
  ['queens-quest', 'queens-quest.move', { ...QUEEN, board: QUIET.board, courts: [{ hand: ['M01'] }, {}] }],
  ['queens-quest', 'queens-quest.sets', { ...QUEEN, courts: [{ sets: [['Ls/Dy']] }, {}] }],
  ['queens-quest', 'queens-quest.end', { ...QUEEN, courts: [{}, {}], quest: { ...QUEEN.quest, actions: 0 } }],
  ['wizards-quest', 'wizards-quest.take', WIZARD],
  [
    'wizards-quest',
    'wizards-quest.lay',
    { ...WIZARD, courts: [{ ...WIZARD.courts[0], hand: ['M01'] }, WIZARD.courts[1]] },
  ],
  [
    'wizards-quest',
    'wizards-quest.stuck',
    { ...WIZARD, courts: [{ vassals: ['Py/Me'], hand: ['M01'] }, WIZARD.courts[1]] },
  ],
  ['wizards-quest', 'wizards-quest.second', { ...WIZARD, quest: { ...WIZARD.quest, taken: 1 } }],
  ['wizards-quest', 'wizards-quest.end', { ...WIZARD, quest: { ...WIZARD.quest, actions: 0 } }],
  ['kings-quest', 'kings-quest.task', BEGUN],
  ['kings-quest', 'kings-quest.end', { ...BEGUN, courts: [{ hand: ['G01'] }, {}] }],
  ['kings-quest', 'met', { board: MET, courts: [{ hand: ['G01'], knights: 1 }, {}] }],
  ['solo', 'solo.task', RATS],
  ['solo', 'solo.end', { ...RATS, courts: [{ hand: ['G01'] }] }],
  ['solo', 'rats', { ...RATS, rats: { wandering: ['one'] }, turn: { round: 2 } }],
  ['solo', 'plague', { ...RATS, rats: { plagued: ['two'] }, turn: { round: 5 } }],
  ['solo', 'catch', { ...RATS, courts: [{ knights: 1, dogs: ['westie'] }], rats: { wandering: ['one'] } }],
  ['solo', 'dog', { board: MET, courts: [{ hand: ['G01'] }] }],
  ['coop', 'coop.task', { ...RATS, courts: [{ hand: ['G01'], knights: 1 }, {}] }],
  ['coop', 'coop.task', { ...RATS, courts: [{ hand: ['G01'], knights: 1 }, {}], rats: { wandering: ['one'] } }],
  ['coop', 'coop.end', { ...RATS, courts: [{ hand: ['G01'] }, {}] }],
  ['puzzle-master', 'puzzle-master.empty', { board: QUIET.board, courts: [{ knights: 1 }, {}] }],
  ['puzzle-master', 'puzzle-master.end', { board: QUIET.board, courts: [{}, {}] }],
  ['first-edition', 'first-edition.task', { board: QUIET.board, courts: [{ hand: ['M01'], wizards: 1 }, {}] }],
  ['first-edition', 'first-edition.end', { board: QUIET.board, courts: [{ hand: ['M01'] }, {}] }],
  [
    'first-edition',
    'first-edition.guard',
    { board: QUIET.board, courts: [{ hand: ['M01'], knights: 1 }, {}], turn: { round: 2 } },
  ],
]

test.each(STEPS)('in the first turn of %s the coach says first: %s', async (mode, id, position) => {
  const { at } = await openTableAt({ mode, position })
  expect(firstTurnOf(mode).find(({ when }) => when(at()))?.id).toBe(id)
})

test('the coach does not say that nobody meets a card which somebody meets, nor that none fits which does', async () => {
  const idsOf = async (mode: string, position: object) => {
    const { at } = await openTableAt({ mode, position })
    return firstTurnOf(mode).flatMap(({ id, when }) => (when(at()) ? [id] : []))
  }
  expect(await idsOf('queens-quest', { ...QUEEN, courts: [{ hand: ['M01'] }, {}] })).toEqual(['queens-quest.use'])
  const canLay = { ...WIZARD, courts: [{ ...WIZARD.courts[0], hand: ['M01'] }, WIZARD.courts[1]] }
  expect(await idsOf('wizards-quest', canLay)).toEqual(['wizards-quest.lay'])
})

test('every tip of a first turn has its message and is met above; in later turns there is none', async () => {
  const modes = [...game.modes.keys()]
  const ids = [...new Set(modes.flatMap((mode) => firstTurnOf(mode).map(({ id }) => id)))]
  expect(Object.keys(firstTurns).toSorted()).toEqual(ids.map((id) => `firstTurn.${id}`).toSorted())
  expect(new Set(STEPS.map(([, id]) => id))).toEqual(new Set(ids))
  const later = { ...QUEEN, courts: [{}, {}], turn: { round: 2 } }
  const { at } = await openTableAt({ mode: 'queens-quest', position: later })
  expect(firstTurnOf('queens-quest').filter(({ when }) => when(at()))).toEqual([])
})
