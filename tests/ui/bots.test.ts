/** Bots at a table of one phone: when they play, what is taken back with one's own deed, and what the screen is shown. */
import { expect, test, vi } from 'vitest'
import type { Action } from '../../src/games/blackstone/actions.ts'
import { game } from '../../src/games/blackstone/index.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import type { Body, Entry } from '../../src/kernel/log.ts'
import { memoryLogs } from '../../src/store/memory.ts'
import { openNew } from '../../src/table/local.ts'
import '../../src/ui/text/table.ts'
import { gathered } from '../../src/ui/blackstone/game/chapter.ts'
import { undoChoice } from '../../src/ui/blackstone/game/choices.ts'
import { sit } from '../../src/ui/blackstone/game/sit.ts'
import { given, levelsInOrder, readLevels, writeLevels } from '../../src/ui/bots/levels.ts'
import { markedName, namesOf } from '../../src/ui/bots/names.ts'
import { beatOf, newPace } from '../../src/ui/bots/pace.ts'
import { type Playing, playBots } from '../../src/ui/bots/playing.ts'
import { seatBots } from '../../src/ui/bots/seats.ts'
import { botsDeedsOver, standingDeeds } from '../../src/ui/bots/standing.ts'
import type { Question } from '../../src/ui/bots/thinker.ts'
import type { TurnEnv } from '../../src/ui/bots/turn.ts'
import { sure } from '../kernel/trusted.ts'
import { envOf } from '../table/env.ts'

// The parts of the screens ask for the address of the page as soon as they are fetched.
vi.stubGlobal('location', { hash: '' })
vi.stubGlobal('addEventListener', () => undefined)
const { withBots } = await import('../../src/ui/bots/atTable.tsx')

const END: Action = { kind: 'endWork' }
const flip = (space: number): Action => ({ kind: 'flip', space })

/** What a bot was asked; the test answers. */
interface Asked {
  readonly question: Question
  readonly signal: AbortSignal
  answer(...actions: readonly Action[]): void
  fail(): void
}

/** Ann and a bot at a King's Quest, a Guild card in each hand; whatever the bot is asked waits for the test. */
const sitDown = async (pace = newPace(() => 0)) => {
  const asked: Asked[] = []
  const think: TurnEnv['think'] = (question, signal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      asked.push({
        question,
        signal,
        answer: (...actions) => resolve(actions),
        fail: () => reject(new Error('broken')),
      })
    })
  const courts = [
    { wizards: 3, hand: ['guild'] },
    { wizards: 3, hand: ['guild'] },
  ]
  const table = sure(
    await openNew(game, envOf(memoryLogs()), {
      mode: 'kings-quest',
      names: ['Ann', 'Scout'],
      options: { families: 'off', intrigue: 'off' },
      position: { board: { BS: 'Ls/De', KE: 'Mc/Ps' }, courts },
    }),
  )
  const playing = playBots(table, new Map([[1, 'scout' as const]]), { pace, think })
  const seated = seatBots(table, playing)
  const sitting = sit({ ...seated, game, chapters: gathered([]), bots: playing })
  const stored = () => expect.poll(() => sitting.now.value.pending).toBe(false)
  const act = async (...actions: readonly Action[]) => {
    for (const action of actions) {
      sitting.act(action)
      await stored()
    }
  }
  const question = async (count: number): Promise<Asked> => {
    await expect.poll(() => asked.length).toBe(count)
    return asked[count - 1] as Asked
  }
  const done = () =>
    table
      .entries()
      .map(({ body }) => (body.kind === 'seat' ? `${body.seat} ${(body.action as Action).kind}` : body.kind))
  return { table, seated, playing, sitting, act, question, done }
}

const at = ({ doing }: Playing) => doing.value

test('a bot is asked when it is awaited and not before; its person sees no curtain, and hears what it does', async () => {
  const { table, sitting, act, question, playing } = await sitDown()
  expect(sitting.now.value).toMatchObject({ seat: 0, curtain: false, hides: false, waits: null })
  expect(at(playing)).toEqual({ is: 'resting' })
  await act(END)
  const { question: asked, answer } = await question(1)
  expect(asked).toMatchObject({ seat: 1, level: 'scout' })
  expect(at(playing)).toEqual({ is: 'thinking', seat: 1 })
  expect(sitting.now.value).toMatchObject({ seat: 0, waits: 1, curtain: false, legal: [] })
  answer(flip(0), END)
  await expect.poll(() => sitting.now.value.waits).toBeNull()
  expect(sitting.now.value).toMatchObject({ seat: 0, curtain: false, state: { seat: 0 } })
  // The words for it are fetched.
  await expect.poll(() => sitting.log.value.map(({ text }) => text).join()).toContain('Scout flipped')
  expect(at(playing)).toEqual({ is: 'resting' })
  expect(table.turn()).toMatchObject({ seats: [0] })
})

