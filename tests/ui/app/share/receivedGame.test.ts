/** Games shared as a string: checked in slices, stopped, refused with a code. */
import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { game } from '#src/games/blackstone/game.ts'
import { openDatabase } from '#src/store/database.ts'
import { createMemoryLogStore } from '#src/store/memoryLogStore.ts'
import { loadBots } from '#src/store/storedBots.ts'
import { openNewTable } from '#src/table/openLocalTable.ts'
import { readRecordStringStepwise, writeRecordString } from '#src/table/record/recordString.ts'
import { runInSlices } from '#src/ui/common/browser/runInSlices.ts'
import { createReplayView } from '#src/ui/table/replay/createReplayView.ts'
import { loadTimeline } from '#src/ui/table/replay/replayTimeline.ts'
import { unwrap } from '../../../kernel/toyLog.ts'
import { envOf } from '../../../table/tableEnv.ts'

// Modules of the screens read the address of the page when they are imported.
const { receiveGame, saveReceivedGame, sharedGameView } = await import('#src/ui/app/share/receivedGame.ts')
const { recordTextOf } = await import('#src/ui/table/share/exportGame.ts')
const { loadCompleteSave } = await import('#src/ui/table/share/loadCompleteSave.ts')

/** Record of twelve moves of a Solo game that was then ended. */
const writeRecord = async (): Promise<string> => {
  const table = unwrap(await openNewTable(game, envOf(createMemoryLogStore()), { mode: 'solo', names: ['Ann'] }))
  for (let moves = 0; moves < 12; moves++) {
    const [action] = table.legal(0)
    if (action) unwrap(await table.propose(0, action))
  }
  unwrap(await table.agree())
  return unwrap(writeRecordString(game, table.exportGame()))
}

describe('a shared game', () => {
  test('is checked move by move, and reports its progress', async () => {
    const text = await writeRecord()
    const steps = readRecordStringStepwise(game, text)
    const progress: number[] = []
    let step = steps.next()
    for (; !step.done; step = steps.next()) progress.push(step.value.done)
    expect(progress.length).toBeGreaterThan(5)
    expect(progress).toEqual(progress.map((_, at) => at))
    expect(step.value).toMatchObject({ ok: true, value: { save: { header: { mode: 'solo' } } } })
  })

  test('shows who was a bot, in its list of players, in its replay and in what branches off it', async () => {
    const names = ['Ann', 'Ben', 'Cy']
    const table = unwrap(await openNewTable(game, envOf(createMemoryLogStore()), { mode: 'kings-quest', names }))
    unwrap(await table.agree())
    const save = { ...table.exportGame(), bots: ['', 'spy', 'bot'] }
    const text = unwrap(writeRecordString(game, save))
    const received = await receiveGame(text, () => undefined, new AbortController().signal)
    if (!received) throw new Error('stopped')
    const { view } = unwrap(received)
    expect((await sharedGameView(unwrap(received))).names).toEqual(['Ann', 'Ben (bot)', 'Cy (bot)'])
    const replay = createReplayView(view, await loadTimeline(view), [], 0)
    const labelsOf = (seat: number) =>
      replay.view.addOns.seatBadges(replay.view.now.value, seat).map(({ label }) => label)
    expect([0, 1, 2].map(labelsOf)).toEqual([[], [', a bot: Hard'], [', a bot']])
    const database = openDatabase({ name: 'received' })
    expect((await loadCompleteSave(database, view)).bots).toEqual(save.bots)
    unwrap(await saveReceivedGame(database, unwrap(received)))
    expect(await loadBots(database, save.header.id)).toEqual({ 1: 'spy', 2: 'bot' })
    expect(JSON.parse(await recordTextOf(database, save.header.id))).toMatchObject({ version: 2, bots: save.bots })
  })

  test('is not checked further after a stop', async () => {
    const controller = new AbortController()
    function* endless(): Generator<number, never> {
      for (let at = 0; ; at++) {
        const began = performance.now()
        while (performance.now() - began < 10);
        yield at
      }
    }
    const stopped = await runInSlices(endless(), (at) => at === 2 && controller.abort(), controller.signal)
    expect(stopped).toBeNull()
  })

  test('of another version, cut off or empty is refused with its code', async () => {
    const text = await writeRecord()
    const codeOf = async (wrong: string): Promise<string | undefined> => {
      const read = await runInSlices(readRecordStringStepwise(game, wrong))
      return read?.ok === false ? read.error.refusal.code : undefined
    }
    expect(await codeOf(text.replace('BC1.', 'BC7.'))).toBe('record.newer')
    expect(await codeOf(text.slice(0, -20))).toBe('record.linkCut')
    expect(await codeOf('')).toBe('record.notOurs')
  })
})
