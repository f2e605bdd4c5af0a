/** What the table offers, shows and tells with intrigue, to whom. */
import { describe, expect, test } from 'vitest'
import { game } from '../../src/games/blackstone/index.ts'
import { lyingAsked } from '../../src/games/blackstone/insight/intrigue.ts'
import { memoryLogs } from '../../src/store/memory.ts'
import { openNew } from '../../src/table/local.ts'
import { gathered } from '../../src/ui/blackstone/game/chapter.ts'
import { chapter } from '../../src/ui/blackstone/game/chapters/intrigue.tsx'
import { limitViews } from '../../src/ui/blackstone/game/ending.ts'
import { claimChoices, takeChoices } from '../../src/ui/blackstone/game/intrigue/answers.tsx'
import { markTiles } from '../../src/ui/blackstone/game/intrigue/assign.tsx'
import { countOver } from '../../src/ui/blackstone/game/mayEnd.ts'
import { newsFor } from '../../src/ui/blackstone/game/news.ts'
import { playersOf } from '../../src/ui/blackstone/game/players.ts'
import { promptOf } from '../../src/ui/blackstone/game/prompt.ts'
import { sit } from '../../src/ui/blackstone/game/sit.ts'
import { askingOf } from '../../src/ui/blackstone/game/sitting.ts'
import '../../src/ui/text/sheets.ts'
import { space } from '../games/blackstone/moves.ts'
import { sure } from '../kernel/trusted.ts'
import { envOf } from '../table/env.ts'

/** A King's Quest of Ann, Ben and Cal with intrigue, from a position; the curtain is open. */
const sitAt = async (position: object, hidden: object = {}, options: object = {}) => {
  const wanted = { mode: 'kings-quest', names: ['Ann', 'Ben', 'Cal'], options: { families: 'off', ...options } }
  const asked = { ...wanted, position: position as never, hidden: hidden as never }
  const table = sure(await openNew(game, envOf(memoryLogs()), asked))
  const sitting = sit({ ...table, game, chapters: gathered([chapter]) })
  const at = () => ({ sitting, now: sitting.now.value })
  const stored = () => expect.poll(() => sitting.now.value.pending).toBe(false)
  const act = async (action: Parameters<typeof sitting.act>[0]) => {
    sitting.openCurtain()
    sitting.act(action)
    await stored()
    sitting.openCurtain()
  }
  sitting.openCurtain()
  return { sitting, at, act, stored }
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
  test('bears its owner’s crest, and says whose it is and what it brings to whom', async () => {
    const { at, sitting } = await sitAt(MARKED)
    const { chapters } = sitting
    expect(chapters.spoken(at(), space('AO'))).toBe(', Ann’s agent')
    expect(chapters.spoken(at(), space('AT'))).toBe('')
    expect(chapters.pins(at().now, space('AO'))).toHaveLength(1)
    expect(chapters.pins(at().now, space('AT'))).toEqual([])
    expect(chapters.notes(at(), space('AO'))).toEqual([
      'Ann’s agent: if another uses this vassal, Ann takes a knight and a Guild card, or a Power card.',
    ])
  })

  test('[71] is announced at once when another uses it, until that is taken back', async () => {
    const { at, act, sitting, stored } = await sitAt(MARKED)
    await act(FLIP)
    const announced = 'Ann’s intrigue! Ben used the Phoenix Spy'
    await expect.poll(() => sitting.said.value).toContain(announced)
    expect(promptOf(sitting, at().now).text).toBe(announced)
    expect(newsFor(sitting.log.value, 0).lines[0]?.text).toBe(announced)
    sitting.undo()
    await stored()
    expect(sitting.log.value.map(({ text }) => text)).not.toContain(announced)
    expect(promptOf(sitting, at().now).text).not.toBe(announced)
    expect(sitting.chapters.spoken(at(), space('AO'))).toBe(', Ann’s agent')
  })

  test('[69] [71] brings its owner a choice behind the curtain, that says why and what each gives', async () => {
    const { at, act, sitting } = await sitAt(MARKED)
    await act(FLIP)
    sitting.act({ kind: 'endWork' })
    await expect.poll(() => at().now.seat).toBe(0)
    expect(at().now).toMatchObject({ curtain: true, legal: [] })
    expect(askingOf(sitting, at().now)?.calls?.(at())).toBe('Ben used your marked vassal: choose your reward.')
    sitting.openCurtain()
    expect(promptOf(sitting, at().now).text).toBe('Ann: choose your reward.')
    const offered = takeChoices(at()).map(({ label, hint, reason }) => [label, hint, reason])
    expect(offered).toEqual([
      ['Knight, Guild card', 'you take both', undefined],
      ['Power card', 'a king task', undefined],
    ])
    takeChoices(at())[0]?.onPress()
    await expect.poll(() => at().now.state.courts[0]).toMatchObject({ knights: 1, intrigue: { at: 'court' } })
  })
})

/** Ann completes G01 by a lion on B·S and a spy on L·N, and pays for her second Knight. */
const READY = {
  board: { BS: 'Lc/Ds', LN: 'Dy/Ls', AT: 'Mc/Ps', KE: 'Ps/Ly' },
  courts: [{ hand: ['guild'], completed: { knight: ['G03'] }, retained: ['Me/Ps'] }, { hand: [] }, {}],
  turn: { round: 3 },
}
const HIDDEN = { hands: [['G01'], [], []] }

const completed = async (position: object, hidden: object = HIDDEN) => {
  const table = await sitAt(position, hidden)
  const showing = table.at().now.legal.find(({ kind }) => kind === 'complete')
  if (!showing) throw new Error('the task is met')
  await table.act(showing)
  await table.act({ kind: 'endWork' })
  return table
}

