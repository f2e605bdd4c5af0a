import { game } from '../../games/blackstone/index.ts'
import { no, ok } from '../../kernel/result.ts'
import { recordOf } from '../../table/record.ts'
import { makeRecordString, parseRecordString } from '../../table/recordString.ts'
import type { Command } from '../command.ts'
import { openGame } from '../game.ts'

/** The record of a GAME as a string for a link; of such a string the record as it stands in a file. */
export const record: Command = async (input) => {
  if (typeof input === 'string') {
    const save = parseRecordString(game, input)
    return save.ok ? ok({ record: recordOf(save.value, 'full') }) : no(save.error)
  }
  const table = await openGame(input)
  if (!table.ok) return table
  const string = makeRecordString(game, table.value.save())
  return string.ok ? ok({ string: string.value, length: string.value.length }) : no(string.error)
}