test('a bot has its own cards before it and no other hand', async () => {
  const { table, act, question } = await sitDown()
  await act(END)
  const { view } = (await question(1)).question
  const [annsCard = -1] = view.state.courts[0]?.hand ?? []
  const [ownCard = -1] = view.state.courts[1]?.hand ?? []
  expect(table.view(0).know(annsCard)).toBeDefined()
  expect(view.know(annsCard)).toBeUndefined()
  expect(view.know(ownCard)).toBeDefined()
})

test('with the own deed a person takes back what bots did on it, and the bot is asked anew afterwards', async () => {
  const { sitting, seated, act, question, done } = await sitDown()
  await act(flip(0), END)
  ;(await question(1)).answer(flip(24))
  await question(2)
  expect(done().slice(-3)).toEqual(['0 flip', '0 endWork', '1 flip'])
  expect(sitting.now.value).toMatchObject({ undoes: 0, whyNoUndo: null })
  expect(undoChoice(sitting, sitting.now.value).label).toBe('Undo: back to Ann’s turn')
  sitting.undo()
  await expect.poll(() => done().slice(-2)).toEqual(['undo', 'undo'])
  expect(sitting.now.value).toMatchObject({ waits: null, todo: 'work', state: { seat: 0 } })
  expect(seated.whyNoRedo(0)).toBeNull()
  await act(END)
  await question(3)
})

test('while a bot thinks its person may take the turn back; the thought is ended', async () => {
  const { sitting, act, question, playing } = await sitDown()
  await act(END)
  const { signal } = await question(1)
  sitting.undo()
  await expect.poll(() => sitting.now.value.waits).toBeNull()
  expect(signal.aborted).toBe(true)
  expect(at(playing)).toEqual({ is: 'resting' })
})

test('what is done in place of a deed follows at once when that is taken back, as with the other way to pay', async () => {
  const { sitting, done } = await sitDown()
  sitting.act(flip(0))
  sitting.undo()
  sitting.act(flip(24))
  await expect.poll(() => done().slice(-3)).toEqual(['0 flip', 'undo', '0 flip'])
})

test('a bot that fails is stuck until it may try again, or a person plays its seat', async () => {
  const { playing, sitting, act, question } = await sitDown()
  await act(END)
  ;(await question(1)).fail()
  await expect.poll(() => at(playing)).toEqual({ is: 'stuck', seat: 1 })
  playing.retry()
  ;(await question(2)).fail()
  await expect.poll(() => at(playing).is).toBe('stuck')
  playing.give(1, null)
  expect(at(playing)).toEqual({ is: 'resting' })
  expect(sitting.now.value).toMatchObject({ seat: 1, waits: null, curtain: true })
})

test('a bot whose deed the rules refuse is stuck; nothing is done', async () => {
  const { playing, act, question, done } = await sitDown()
  await act(END)
  const before = done()
  ;(await question(1)).answer(flip(7))
  await expect.poll(() => at(playing)).toEqual({ is: 'stuck', seat: 1 })
  expect(done()).toEqual(before)
})

test('a seat is given to a bot in the midst of its turn, and another level thinks anew', async () => {
  const { playing, sitting, act, question } = await sitDown()
  await act(flip(0))
  playing.give(0, 'spy')
  const first = await question(1)
  expect(first.question).toMatchObject({ seat: 0, level: 'spy' })
  expect(sitting.now.value.waits).toBe(0)
  playing.give(0, 'emissary')
  expect(first.signal.aborted).toBe(true)
  expect((await question(2)).question).toMatchObject({ seat: 0, level: 'emissary' })
})

test('nothing is done while people ask each other something', async () => {
  const { playing, act, question } = await sitDown()
  playing.wait(true)
  await act(END)
  expect(at(playing)).toEqual({ is: 'resting' })
  playing.wait(false)
  await question(1)
})

test('a plan ends where a draw has shown what was not known: the bot is asked again', async () => {
  const { act, question, done } = await sitDown()
  await act(END)
  const { question: asked, answer } = await question(1)
  const draw = game.legal(asked.view).find(({ kind }) => kind === 'draw')
  expect(draw).toBeDefined()
  if (draw) answer(draw, flip(0))
  await question(2)
  expect(done()).not.toContain('1 flip')
})

