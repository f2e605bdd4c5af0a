/** Which tip matters when, and that each is shown once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { game } from '../../src/games/blackstone/index.ts'
import { memoryLogs } from '../../src/store/memory.ts'
import { openNew } from '../../src/table/local.ts'
import { gathered } from '../../src/ui/blackstone/game/chapter.ts'
import { chapter } from '../../src/ui/blackstone/game/chapters/intrigue.tsx'
import { sit } from '../../src/ui/blackstone/game/sit.ts'
import { tips } from '../../src/ui/text/en.tips.ts'
import { areSeen, areWanted, forget, isSeen, see, want } from '../../src/ui/tips/seen.ts'
import { TIPS } from '../../src/ui/tips/tips.ts'
import { space } from '../games/blackstone/moves.ts'
import { sure } from '../kernel/trusted.ts'
import { envOf } from '../table/env.ts'

/** On a phone with a touch screen. */
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(() => vi.unstubAllGlobals())

interface Situation {
  readonly mode?: string
  readonly options?: object
  readonly position: object
}

const sitAt = async ({ mode = 'kings-quest', options = {}, position }: Situation) => {
  const names = ['Ann', 'Ben'].slice(0, mode === 'solo' ? 1 : 2)
  const asked = { mode, names, options: { families: 'off', ...options }, position: position as never }
  const table = sure(await openNew(game, envOf(memoryLogs()), asked))
  const sitting = sit({ ...table, game, chapters: gathered([chapter]) })
  sitting.openCurtain()
  return { sitting, at: () => ({ sitting, now: sitting.now.value }) }
}

/** G01, a Knight, asks for any lion on B·S and any spy in column L: here both stand. */
const MET = { BS: 'Ls/De', LO: 'Py/Mc' }
const rest = { board: { AO: 'Me/Py' }, courts: [{}, {}] }
const court = (mine: object, board: object = rest.board) => ({ board, courts: [mine, {}] })

const CASES: readonly (readonly [string, Situation])[] = [
  ['rules', { position: rest }],
  ['complete', { position: court({ hand: ['G01'] }, MET) }],
  ['unpaid', { position: court({ hand: ['G01'], completed: { knight: ['G03'] } }, MET) }],
  // With the two kings of the Household two of each may be kept, and two ploys count.
  ['retained', { position: court({ retained: ['Ls/De', 'Pe/Ms', 'Mc/Ds'] }) }],
  ['hand', { position: court({ hand: ['G01', 'G02', 'G03'] }) }],
  ['tokens', { position: court({ wizards: 3 }) }],
  ['asleep', { position: court({ completed: { ploy: ['M01', 'M02', 'M03'] } }) }],
  // Two ploys, 3 and 4 points.
  ['rival', { options: { points: 10 }, position: { ...rest, courts: [{}, { completed: { ploy: ['M01', 'M02'] } }] } }],
  // Eight of twelve.
  [
    'rats',
    {
      mode: 'solo',
      position: { board: rest.board, courts: [{}], rats: { wandering: ['three', 'three'], plagued: ['two'] } },
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

const matter = async (situation: Situation): Promise<readonly string[]> => {
  const { at } = await sitAt(situation)
  return TIPS.filter(({ when }) => when(at())).map(({ id }) => id)
}

test.each(CASES)('%s comes first when it matters', async (id, situation) => {
  const ids = await matter(situation)
  expect(ids[0]).toBe(id)
})

test('an own hand is not told of another’s task, nor a goal that is far', async () => {
  expect(await matter({ position: { board: MET, courts: [{}, { hand: ['guild'] }] } })).not.toContain('met')
  const far = { ...rest, courts: [{}, { completed: { ploy: ['M01', 'M02'] } }] }
  expect(await matter({ options: { points: 15 }, position: far })).not.toContain('rival')
})

test('that a deed can be taken back is said after the first move', async () => {
  const { sitting, at } = await sitAt({ position: court({ wizards: 2 }) })
  const undo = TIPS.find(({ id }) => id === 'undo')
  expect(undo?.when(at())).toBe(false)
  sitting.act({ kind: 'flip', space: space('AO') })
  await expect.poll(() => undo?.when(at()), { timeout: 20_000 }).toBe(true)
})

test('who has completed nothing for long is told of hints', async () => {
  const turn = { turn: { round: 4 } }
  expect(await matter({ position: { ...rest, ...turn } })).toEqual(['rules', 'press', 'hint'])
  const done = court({ completed: { knight: ['G03'] } })
  expect(await matter({ position: { ...done, ...turn } })).toEqual(['rules', 'press'])
})

test('each has its sentence, and is told once until all are wanted again', () => {
  const ids = TIPS.map(({ id }) => id)
  const said = Object.keys(tips).flatMap((key) => key.match(/^tip\.(.+)$/)?.[1] ?? [])
  expect(said.toSorted()).toEqual([...ids].toSorted())
  expect([areWanted(), areSeen(), isSeen('undo')]).toEqual([true, false, false])
  see('undo')
  expect([areSeen(), isSeen('undo'), isSeen('hint')]).toEqual([true, true, false])
  want(false)
  expect([areWanted(), isSeen('undo')]).toEqual([false, true])
  forget()
  expect([areWanted(), areSeen()]).toEqual([false, false])
  want(true)
  expect([areWanted(), isSeen('undo')]).toEqual([true, false])
})
