/** A table at which bots sit: for its screen they are players of whom it only hears, and what they did is taken back with one's own deed. */
import type { Blackstone } from '../../games/blackstone/game.ts'
import type { Seat } from '../../kernel/contract.ts'
import type { Result } from '../../kernel/result.ts'
import { newListeners } from '../../table/listeners.ts'
import type { OpenTable } from '../../table/openTable.ts'
import type { Change, Done } from '../../table/phone.ts'
import type { Playing } from './playing.ts'
import { botsDeedsOver } from './standing.ts'

type Castle = OpenTable<Blackstone>

/** Tells also when a seat was given to a bot, or back. */
const subscribing = (table: Castle, { levels }: Playing): Castle['subscribe'] => {
  const listeners = newListeners<Change<Blackstone>>()
  let pending = 0
  table.subscribe((change) => {
    pending = change.pending
    listeners.tell(change)
  })
  let isFirst = true
  levels.subscribe(() => {
    if (!isFirst) listeners.tell({ events: [], done: [], refused: [], pending, saved: table.fault() === null })
    isFirst = false
  })
  return listeners.subscribe
}

/** The bots' deeds that go with the last one of this seat, as far as the table lets them be taken back. */
const under = (table: Castle, { levels }: Playing, seat: Seat): readonly Seat[] => {
  const deeds = botsDeedsOver(table.entries(), (one) => levels.peek().has(one), seat) ?? []
  return deeds[0] !== undefined && table.whyNoUndo(deeds[0]) === null ? deeds : []
}

export const seatBots = (table: Castle, playing: Playing): Castle => {
  const undoWith = async (bots: readonly Seat[], seat: Seat): Promise<Result<Done>> => {
    for (const bot of bots) {
      const done = await table.undo(bot)
      if (!done.ok) return done
    }
    return table.undo(seat)
  }
  const undo = (seat: Seat): Promise<Result<Done>> => {
    const bots = under(table, playing, seat)
    if (bots.length > 0) return playing.hold(() => undoWith(bots, seat))
    // At once: what is done in its place may follow at once.
    playing.interrupt()
    return table.undo(seat)
  }
  return {
    ...table,
    seats: () => table.seats().filter((seat) => !playing.levels.value.has(seat)),
    undo,
    whyNoUndo: (seat) => (under(table, playing, seat).length > 0 ? null : table.whyNoUndo(seat)),
    subscribe: subscribing(table, playing),
    close: () => {
      playing.close()
      table.close()
    },
  }
}
