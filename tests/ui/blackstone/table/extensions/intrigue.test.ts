/** Offers, views and log lines of the table with intrigue, and which seat gets them. */
import { describe, expect, test } from 'vitest'
import { game } from '#src/games/blackstone/game.ts'
import { faceDownTaskInQuestion } from '#src/games/blackstone/insight/shown/intrigueQuestions.ts'
import { createMemoryLogStore } from '#src/store/memoryLogStore.ts'
import { openNewTable } from '#src/table/openLocalTable.ts'
import { questionOf } from '#src/ui/blackstone/table/blackstoneTableView.ts'
import { createStandaloneTableView } from '#src/ui/blackstone/table/createStandaloneTableView.ts'
import { limitViews } from '#src/ui/blackstone/table/end/endTurnViews.ts'
import { extension } from '#src/ui/blackstone/table/extensions/intrigue.tsx'
import { markTiles } from '#src/ui/blackstone/table/intrigue/assignIntrigueQuestion.tsx'
import { claimChoices, rewardChoices } from '#src/ui/blackstone/table/intrigue/recallAndRewardQuestions.tsx'
import { mergeExtensions } from '#src/ui/blackstone/table/tableExtension.ts'
import { countDueLimits } from '#src/ui/blackstone/table/turn/endTurnChecks.ts'
import { loadTurnParts } from '#src/ui/blackstone/table/turn/loadTurnParts.ts'
import { playerViews } from '#src/ui/blackstone/table/turn/playerViews.ts'
import { promptOf } from '#src/ui/blackstone/table/turn/prompt.ts'
import { recapFor } from '#src/ui/table/log/recap.ts'
import '#src/text/blackstone/bundles/turn.ts'
import { space } from '../../../../games/blackstone/namedActions.ts'
import { unwrap } from '../../../../kernel/toyLog.ts'
import { envOf } from '../../../../table/tableEnv.ts'

/** Opens a King's Quest of Ann, Ben and Cal with intrigue from a position; the curtain is open. */
const openTableAt = async (position: object, hidden: object = {}, options: object = {}) => {
  const request = { mode: 'kings-quest', names: ['Ann', 'Ben', 'Cal'], options: { families: 'off', ...options } }
  const requestWithPosition = { ...request, position: position as never, hidden: hidden as never }
  const table = unwrap(await openNewTable(game, envOf(createMemoryLogStore()), requestWithPosition))
  const view = createStandaloneTableView({ ...table, game, extensions: mergeExtensions([extension]) })
  const at = () => ({ view, now: view.now.value })
  const stored = () => expect.poll(() => view.now.value.isPending).toBe(false)
  const act = async (action: Parameters<typeof view.confirmAndPropose>[0]) => {
    view.openCurtain()
    view.confirmAndPropose(action)
    await stored()
    view.openCurtain()
  }
  view.openCurtain()
  return { view, at, act, stored }
}

/** Ann has marked the Maple Emissary of A·O for a Knight, two symbols alike; Ben is to work. */
const MARKED = {
  board: { AO: 'Me/Py', AT: 'Mc/Ps' },
  courts: [
    {
      hand: ['guild'],
      completed: { knight: ['G03'] },
      intrigue: { at: 'agents', card: 'G03', vassal: 'AO', matched: 2 },
    },
    { knights: 2, wizards: 3 },
    {},
  ],
  turn: { seat: 1, round: 3 },
}
const FLIP = { kind: 'flip', space: space('AO') } as const

