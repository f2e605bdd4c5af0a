import { game } from '../../games/blackstone/index.ts'
import { no, ok } from '../../kernel/result.ts'
import { recordOf } from '../../table/record.ts'
import { makeRecordString } from '../../table/recordString.ts'
import type { Command } from '../command.ts'
import { readImport } from '../record.ts'

/** A record as a string for a link, or from such a string again as it stands in a file. */
export const record: Command = async (input) => {
  const read = readImport(input)
  if (!read.ok) return read
  if (read.value.kind !== 'record') return no({ refusal: { code: 'record.notOurs' } })
  const { save } = read.value
  if (typeof input === 'string') return ok({ record: recordOf(save, 'full') })
  const string = makeRecordString(game, save)
  return string.ok ? ok({ string: string.value, length: string.value.length }) : string
}
