import { expect, test } from 'vitest'
import type { BlackstoneTypes } from '#src/games/blackstone/createGame.ts'
import { visibleTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import type { Seat } from '#src/kernel/contract.ts'
import { createSharedTable } from '#src/table/phones/createSharedTable.ts'
import { loadTableRules } from '#src/ui/blackstone/table/loadTableRules.ts'
import { playerViews } from '#src/ui/blackstone/table/turn/playerViews.ts'
import '#src/text/blackstone/bundles/board.ts'
import '#src/text/bundles/leisure.ts'
import type { BlackstoneTableView } from '#src/ui/blackstone/table/blackstoneTableView.ts'
import { createStandaloneTableView } from '#src/ui/blackstone/table/createStandaloneTableView.ts'
import { primaryChoice } from '#src/ui/blackstone/table/turn/primaryChoice.ts'
import { promptOf } from '#src/ui/blackstone/table/turn/prompt.ts'
import { undoChoice } from '#src/ui/table/undoChoice.ts'
import { KINGS, newParty, type Phone } from '../../../table/phones/phonesInMemory.ts'

/** Opens a table of three phones: Ann and Ada play on the host's phone, Bo on his own, and one phone watches. */
const openSharedTable = async (seed = 1, plan = KINGS) => {
  const party = newParty(seed, undefined, plan)
  const room = party.openHost()
  const [host, bo, watcher] = [party.openPhone({ isOwn: true }), party.openPhone(), party.openPhone()]
  const all = [host, bo, watcher]
  await party.until(() => all.every(({ running }) => running.guest().lobby !== null))
  party.takeSeat(host, 'Ann')
  party.takeSeat(host, 'Ada')
  await party.wait(500)
  party.takeSeat(bo, 'Bo')
  await party.until(() => bo.running.guest().lobby?.seats.length === 3)
  room.decide({ kind: 'start' })
  await party.until(() => all.every(({ running }) => running.guest().follower?.replay.turn.kind === 'seats'))
  const fetched = await loadTableRules(plan)
  const viewOf = ({ running }: Phone, isHost: boolean): BlackstoneTableView => {
    const shared = { isHost, connection: () => running.guest().line, seatPresence: () => running.guest().present }
    const table = { ...createSharedTable<BlackstoneTypes>(running, shared, running.close), ...fetched }
    return createStandaloneTableView(table)
  }
  return { party, host: viewOf(host, true), bo: viewOf(bo, false), watcher: viewOf(watcher, false), phoneOfBo: bo }
}

const playFirstAction = (view: BlackstoneTableView): void => {
  const [first] = view.now.value.legalActions
  if (!first) throw new Error('nothing can be done')
  view.confirmAndPropose(first)
}

test('a phone acts for its own seats only, and says who is awaited elsewhere', async () => {
  const { party, host, bo, watcher } = await openSharedTable(6)
  const seatsThatActed: Seat[] = []
  for (let turns = 0; turns < 3; turns++) {
    const awaited = watcher.now.value.awaitedElsewhere as Seat
    seatsThatActed.push(awaited)
    const [plays, waits] = awaited === 2 ? [bo, host] : [host, bo]
    expect(plays.now.value).toMatchObject({ seat: awaited, awaitedElsewhere: null, todo: 'pile', isCurtainDown: false })
    expect(waits.now.value).toMatchObject({
      awaitedElsewhere: awaited,
      todo: null,
      legalActions: [],
      isCurtainDown: false,
    })
    const name = ['Ann', 'Ada', 'Bo'][awaited]
    for (const view of [waits, watcher]) {
      const now = view.now.value
      expect(promptOf(view, now)).toEqual({ text: `${name} plays…` })
      expect(playerViews(view, now).map(({ isOnTurn }) => isOnTurn)).toEqual([0, 1, 2].map((seat) => seat === awaited))
    }
    expect(watcher.now.value.whyNoUndo).toEqual({ code: 'proposal.seat' })
    playFirstAction(plays)
    await party.wait(500)
  }
  expect(seatsThatActed.toSorted()).toEqual([0, 1, 2])
})

/** Tasks of the shown seat, null where they are hidden. */
const hand = ({ now }: BlackstoneTableView) => now.value.court.hand.map((slot) => visibleTaskIn(now.value.scene, slot))
const isOpen = (view: BlackstoneTableView): boolean => hand(view).every((task) => task !== null)
const isHidden = (view: BlackstoneTableView): boolean => hand(view).every((task) => task === null)

test('the curtain is used only where several seats with hidden cards share a phone', async () => {
  const { party, host, bo, watcher } = await openSharedTable(6)
  for (let turns = 0; turns < 3; turns++) {
    playFirstAction(watcher.now.value.awaitedElsewhere === 2 ? bo : host)
    await party.wait(500)
  }
  const coveredSeats: Seat[] = []
  for (let turns = 0; turns < 4; turns++) {
    const awaited = watcher.now.value.awaitedElsewhere as Seat
    expect(hand(watcher).length).toBeGreaterThan(0)
    expect([isHidden(watcher), isOpen(bo), bo.now.value.isCurtainDown]).toEqual([true, true, false])
    if (awaited === 2) {
      expect(host.now.value).toMatchObject({ isCurtainDown: false, awaitedElsewhere: 2 })
      // Anybody with the phone may look at the board; a hand that was covered stays covered.
      host.closeCurtain()
      expect([host.now.value.isCurtainDown, isHidden(host)]).toEqual([false, true])
      bo.endTurn([])
    } else {
      if (host.now.value.isCurtainDown) {
        coveredSeats.push(awaited)
        expect(isHidden(host)).toBe(true)
      }
      host.openCurtain()
      expect(host.now.value).toMatchObject({ seat: awaited, isCurtainDown: false, todo: 'work' })
      expect(isOpen(host)).toBe(true)
      host.endTurn([])
    }
    await party.wait(500)
  }
  expect([...new Set(coveredSeats)].toSorted()).toEqual([0, 1])
})

test('a phone names the family of its player before the first turn', async () => {
  const { party, host, bo, watcher } = await openSharedTable(6, {
    ...KINGS,
    options: { ...KINGS.options, families: 'random' },
  })
  for (let turns = 0; turns < 3; turns++) {
    playFirstAction(watcher.now.value.awaitedElsewhere === 2 ? bo : host)
    await party.wait(500)
  }
  while (watcher.now.value.awaitedElsewhere !== 2) {
    host.openCurtain()
    host.endTurn([])
    await party.wait(500)
  }
  await expect.poll(() => promptOf(bo, bo.now.value).text).toMatch(/^Your family is \w+: see your court\.$/)
})

test('[B19] Undo says that it asks where another phone has acted since', async () => {
  // Ada begins, then Bo, and Ann's tower is the last: nobody can go back beyond the deal that follows it.
  const { party, host, bo } = await openSharedTable(6)
  const label = (view: BlackstoneTableView) => undoChoice(view, view.now.value).label
  expect(host.now.value.seat).toBe(1)
  playFirstAction(host)
  await party.wait(500)
  await expect.poll(() => label(host)).toMatch(/^Undo: /)
  playFirstAction(bo)
  await party.wait(500)
  expect([label(host), label(bo)]).toEqual(['Ask to undo your last move', expect.stringMatching(/^Undo: /)])
})

test('[P1] a turn does not look as if it could be ended while the line to the host is gone', async () => {
  const { party, host, bo, watcher, phoneOfBo } = await openSharedTable(6)
  const endOfTurn = () => primaryChoice(bo, bo.now.value)
  for (let actions = 0; bo.now.value.todo !== 'work'; actions++) {
    expect(actions).toBeLessThan(9)
    const acting = watcher.now.value.awaitedElsewhere === 2 ? bo : host
    acting.openCurtain()
    if (acting.now.value.todo === 'work') acting.endTurn([])
    else playFirstAction(acting)
    await party.wait(500)
  }
  expect(endOfTurn()).toMatchObject({ label: 'End turn', reason: undefined })
  expect(endOfTurn().isDimmed).not.toBe(true)
  phoneOfBo.running.dispatch({ kind: 'woke' })
  expect(endOfTurn().isDimmed).toBe(true)
  await party.until(() => phoneOfBo.running.guest().line.kind === 'up')
  expect(endOfTurn().isDimmed).not.toBe(true)
})
