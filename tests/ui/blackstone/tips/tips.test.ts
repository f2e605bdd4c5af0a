/** Conditions of tips, and that each tip is shown once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { game } from '#src/games/blackstone/game.ts'
import { createMemoryLogStore } from '#src/store/memoryLogStore.ts'
import { openNewTable } from '#src/table/openLocalTable.ts'
import { firstTurns } from '#src/text/blackstone/en/learn/firstTurns.ts'
import { tips } from '#src/text/blackstone/en/learn/tips.ts'
import { createStandaloneTableView } from '#src/ui/blackstone/table/createStandaloneTableView.ts'
import { extension } from '#src/ui/blackstone/table/extensions/intrigue.tsx'
import { mergeExtensions } from '#src/ui/blackstone/table/tableExtension.ts'
import { type FirstTurnTip, firstTurnTipsOf } from '#src/ui/blackstone/tips/firstTurnTip.ts'
import { TIPS } from '#src/ui/blackstone/tips/tips.ts'
import {
  areTipsWanted,
  hasSeenTips,
  isTipSeen,
  markTipSeen,
  resetSeenTips,
  setTipsWanted,
} from '#src/ui/table/tips/seenTips.ts'
import { space } from '../../../games/blackstone/namedActions.ts'
import { unwrap } from '../../../kernel/toyLog.ts'
import { envOf } from '../../../table/tableEnv.ts'
import { court, MET, QUIET, STEP_SITUATIONS, TIP_SITUATIONS } from './tipSituations.ts'

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
  const view = createStandaloneTableView({ ...table, game, extensions: mergeExtensions([extension]) })
  view.openCurtain()
  return { view, at: () => ({ view, now: view.now.value }) }
}

/** These come first only where all tips before them were seen. */
const LATER_TIPS: readonly string[] = ['bots', 'undo', 'press', 'hint']
const CASES = Object.entries(TIP_SITUATIONS).filter(([id]) => !LATER_TIPS.includes(id))

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

const STEPS = Object.entries(STEP_SITUATIONS).map(
  ([id, { mode = 'kings-quest', position }]) => [mode, id, position] as const,
)

test.each(STEPS)('in the first turn of %s the coach says first: %s', async (mode, id, position) => {
  const { at } = await openTableAt({ mode, position })
  expect(firstTurnTipsOf(mode).find(({ when }) => when(at()))?.id).toBe(id)
})

test('the coach does not say that nobody meets a card which somebody meets, nor that none fits which does', async () => {
  const idsOf = async (mode: string, position: object) => {
    const { at } = await openTableAt({ mode, position })
    return firstTurnTipsOf(mode).flatMap(({ id, when }) => (when(at()) ? [id] : []))
  }
  const positionOf = (id: FirstTurnTip['id']): object => STEP_SITUATIONS[id].position
  expect(await idsOf('queens-quest', positionOf('queens-quest.use'))).toEqual(['queens-quest.use'])
  expect(await idsOf('wizards-quest', positionOf('wizards-quest.lay'))).toEqual(['wizards-quest.lay'])
})

test('no tip has the name of another, which would count as shown with it', () => {
  const names = [...Object.keys(TIP_SITUATIONS), ...Object.keys(STEP_SITUATIONS)]
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('every tip of a first turn has its message; in later turns there is none', async () => {
  const modes = [...game.modes.keys()]
  const ids = [...new Set(modes.flatMap((mode) => firstTurnTipsOf(mode).map(({ id }) => id)))]
  expect(Object.keys(firstTurns).toSorted()).toEqual(ids.map((id) => `firstTurn.${id}`).toSorted())
  const later = { ...STEP_SITUATIONS['queens-quest.take'].position, turn: { round: 2 } }
  const { at } = await openTableAt({ mode: 'queens-quest', position: later })
  expect(firstTurnTipsOf('queens-quest').filter(({ when }) => when(at()))).toEqual([])
})
