/** Notation of CastleScape in the log and in replays: what a spectator reads is what the acting seat would write. */
import { expect, test } from 'vitest'
import type { Action } from '../../../../src/games/castlescape/actions.ts'
import { game } from '../../../../src/games/castlescape/game.ts'
import { formatAction } from '../../../../src/games/castlescape/notation/formatAction.ts'
import { effectiveMoves } from '../../../../src/kernel/effectiveMoves.ts'
import { gameSnapshots } from '../../../../src/kernel/gameSnapshots.ts'
import type { EntryBody } from '../../../../src/kernel/log.ts'
import { setupOf } from '../../../../src/kernel/replayState.ts'
import { recordGame } from '../../../games/castlescape/recordGame.ts'

// Modules of the screens read the address of the page when they are imported.
const { tableUi } = await import('../../../../src/ui/castlescape/table/loadCastleTable.tsx')

test('[C42] cards that are played and dropped from hands have their names; what is kept has none', async () => {
  const { writeAction } = (await tableUi.loadReplay?.()) ?? {}
  const kinds = new Set<string>()
  for (const seed of [3, 4, 5]) {
    const { replay, dealer, loggedEntries } = recordGame(2 + (seed % 3), 400, {}, seed)
    const moves = effectiveMoves(loggedEntries.map(({ entry }) => entry.body as EntryBody<Action>))
    const faceOf = (slot: number): number => dealer.dealt.get(slot)?.value.face ?? -1
    for (const { done, state, events } of gameSnapshots(game, setupOf(replay.header), moves)) {
      const move = moves[done - 1]
      if (move?.kind !== 'seat') continue
      const { action } = move
      const read = writeAction?.(state, action, events)
      expect(read).toBe(action.kind === 'keep' ? 'keep' : formatAction(action, { size: state.site.size, faceOf }))
      kinds.add(action.kind)
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['play', 'drop', 'keep']))
})

test('[C42] what all keep at once is written once', async () => {
  const { loadTimeline } = await import('../../../../src/ui/table/replay/replayTimeline.ts')
  const { replay, loggedEntries } = recordGame(3, 4)
  const { header } = replay
  const view = {
    tableUi,
    game,
    header,
    names: ['Ann', 'Bo', 'Cy'],
    entries: () => loggedEntries.map(({ entry }) => entry),
  }
  const { steps } = await loadTimeline(view as never)
  const kept = steps.find(({ notation }) => notation.includes('keep'))
  expect(kept?.lines.map(({ text }) => text)).toEqual(['Ann', 'Bo', 'Cy'].map((name) => `${name} kept 2 Contracts`))
  expect(kept?.notation).toEqual(['keep'])
})
