/** Bots at a table of one phone: when they play, what one's own undo takes back, and what the screen shows. */
import { expect, test, vi } from 'vitest'
import type { Action } from '#src/games/blackstone/actions.ts'
import type { BlackstoneTypes } from '#src/games/blackstone/createGame.ts'
import { game } from '#src/games/blackstone/game.ts'
import type { State } from '#src/games/blackstone/state.ts'
import { addOpenings, EMPTY_VAULT, seatView } from '#src/kernel/vault.ts'
import { createMemoryLogStore } from '#src/store/memoryLogStore.ts'
import { openNewTable } from '#src/table/openLocalTable.ts'
import type { OpenTable } from '#src/table/openTableInterface.ts'
import '#src/text/blackstone/bundles/board.ts'
import { createStandaloneTableView } from '#src/ui/blackstone/table/createStandaloneTableView.ts'
import { mergeExtensions } from '#src/ui/blackstone/table/tableExtension.ts'
import { type BotController, createBotController } from '#src/ui/table/bots/botController.ts'
import type { PlanQuestion } from '#src/ui/table/bots/botWorkerClient.ts'
import { createMovePacer } from '#src/ui/table/bots/movePacer.ts'
import type { BotTurnEnv } from '#src/ui/table/bots/playBotTurn.ts'
import { tableWithBots } from '#src/ui/table/bots/tableWithBots.ts'
import { undoChoice } from '#src/ui/table/undoChoice.ts'
import { unwrap } from '../../../kernel/toyLog.ts'
import { envOf } from '../../../table/tableEnv.ts'

// Modules of the screens read the address of the page when they are imported.
const { botAddOns } = await import('#src/ui/table/bots/botAddOns.tsx')

const END: Action = { kind: 'endWork' }
const flip = (space: number): Action => ({ kind: 'flip', space })

/** Question to a bot that waits for an answer by the test. */
interface PendingQuestion {
  readonly question: PlanQuestion
  readonly signal: AbortSignal
  answer(...actions: readonly Action[]): void
  fail(): void
}

/** View of the game that a question gives to the bot. */
const viewOfQuestion = ({ state, seat, shown }: PlanQuestion) =>
  seatView(state as State, seat, addOpenings(EMPTY_VAULT, shown))

