import type { GameSave } from '../table/logStore.ts'
import { recordStart } from '../table/record/record.ts'
import type { StoredGame } from './storedGame.ts'
import { headerInRow } from './storedGameRow.ts'

/** Text of the remains of a damaged game: cannot be imported as it is, but no stored data is lost. */
export function makeSalvageText({ row, secret, entries, shown }: StoredGame, bots?: GameSave['bots']): string {
  return JSON.stringify({ ...recordStart(headerInRow(row) ?? null, bots, entries), secret, shown, entries })
}
