import { RECORD, RECORD_VERSION } from '../table/record.ts'
import type { StoredGame } from './game.ts'
import { headerOf } from './row.ts'

/** The text of what is left of a damaged game: not for import as it is, but nothing that is stored is lost. */
export function makeSalvage({ row, secret, entries, shown }: StoredGame): string {
  return JSON.stringify({
    format: RECORD,
    version: RECORD_VERSION,
    header: headerOf(row) ?? null,
    secret,
    shown,
    entries,
  })
}