/** Table of Ann and a bot in a King's Quest, a Guild card in each hand; questions to the bot wait for the test. */
const openTableWithBot = async (pacer = createMovePacer(() => 0), store = createMemoryLogStore()) => {
  const questions: PendingQuestion[] = []
  const planMoves: BotTurnEnv['planMoves'] = (question, signal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      questions.push({
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
  const table = unwrap(
    await openNewTable(game, envOf(store), {
      mode: 'kings-quest',
      names: ['Ann', 'Scout'],
      options: { families: 'off', intrigue: 'off' },
      position: { board: { BS: 'Ls/De', KE: 'Mc/Ps' }, courts },
    }),
  )
  const playing = createBotController(table, new Map([[1, 'scout' as const]]), { pacer, planMoves })
  const seated = tableWithBots(table, playing) as OpenTable<BlackstoneTypes>
  const view = createStandaloneTableView({ ...seated, game, extensions: mergeExtensions([]) })
  const stored = () => expect.poll(() => view.now.value.isPending).toBe(false)
  const act = async (...actions: readonly Action[]) => {
    for (const action of actions) {
      view.confirmAndPropose(action)
      await stored()
    }
  }
  const question = async (count: number): Promise<PendingQuestion> => {
    await expect.poll(() => questions.length).toBe(count)
    return questions[count - 1] as PendingQuestion
  }
  const entriesInWords = () =>
    table
      .entries()
      .map(({ body }) => (body.kind === 'seat' ? `${body.seat} ${(body.action as Action).kind}` : body.kind))
  return { table, seated, playing, view, act, question, entriesInWords }
}

const activityOf = ({ activity }: BotController) => activity.value

test('a bot is asked only when it is awaited; its person sees no curtain, and reads what it does', async () => {
  const { table, view, act, question, playing } = await openTableWithBot()
  expect(view.now.value).toMatchObject({ seat: 0, isCurtainDown: false, hidesHands: false, awaitedElsewhere: null })
  expect(activityOf(playing)).toEqual({ is: 'resting' })
  await act(END)
  const { question: planQuestion, answer } = await question(1)
  expect(planQuestion).toMatchObject({ seat: 1, level: 'scout' })
  expect(activityOf(playing)).toEqual({ is: 'thinking', seat: 1 })
  expect(view.now.value).toMatchObject({ seat: 0, awaitedElsewhere: 1, isCurtainDown: false, legalActions: [] })
  answer(flip(0), END)
  await expect.poll(() => view.now.value.awaitedElsewhere).toBeNull()
  expect(view.now.value).toMatchObject({ seat: 0, isCurtainDown: false, state: { seat: 0 } })
  // The texts of the log are fetched.
  await expect.poll(() => view.log.value.map(({ text }) => text).join()).toContain('Scout flipped')
  expect(activityOf(playing)).toEqual({ is: 'resting' })
  expect(table.turn()).toMatchObject({ seats: [0] })
})

test('a bot knows its own cards and no other hand', async () => {
  const { table, act, question } = await openTableWithBot()
  await act(END)
  const view = viewOfQuestion((await question(1)).question)
  const [annsCard = -1] = view.state.courts[0]?.hand ?? []
  const [ownCard = -1] = view.state.courts[1]?.hand ?? []
  expect(table.view(0).knownCard(annsCard)).toBeDefined()
  expect(view.knownCard(annsCard)).toBeUndefined()
  expect(view.knownCard(ownCard)).toBeDefined()
})

test('an undo takes back the own move and the moves of bots after it, and the bot is asked anew', async () => {
  const { view, seated, act, question, entriesInWords } = await openTableWithBot()
  await act(flip(0), END)
  ;(await question(1)).answer(flip(24))
  await question(2)
  expect(entriesInWords().slice(-3)).toEqual(['0 flip', '0 endWork', '1 flip'])
  expect(view.now.value).toMatchObject({ undoSeat: 0, whyNoUndo: null })
  expect(undoChoice(view, view.now.value).label).toBe('Undo: back to Ann’s turn')
  view.undo()
  await expect.poll(() => entriesInWords().slice(-2)).toEqual(['undo', 'undo'])
  expect(view.now.value).toMatchObject({ awaitedElsewhere: null, todo: 'work', state: { seat: 0 } })
  expect(seated.whyNoRedo(0)).toBeNull()
  await act(END)
  await question(3)
})

test('an undo takes back what a bot has done before it was stored, too', async () => {
  const logs = createMemoryLogStore()
  let slow: Promise<void> | null = null
  const store: typeof logs = {
    ...logs,
    append: async (...batch) => {
      await slow
      return logs.append(...batch)
    },
  }
  const { view, act, question, table, entriesInWords } = await openTableWithBot(undefined, store)
  await act(END)
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const { answer } = await question(1)
  table.subscribe(({ done }) => {
    if (done.some(({ body }) => body.kind === 'seat' && body.seat === 1)) slow ??= released
  })
  answer(flip(0), flip(24))
  await expect.poll(() => slow !== null && view.now.value.isPending).toBe(true)
  view.undo()
  release()
  await expect.poll(() => entriesInWords().slice(-5)).toEqual(['1 flip', '1 flip', 'undo', 'undo', 'undo'])
  expect(view.now.value).toMatchObject({ awaitedElsewhere: null, state: { seat: 0 } })
})

test('while a bot thinks its person may take the turn back; the search is aborted', async () => {
  const { view, act, question, playing } = await openTableWithBot()
  await act(END)
  const { signal } = await question(1)
  view.undo()
  await expect.poll(() => view.now.value.awaitedElsewhere).toBeNull()
  expect(signal.aborted).toBe(true)
  expect(activityOf(playing)).toEqual({ is: 'resting' })
})

test('an undo and another move in its place follow each other at once, as when the payment is changed', async () => {
  const { view, entriesInWords } = await openTableWithBot()
  view.confirmAndPropose(flip(0))
  view.undo()
  view.confirmAndPropose(flip(24))
  await expect.poll(() => entriesInWords().slice(-3)).toEqual(['0 flip', 'undo', '0 flip'])
})

test('a bot that fails is stuck until it may try again, or a person plays its seat', async () => {
  const { playing, view, act, question } = await openTableWithBot()
  await act(END)
  ;(await question(1)).fail()
  await expect.poll(() => activityOf(playing)).toEqual({ is: 'stuck', seat: 1 })
  playing.retry()
  ;(await question(2)).fail()
  await expect.poll(() => activityOf(playing).is).toBe('stuck')
  playing.assignSeat(1, null)
  expect(activityOf(playing)).toEqual({ is: 'resting' })
  expect(view.now.value).toMatchObject({ seat: 1, awaitedElsewhere: null, isCurtainDown: true })
})

test('a bot whose move the rules refuse is stuck; nothing is done', async () => {
  const { playing, act, question, entriesInWords } = await openTableWithBot()
  await act(END)
  const before = entriesInWords()
  ;(await question(1)).answer(flip(7))
  await expect.poll(() => activityOf(playing)).toEqual({ is: 'stuck', seat: 1 })
  expect(entriesInWords()).toEqual(before)
})

test('a seat may be given to a bot during its turn, and a change of level starts a new search', async () => {
  const { playing, view, act, question } = await openTableWithBot()
  await act(flip(0))
  playing.assignSeat(0, 'spy')
  const first = await question(1)
  expect(first.question).toMatchObject({ seat: 0, level: 'spy' })
  expect(view.now.value.awaitedElsewhere).toBe(0)
  playing.assignSeat(0, 'emissary')
  expect(first.signal.aborted).toBe(true)
  expect((await question(2)).question).toMatchObject({ seat: 0, level: 'emissary' })
})

test('bots are paused while people wait for consent', async () => {
  const { playing, act, question } = await openTableWithBot()
  playing.setPaused(true)
  await act(END)
  expect(activityOf(playing)).toEqual({ is: 'resting' })
  playing.setPaused(false)
  await question(1)
})

test('a plan ends where a draw has shown an unknown card: the bot is asked again', async () => {
  const { act, question, entriesInWords } = await openTableWithBot()
  await act(END)
  const { question: planQuestion, answer } = await question(1)
  const draw = game.legal(viewOfQuestion(planQuestion)).find(({ kind }) => kind === 'draw')
  expect(draw).toBeDefined()
  if (draw) answer(draw, flip(0))
  await question(2)
  expect(entriesInWords()).not.toContain('1 flip')
})

test('the delay is waited before a bot’s first move as well, whatever was done before it', async () => {
  const pace = createMovePacer(() => 300)
  const { act, question, entriesInWords } = await openTableWithBot(pace)
  await new Promise((resolve) => setTimeout(resolve, 350))
  const before = performance.now()
  await act(END)
  ;(await question(1)).answer(flip(0), END)
  await expect.poll(() => entriesInWords().includes('1 flip'), { interval: 5 }).toBe(true)
  // A timer may come a fraction of a millisecond early; a busy machine only makes it later.
  expect(performance.now() - before).toBeGreaterThan(298)
})

/** Holds back the timers of 600 ms for which Skip stays; the returned function ends them, however slow the machine. */
const deferMoments = (): (() => void) => {
  const moments: (() => void)[] = []
  const { setTimeout } = globalThis
  vi.stubGlobal('setTimeout', (run: () => void, ms: number) => (ms === 600 ? moments.push(run) : setTimeout(run, ms)))
  return () => {
    vi.stubGlobal('setTimeout', setTimeout)
    for (const run of moments) run()
  }
}

test('Skip stays for a moment after it was pressed: one more press does not end the new turn', async () => {
  const { playing, view, act, question } = await openTableWithBot()
  const { primaryChoice } = botAddOns(playing)
  const shownChoice = () => primaryChoice?.({ view: view, now: view.now.value })
  await act(END)
  const { answer } = await question(1)
  expect(shownChoice()).toMatchObject({ id: 'skip' })
  const endMoments = deferMoments()
  shownChoice()?.onPress()
  answer(END)
  await expect.poll(() => view.now.value.todo).toBe('work')
  expect(shownChoice()).toMatchObject({ id: 'skip' })
  shownChoice()?.onPress()
  expect(view.now.value.todo).toBe('work')
  endMoments()
  expect(shownChoice()).toBeNull()
})
