import { RECORD_FORMAT } from '../kernel/formats.ts'
import { RECORD_VERSION } from '../table/record/record.ts'
import type { StoredGame } from './storedGame.ts'
import { headerInRow } from './storedGameRow.ts'

/** Text of the remains of a damaged game: cannot be imported as it is, but no stored data is lost. */
export function makeSalvageText({ row, secret, entries, shown }: StoredGame): string {
  return JSON.stringify({
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    header: headerInRow(row) ?? null,
    secret,
    shown,
    entries,
  })
}
