/**
 * A table of one phone at which all choose at once, in secret: the log has their choices only when the last is made, so
 * each is stored beside it first. A game that is left, or killed, in between asks nobody twice.
 */
import type { Seat, Shape } from '../../../kernel/contract.ts'
import { isVeiled } from '../../../kernel/isVeiled.ts'
import type { Json } from '../../../kernel/json.ts'
import type { Database } from '../../../store/database.ts'
import { loadChoices, type StoredVeiledChoices, saveChoices } from '../../../store/storedVeiledChoices.ts'
import type { OpenTable } from '../../../table/openTableInterface.ts'

const withChoice = (kept: StoredVeiledChoices, seq: number, seat: Seat, action: Json): StoredVeiledChoices => {
  const others = kept.seq === seq ? kept.choices.filter(([other]) => other !== seat) : []
  return { seq, choices: [...others, [seat, action]] }
}

/** The same table with the choices that were made before; from now on each counts only when it is stored. */
export const keepVeiledChoices = async (database: Database, table: OpenTable<Shape>): Promise<OpenTable<Shape>> => {
  const { id } = table.header
  const nothing: StoredVeiledChoices = { seq: -1, choices: [] }
  let kept = await loadChoices(database, id).catch(() => nothing)
  if (isVeiled(table.turn()) && kept.seq === table.seq())
    // A choice waits for the others. One that the rules refuse is made anew.
    for (const [seat, action] of kept.choices) void table.propose(seat, action as Shape['action'])
  return {
    ...table,
    propose: async (seat, action) => {
      if (isVeiled(table.turn())) {
        kept = withChoice(kept, table.seq(), seat, action as Json)
        // Without storage the choice counts as long as the table is open; the log says what cannot be stored.
        await saveChoices(database, id, kept).catch(() => undefined)
      }
      return table.propose(seat, action)
    },
  }
}
