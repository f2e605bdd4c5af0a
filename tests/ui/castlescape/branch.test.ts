/** Games of CastleScape that go on from a step of another. */
import { expect, test } from 'vitest'
import { game } from '../../../src/games/castlescape/game.ts'
import { createMemoryLogStore } from '../../../src/store/memoryLogStore.ts'
import { openNewTable } from '../../../src/table/openLocalTable.ts'
import { gameUi } from '../../../src/ui/castlescape/gameUi.tsx'
import { createLimitedActionsView } from '../../../src/ui/castlescape/lessons/limitedActionsView.ts'
import { newGameFrom } from '../../../src/ui/table/replay/beginBranch.ts'
import { loadTimeline } from '../../../src/ui/table/replay/replayTimeline.ts'
import { numbersFrom } from '../../kernel/seededNumbers.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { envOf } from '../../table/tableEnv.ts'

test('[C28] who had conceded concedes in the new game, too; the stalls and the Contracts are as many as they were', async () => {
  const request = { mode: 'castlescape', names: ['Ann', 'Bo', 'Cy'], options: { first: 0 } }
  const table = unwrap(await openNewTable(game, envOf(createMemoryLogStore()), request))
  const below = numbersFrom(3)
  for (let move = 0; move < 40; move++) {
    const turn = table.turn()
    // Contracts are chosen by all at once.
    const seats = turn.kind === 'seats' ? turn.seats : []
    const proposed = seats.map((seat) => {
      const legal = table.legal(seat)
      return table.propose(seat, legal[below(legal.length)] as (typeof legal)[number])
    })
    for (const receipt of await Promise.all(proposed)) unwrap(receipt)
  }
  unwrap(await table.leave(2))
  const view = createLimitedActionsView(
    table,
    () => true,
    () => '',
  )
  const timeline = await loadTimeline(view as never)
  const replayStep = timeline.steps.at(-1) ?? timeline.steps[0]
  const options = {
    view: { ...view, gameUi } as never,
    save: table.exportGame(),
    timeline,
    replayStep,
    stepNumber: 9,
    gameName: '',
  }
  for (const onlySeat of [null, 0]) {
    const next = unwrap(await newGameFrom({ ...options, onlySeat }))
    const branch = unwrap(await openNewTable(game, envOf(createMemoryLogStore()), next))
    unwrap(await branch.leave(2))
    const { market, contracts, guilds } = branch.view(0).state
    const before = table.view(0).state
    expect([market.end - market.next, contracts.length]).toEqual([
      before.market.end - before.market.next,
      before.contracts.length,
    ])
    expect(guilds.map((guild) => guild.contracts.length)).toEqual(before.guilds.map((guild) => guild.contracts.length))
  }
})
