import { err, ok } from '../../kernel/result.ts'
import { toRecord } from '../../table/record/record.ts'
import { writeRecordString } from '../../table/record/recordString.ts'
import type { Command } from '../command.ts'
import { openGame } from '../openGame.ts'
import { readRecordString } from '../readRecordOrPosition.ts'

/** Converts a GAME to its record as a string for a link, and such a string to the record as JSON. */
export const recordCommand: Command = async (input, game) => {
  if (typeof input === 'string') {
    const save = await readRecordString(input)
    return save.ok ? ok({ record: toRecord(save.value, 'full') }) : save
  }
  const table = await openGame(input, game)
  if (!table.ok) return table
  const string = writeRecordString(table.value.game, table.value.exportGame())
  return string.ok ? ok({ string: string.value, length: string.value.length }) : err(string.error)
}
