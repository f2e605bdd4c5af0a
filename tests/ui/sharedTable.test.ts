import { expect, test } from 'vitest'
import type { Blackstone } from '../../src/games/blackstone/game.ts'
import { taskSeen } from '../../src/games/blackstone/insight/sight.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { sharedTable } from '../../src/table/phones/sharedTable.ts'
import type { Table } from '../../src/ui/blackstone/game/atHand.ts'
import { castleFor } from '../../src/ui/blackstone/game/castle.ts'
import { playersOf } from '../../src/ui/blackstone/game/players.ts'
import '../../src/ui/text/table.ts'
import '../../src/ui/text/together.ts'
import { undoChoice } from '../../src/ui/blackstone/game/choices.ts'
import { promptOf } from '../../src/ui/blackstone/game/prompt.ts'
import { sit } from '../../src/ui/blackstone/game/sit.ts'
import type { Sitting } from '../../src/ui/blackstone/game/sitting.ts'
import { newParty, type Phone } from '../table/phones/party.ts'

/** Ann and Ada play on the host's phone, Bo on his own, and one phone looks on. */
const gathered = async (seed = 1) => {
  const party = newParty(seed)
  const room = party.openHost()
  const [host, bo, watcher] = [party.openPhone({ isOwn: true }), party.openPhone(), party.openPhone()]
  const all = [host, bo, watcher]
  await party.until(() => all.every(({ running }) => running.guest().lobby !== null))
  party.sit(host, 'Ann')
  party.sit(host, 'Ada')
  await party.wait(500)
  party.sit(bo, 'Bo')
  await party.until(() => bo.running.guest().lobby?.seats.length === 3)
  room.decide({ kind: 'start' })
  await party.until(() => all.every(({ running }) => running.guest().follower?.replay.turn.kind === 'seats'))
  const fetched = await castleFor({ mode: 'kings-quest' })
  const sitAt = ({ running }: Phone, isHost: boolean): Sitting => {
    const shared = { isHost, line: () => running.guest().line, present: () => running.guest().present }
    const table: Table = { ...sharedTable<Blackstone>(running, shared, running.close), ...fetched }
    return sit(table)
  }
  return { party, host: sitAt(host, true), bo: sitAt(bo, false), watcher: sitAt(watcher, false) }
}

const act = (sitting: Sitting): void => {
  const [first] = sitting.now.value.legal
  if (!first) throw new Error('nothing can be done')
  sitting.act(first)
}

test('a phone acts for its own seats alone, and says who is awaited elsewhere', async () => {
  const { party, host, bo, watcher } = await gathered(6)
  const acted: Seat[] = []
  for (let turns = 0; turns < 3; turns++) {
    const awaited = watcher.now.value.waits as Seat
    acted.push(awaited)
    const [plays, waits] = awaited === 2 ? [bo, host] : [host, bo]
    expect(plays.now.value).toMatchObject({ seat: awaited, waits: null, todo: 'pile', curtain: false })
    expect(waits.now.value).toMatchObject({ waits: awaited, todo: null, legal: [], curtain: false })
    const name = ['Ann', 'Ada', 'Bo'][awaited]
    for (const sitting of [waits, watcher]) {
      const now = sitting.now.value
      expect(promptOf(sitting, now)).toEqual({ text: `${name} plays…` })
      expect(playersOf(sitting, now).map(({ onTurn }) => onTurn)).toEqual([0, 1, 2].map((one) => one === awaited))
    }
    expect(watcher.now.value.whyNoUndo).toEqual({ code: 'proposal.seat' })
    act(plays)
    await party.wait(500)
  }
  expect(acted.toSorted()).toEqual([0, 1, 2])
})

/** The tasks of the seat that is shown, null where they are hidden. */
const hand = ({ now }: Sitting) => now.value.court.hand.map((slot) => taskSeen(now.value.scene, slot))
const isOpen = (sitting: Sitting): boolean => hand(sitting).every((task) => task !== null)
const isHidden = (sitting: Sitting): boolean => hand(sitting).every((task) => task === null)

test('the curtain hangs only where several seats with hidden cards share a phone', async () => {
  const { party, host, bo, watcher } = await gathered(6)
  for (let turns = 0; turns < 3; turns++) {
    act(watcher.now.value.waits === 2 ? bo : host)
    await party.wait(500)
  }
  const covered: Seat[] = []
  for (let turns = 0; turns < 4; turns++) {
    const awaited = watcher.now.value.waits as Seat
    expect(hand(watcher).length).toBeGreaterThan(0)
    expect([isHidden(watcher), isOpen(bo), bo.now.value.curtain]).toEqual([true, true, false])
    if (awaited === 2) {
      expect(host.now.value).toMatchObject({ curtain: false, waits: 2 })
      // Whoever holds the phone may look at the board; a hand that was put away stays covered.
      host.closeCurtain()
      expect([host.now.value.curtain, isHidden(host)]).toEqual([false, true])
      bo.endTurn([])
    } else {
      if (host.now.value.curtain) {
        covered.push(awaited)
        expect(isHidden(host)).toBe(true)
      }
      host.openCurtain()
      expect(host.now.value).toMatchObject({ seat: awaited, curtain: false, todo: 'work' })
      expect(isOpen(host)).toBe(true)
      host.endTurn([])
    }
    await party.wait(500)
  }
  expect([...new Set(covered)].toSorted()).toEqual([0, 1])
})

test('[19] Undo says that it asks where another phone has acted since', async () => {
  // Ada begins, then Bo, and Ann's tower is the last: nobody can go back beyond the deal that follows it.
  const { party, host, bo } = await gathered(6)
  const label = (sitting: Sitting) => undoChoice(sitting, sitting.now.value).label
  expect(host.now.value.seat).toBe(1)
  act(host)
  await party.wait(500)
  expect(label(host)).toMatch(/^Undo: /)
  act(bo)
  await party.wait(500)
  expect([label(host), label(bo)]).toEqual(['Ask to take back your last deed', expect.stringMatching(/^Undo: /)])
})