describe('a marked vassal', () => {
  test('has its owner’s crest, and says whose it is and what it brings to whom', async () => {
    const { at, view } = await openTableAt(MARKED)
    const { extensions } = view
    expect(extensions.spaceLabel(at(), space('AO'))).toBe(', Ann’s agent')
    expect(extensions.spaceLabel(at(), space('AT'))).toBe('')
    expect(extensions.pins(at().now, space('AO'))).toHaveLength(1)
    expect(extensions.pins(at().now, space('AT'))).toEqual([])
    expect(extensions.vassalNotes(at(), space('AO'))).toEqual([
      'Ann’s agent: if another uses this vassal, Ann takes a knight and a Guild card, or a Power card.',
    ])
  })

  test('[B71] is announced at once when another seat uses it, until that is taken back', async () => {
    await loadTurnParts()
    const { at, act, view, stored } = await openTableAt(MARKED)
    await act(FLIP)
    const announced = 'Ann’s intrigue! Ben used the Phoenix Spy'
    await expect.poll(() => view.announcement.value).toContain(announced)
    expect(promptOf(view, at().now).text).toBe(announced)
    expect(recapFor(view.log.value, 0).lines[0]?.text).toBe(announced)
    view.undo()
    await stored()
    expect(view.log.value.map(({ text }) => text)).not.toContain(announced)
    expect(promptOf(view, at().now).text).not.toBe(announced)
    expect(view.extensions.spaceLabel(at(), space('AO'))).toBe(', Ann’s agent')
  })

  test('[B69] [B71] gives its owner a choice behind the curtain, which says why and what each option gives', async () => {
    const { at, act, view } = await openTableAt(MARKED)
    await act(FLIP)
    view.confirmAndPropose({ kind: 'endWork' })
    await expect.poll(() => at().now.seat).toBe(0)
    expect(at().now).toMatchObject({ isCurtainDown: true, legalActions: [] })
    expect(questionOf(view, at().now)?.handOverReason?.(at())).toBe('Ben used your marked vassal: choose your reward.')
    view.openCurtain()
    expect(promptOf(view, at().now).text).toBe('Ann: choose your reward.')
    const offered = rewardChoices(at()).map(({ label, hint, reason }) => [label, hint, reason])
    expect(offered).toEqual([
      ['Knight, Guild card', 'you take both', undefined],
      ['Power card', 'a king task', undefined],
    ])
    rewardChoices(at())[0]?.onPress()
    await expect.poll(() => at().now.state.courts[0]).toMatchObject({ knights: 1, intrigue: { at: 'court' } })
  })
})

/** Ann completes G01 by a lion on B·S and a spy on L·N, and pays for her second Knight. */
const READY_TO_COMPLETE = {
  board: { BS: 'Lc/Ds', LN: 'Dy/Ls', AT: 'Mc/Ps', KE: 'Ps/Ly' },
  courts: [{ hand: ['guild'], completed: { knight: ['G03'] }, retained: ['Me/Ps'] }, { hand: [] }, {}],
  turn: { round: 3 },
}
const HIDDEN = { hands: [['G01'], [], []] }

const openAfterCompletion = async (position: object, hidden: object = HIDDEN) => {
  const table = await openTableAt(position, hidden)
  const showing = table.at().now.legalActions.find(({ kind }) => kind === 'complete')
  if (!showing) throw new Error('the task is met')
  await table.act(showing)
  await table.act({ kind: 'endWork' })
  return table
}