const entry = (body: Body): Entry => ({ seq: 0, epoch: 0, body, hash: '' })
const deed = (seat: Seat) => entry({ kind: 'seat', seat, count: 0, action: {}, openings: [] })
const back = (kind: 'undo' | 'redo', seat: Seat) => entry({ kind, seat, count: 0 })
const draw = entry({ kind: 'chance', answer: { kind: 'dice', values: [1] } })

test.each([
  [
    [deed(0), deed(1)],
    [0, 1],
  ],
  [[deed(0), draw, deed(1)], [1]],
  [[deed(0), deed(1), back('undo', 1)], [0]],
  [[deed(0), back('undo', 0), back('redo', 0)], [0]],
  [[deed(0), back('undo', 0), deed(1), back('redo', 0)], [1]],
])('deeds that may still be taken back (%#)', (entries, seats) => expect(standingDeeds(entries)).toEqual(seats))

test('bots’ deeds go with those of the person before them, and with nobody else’s', () => {
  const isBot = (seat: Seat) => seat > 1
  expect(botsDeedsOver([deed(0), deed(2), deed(3)], isBot, 0)).toEqual([3, 2])
  expect(botsDeedsOver([deed(0), deed(2)], isBot, 1)).toBeNull()
  expect(botsDeedsOver([deed(0), deed(1), deed(2)], isBot, 0)).toBeNull()
  expect(botsDeedsOver([deed(0), draw, deed(2)], isBot, 0)).toBeNull()
})

test('deeds follow each other at the speed of all that moves', () => {
  expect(beatOf({ pace: 1, fade: 0 })).toBe(1000)
  expect(beatOf({ pace: 2, fade: 0 })).toBe(2000)
  expect(beatOf({ pace: 0.5, fade: 0 })).toBe(500)
  expect(beatOf({ pace: 0, fade: 150 })).toBe(1000)
  expect(beatOf({ pace: 0, fade: 0 })).toBe(150)
})

test('who does not want to watch waits no longer; who ends the turn ends the wait', async () => {
  const pace = newPace(() => 60_000)
  const { signal } = new AbortController()
  const hurried = pace.next(signal)
  pace.hurry()
  await hurried
  pace.follow()
  const ended = new AbortController()
  const waits = pace.next(ended.signal)
  ended.abort()
  await expect(waits).rejects.toThrow()
})

test('a beat goes by before a bot’s first deed as well, after whatever was done before it', async () => {
  const pace = newPace(() => 300)
  const { act, question, done } = await sitDown(pace)
  await new Promise((resolve) => setTimeout(resolve, 350))
  await act(END)
  const ended = performance.now()
  ;(await question(1)).answer(flip(0), END)
  await expect.poll(() => done().includes('1 flip'), { interval: 5 }).toBe(true)
  expect(performance.now() - ended).toBeGreaterThan(150)
})

test('Skip stays for a moment once it was pressed: one press more does not end the turn that has begun', async () => {
  const { playing, sitting, act, question } = await sitDown()
  const { primary } = withBots(gathered([]), playing)
  const pressed = () => primary?.({ sitting, now: sitting.now.value })
  await act(END)
  const { answer } = await question(1)
  expect(pressed()).toMatchObject({ id: 'skip' })
  pressed()?.onPress()
  answer(END)
  await expect.poll(() => sitting.now.value.todo).toBe('work')
  expect(pressed()).toMatchObject({ id: 'skip' })
  pressed()?.onPress()
  expect(sitting.now.value.todo).toBe('work')
  await expect.poll(pressed, { timeout: 2_000 }).toBeNull()
})

test('levels are kept by seat, and what is not known is left out', () => {
  const levels = levelsInOrder(['', 'spy', 'captain'])
  expect([...levels]).toEqual([
    [1, 'spy'],
    [2, 'captain'],
  ])
  expect(readLevels(writeLevels(levels))).toEqual(levels)
  expect(readLevels({ 0: 'dragon', x: 'spy', 3: 'scout' })).toEqual(new Map([[3, 'scout']]))
  expect(given(levels, 1, null)).toEqual(new Map([[2, 'captain']]))
})

test('bots are called by their level, and by a number where there are several', () => {
  expect(namesOf(['Ann', '', ''], ['', 'spy', 'scout'])).toEqual(['Ann', 'Spy', 'Scout'])
  expect(namesOf(['', '', '', 'Bo'], ['', 'spy', 'spy', 'spy'])).toEqual(['Player 1', 'Spy 2', 'Spy 3', 'Bo'])
  const seats = [
    { id: 'a', name: 'Ann' },
    { id: 'b', name: 'Scout (bot)' },
  ]
  expect(markedName('scout', seats)).toBe('Scout 2 (bot)')
  expect(markedName('scout', seats, 'b')).toBe('Scout (bot)')
})
