/** What a record may come as: the JSON of a file, or the string of a link. */
import { game } from '../games/blackstone/index.ts'
import { no, ok, type Result } from '../kernel/result.ts'
import { type Imported, readRecord } from '../table/record.ts'
import { parseRecordString } from '../table/recordString.ts'
import type { Refused } from './refused.ts'

/** Reads a record, or recognises a position. Refused as `readRecord` and `parseRecordString` refuse. */
export const readImport = (input: unknown): Result<Imported, Refused> => {
  if (typeof input === 'string') {
    const save = parseRecordString(game, input)
    return save.ok ? ok({ kind: 'record', save: save.value }) : save
  }
  const read = readRecord(input)
  return read.ok ? read : no({ refusal: read.error })
}