describe('the end of a turn', () => {
  test('[B65] [B78] after a completion: a card, then a framed vassal, each with its matching symbols', async () => {
    const { at, act, view } = await openAfterCompletion(READY_TO_COMPLETE)
    const asking = questionOf(view, at().now)
    expect(promptOf(view, at().now).text).toBe('Intrigue: mark a card, or skip.')
    expect(markTiles(at()).map(({ label, hint, isChosen }) => [label, hint, isChosen])).toEqual([
      ['Knight', 'Maple Emissary', false],
      ['Knight', 'Maple Captain', false],
    ])
    expect(asking?.tapTargets?.(at()).size).toBe(0)
    markTiles(at())[1]?.onPress()
    expect(markTiles(at())[1]?.isChosen).toBe(true)
    expect(promptOf(view, at().now).text).toBe('Mark a vassal like your card’s cost.')
    const aim = asking?.tapTargets?.(at()).get(space('AT'))
    expect(aim).toMatchObject({ symbol: '2', label: ', mark it, 2 symbols alike' })
    if (aim && 'action' in aim) await act(aim.action)
    expect(at().now.state.courts[0]?.intrigue).toMatchObject({ at: 'agents', matched: 2 })
  })

  test('a card that no vassal matches is shown and says so; the only other card is already chosen', async () => {
    const board = { BS: 'Lc/Ds', LN: 'Dy/Ls', AT: 'Mc/Ps', KE: 'Ms/Pc' }
    const [ann, ...others] = [{ hand: ['guild'], completed: { king: ['P05'] }, pile: 0 }, {}, {}]
    const position = { ...READY_TO_COMPLETE, board, piles: [{ top: 'Pe/Ms' }], courts: [ann, ...others] }
    const { at, view } = await openAfterCompletion(position, { ...HIDDEN, piles: [['Me/Py']] })
    const [knight, king] = markTiles(at())
    expect(knight).toMatchObject({ label: 'Knight', hint: 'Maple Captain', isChosen: true })
    expect(king).toMatchObject({ label: 'King', hint: 'Lion Spy', isChosen: false, reason: 'none alike' })
    king?.onPress()
    expect(view.selection.value).toEqual({ on: 'nothing' })
    const aims = questionOf(view, at().now)?.tapTargets?.(at())
    const alike = ['AT', 'KE', 'LN'].map((name) => aims?.get(space(name))?.symbol)
    expect([alike, aims?.size]).toEqual([['2', '1', '1'], 3])
  })

  test('[B31] does not ask for drops of tasks while one of them may be placed face down', async () => {
    const courts = [{ hand: ['guild', 'guild', 'guild'], wizards: 3 }, {}, {}]
    const { at, act } = await openTableAt({ courts }, { hands: [['G01', 'G02', 'G03'], [], []] })
    expect(countDueLimits(at().now)).toBe(1)
    expect(limitViews(at().now).find(({ id }) => id === 'hand')?.note).toBe('after intrigue')
    const [card = -1] = at().now.court.hand
    await act({ kind: 'endWork' })
    await act({ kind: 'faceDown', card })
    expect(at().now.state.seat).toBe(1)
    const off = await openTableAt({ courts }, { hands: [['G01', 'G02', 'G03'], [], []] }, { intrigue: 'off' })
    expect(countDueLimits(off.at().now)).toBe(2)
  })
})

/** Opens a table where Ben's task G32 is face down, a Wizard: a captain on B·S, a dragon in row O. */
const openWithFaceDownTask = (ben: object = {}) =>
  openAfterCompletion(
    {
      ...READY_TO_COMPLETE,
      courts: [READY_TO_COMPLETE.courts[0], { intrigue: { at: 'faceDown', card: 'guild' }, ...ben }, {}],
    },
    { ...HIDDEN, faceDown: [[], ['G32'], []] },
  )

describe('a task face down', () => {
  test('is a sign on its owner’s chip, also in words', async () => {
    const { at, view } = await openWithFaceDownTask()
    const [ann, ben] = playerViews(view, at().now)
    expect(ben?.words).toContain(', a task face down')
    expect(ann?.words).not.toContain('face down')
  })

  test('[B75] is claimed by its owner for its cost, or left', async () => {
    const { at } = await openWithFaceDownTask({ completed: { wizard: ['G05'] }, retained: ['Pc/Ly'] })
    expect(at().now.seat).toBe(1)
    const { task } = faceDownTaskInQuestion(at().now.scene) ?? {}
    if (!task) throw new Error('Ben knows his card')
    const [claim, ...others] = claimChoices(at(), task)
    expect(others).toEqual([])
    expect(claim).toMatchObject({ label: 'Claim the Wizard', hint: 'pay Phoenix Captain; ends your intrigue' })
    claim?.onPress()
    await expect.poll(() => at().now.state.courts[1]?.intrigue).toEqual({ at: 'exhausted' })
  })

  test('[B75] says why it cannot be claimed', async () => {
    const { at } = await openWithFaceDownTask({ completed: { wizard: ['G05'] } })
    const { task } = faceDownTaskInQuestion(at().now.scene) ?? {}
    if (!task) throw new Error('Ben knows his card')
    const [claim] = claimChoices(at(), task)
    expect(claim).toMatchObject({ label: 'Claim the Wizard', reason: 'Your retained vassals do not cover it.' })
  })

  test('is known to nobody while the curtain is down, though the curtain says why its owner is asked', async () => {
    const { at, view } = await openWithFaceDownTask()
    view.closeCurtain()
    expect(at().now).toMatchObject({ isCurtainDown: true, legalActions: [] })
    expect(faceDownTaskInQuestion(at().now.scene)).toBeNull()
    const why = 'Ann completed a task: you may be able to claim your face-down task.'
    expect(questionOf(view, at().now)?.handOverReason?.(at())).toBe(why)
  })
})
