/** Conditions of tips, and that each tip is shown once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { game } from '../../src/games/blackstone/index.ts'
import { createMemoryLogStore } from '../../src/store/memoryLogStore.ts'
import { openNewTable } from '../../src/table/openLocalTable.ts'
import { tips } from '../../src/text/blackstone/en/tips.ts'
import { createBlackstoneTableView } from '../../src/ui/blackstone/table/createBlackstoneTableView.ts'
import { extension } from '../../src/ui/blackstone/table/extensions/intrigue.tsx'
import { mergeExtensions } from '../../src/ui/blackstone/table/tableExtension.ts'
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
  const request = { mode, names, options: { families: 'off', ...options }, position: position as never }
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