describe('the end of a turn', () => {
  test('[65] [78] after a completion: a card, then a framed vassal, each with its symbols alike', async () => {
    const { at, act, sitting } = await completed(READY)
    const asking = askingOf(sitting, at().now)
    expect(promptOf(sitting, at().now).text).toBe('Intrigue: mark a card, or skip.')
    expect(markTiles(at()).map(({ label, hint, chosen }) => [label, hint, chosen])).toEqual([
      ['Knight', 'Maple Emissary', false],
      ['Knight', 'Maple Captain', false],
    ])
    expect(asking?.aims?.(at()).size).toBe(0)
    markTiles(at())[1]?.onPress()
    expect(markTiles(at())[1]?.chosen).toBe(true)
    expect(promptOf(sitting, at().now).text).toBe('1 brings knight or Guild; 2 both, or Power.')
    const aim = asking?.aims?.(at()).get(space('AT'))
    expect(aim).toMatchObject({ sign: '2', says: ', mark it, 2 symbols alike' })
    if (aim && 'action' in aim) await act(aim.action)
    expect(at().now.state.courts[0]?.intrigue).toMatchObject({ at: 'agents', matched: 2 })
  })

  test('a card that no vassal is like stays and says so; the only other one is chosen already', async () => {
    const board = { BS: 'Lc/Ds', LN: 'Dy/Ls', AT: 'Mc/Ps', KE: 'Ms/Pc' }
    const [ann, ...others] = [{ hand: ['guild'], completed: { king: ['P05'] }, pile: 0 }, {}, {}]
    const position = { ...READY, board, piles: [{ top: 'Pe/Ms' }], courts: [ann, ...others] }
    const { at, sitting } = await completed(position, { ...HIDDEN, piles: [['Me/Py']] })
    const [knight, king] = markTiles(at())
    expect(knight).toMatchObject({ label: 'Knight', hint: 'Maple Captain', chosen: true })
    expect(king).toMatchObject({ label: 'King', hint: 'Lion Spy', chosen: false, reason: 'none alike' })
    king?.onPress()
    expect(sitting.pick.value).toEqual({ on: 'nothing' })
    const aims = askingOf(sitting, at().now)?.aims?.(at())
    const alike = ['AT', 'KE', 'LN'].map((name) => aims?.get(space(name))?.sign)
    expect([alike, aims?.size]).toEqual([['2', '1', '1'], 3])
  })

  test('[31] does not ask for tasks to be dropped while one of them may be laid face down', async () => {
    const courts = [{ hand: ['guild', 'guild', 'guild'], wizards: 3 }, {}, {}]
    const { at, act } = await sitAt({ courts }, { hands: [['G01', 'G02', 'G03'], [], []] })
    expect(countOver(at().now)).toBe(1)
    expect(limitViews(at().now).find(({ id }) => id === 'hand')?.note).toBe('after intrigue')
    const [card = -1] = at().now.court.hand
    await act({ kind: 'endWork' })
    await act({ kind: 'faceDown', card })
    expect(at().now.state.seat).toBe(1)
    const off = await sitAt({ courts }, { hands: [['G01', 'G02', 'G03'], [], []] }, { intrigue: 'off' })
    expect(countOver(off.at().now)).toBe(2)
  })
})

/** Of Ben lies G32 face down, a Wizard: a captain on B·S, a dragon in row O. */
const lying = (ben: object = {}) =>
  completed(
    { ...READY, courts: [READY.courts[0], { intrigue: { at: 'faceDown', card: 'guild' }, ...ben }, {}] },
    { ...HIDDEN, faceDown: [[], ['G32'], []] },
  )

describe('a task face down', () => {
  test('is a sign on its owner’s chip, in words too', async () => {
    const { at, sitting } = await lying()
    const [ann, ben] = playersOf(sitting, at().now)
    expect(ben?.words).toContain(', a task face down')
    expect(ann?.words).not.toContain('face down')
  })

  test('[75] is claimed by its owner for its cost, or left', async () => {
    const { at } = await lying({ completed: { wizard: ['G05'] }, retained: ['Pc/Ly'] })
    expect(at().now.seat).toBe(1)
    const { task } = lyingAsked(at().now.scene) ?? {}
    if (!task) throw new Error('Ben knows his card')
    const [claim, ...others] = claimChoices(at(), task)
    expect(others).toEqual([])
    expect(claim).toMatchObject({ label: 'Claim the Wizard', hint: 'pay Phoenix Captain; ends your intrigue' })
    claim?.onPress()
    await expect.poll(() => at().now.state.courts[1]?.intrigue).toEqual({ at: 'exhausted' })
  })

  test('[75] says why it cannot be claimed', async () => {
    const { at } = await lying({ completed: { wizard: ['G05'] } })
    const { task } = lyingAsked(at().now.scene) ?? {}
    if (!task) throw new Error('Ben knows his card')
    const [claim] = claimChoices(at(), task)
    expect(claim).toMatchObject({ label: 'Claim the Wizard', reason: 'Retained vassals do not cover the cost.' })
  })

  test('is known to nobody while the curtain hangs, though it says why it is asked', async () => {
    const { at, sitting } = await lying()
    sitting.closeCurtain()
    expect(at().now).toMatchObject({ curtain: true, legal: [] })
    expect(lyingAsked(at().now.scene)).toBeNull()
    const why = 'Ann completed a task: your task face down may be claimed.'
    expect(askingOf(sitting, at().now)?.calls?.(at())).toBe(why)
  })
})
