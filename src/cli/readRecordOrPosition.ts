/** Import of a record: the JSON of a file, or the string of a link. */
import { err, ok, type Result } from '../kernel/result.ts'
import type { GameSave } from '../table/logStore.ts'
import { type ImportedDocument, readRecord } from '../table/record/record.ts'
import { headerInString, parseRecordString } from '../table/record/recordString.ts'
import type { CommandRefusal } from './commandRefusal.ts'
import { loadRulesWithPositions } from './games.ts'

/** Reads a record from a string with the rules of its game. Refused as `parseRecordString` refuses. */
export const readRecordString = async (text: string): Promise<Result<GameSave, CommandRefusal>> => {
  const header = headerInString(text)
  return header.ok ? parseRecordString(await loadRulesWithPositions(header.value), text) : header
}

/** Reads a record, or recognises a position. Refused as `readRecord` and `readRecordString` refuse. */
export const readRecordOrPosition = async (input: unknown): Promise<Result<ImportedDocument, CommandRefusal>> => {
  if (typeof input === 'string') {
    const save = await readRecordString(input)
    return save.ok ? ok({ kind: 'record', save: save.value }) : save
  }
  const parsed = readRecord(input)
  return parsed.ok ? parsed : err({ refusal: parsed.error })
}
