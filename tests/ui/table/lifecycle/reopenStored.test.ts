/** Names and seats of a finished game that is opened again, here and on another phone, over a real database. */
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { openDatabase } from '#src/store/database.ts'
import { writeRecord } from '#src/table/record/record.ts'
import { addBotsToNewTable } from '#src/ui/table/bots/attachBots.ts'
import { namesForPlayer } from '#src/ui/table/createTableView.ts'
import { closeTable } from '#src/ui/table/lifecycle/openTableRegistry.ts'
import { resumeTable } from '#src/ui/table/lifecycle/resumeTable.ts'
import { startNewTable } from '#src/ui/table/lifecycle/startNewTable.ts'
import { importGame } from '#src/ui/table/share/importGame.ts'
import { unwrap } from '../../../kernel/toyLog.ts'

const database = openDatabase()

test.each([
  ['kings-quest', ['Player 1', 'Pip'], ['', 'scout']],
  ['solo', ['Player 1'], ['']],
] as const)(
  'who played %s alone is You to nobody else: not on the phone that the finished game was handed to',
  async (mode, names, bots) => {
    const played = unwrap(
      await startNewTable(database, {
        mode,
        names,
        options: mode === 'solo' ? { families: 'off' } : { families: 'off', intrigue: 'off' },
      }),
    )
    await played.agree()
    await addBotsToNewTable(database, played, bots)
    const text = writeRecord({ ...played.exportGame(), ...(bots.some(Boolean) && { bots }) }, 'full')
    closeTable(played)
    const own = unwrap(await resumeTable(database, played.header.id, true))
    expect(namesForPlayer(own)).toEqual(['You', ...names.slice(1)])
    closeTable(own)

    const otherPhone = openDatabase({ name: `other ${mode}` })
    const { id } = unwrap(await importGame(otherPhone, text))
    const imported = unwrap(await resumeTable(otherPhone, id, true))
    expect(namesForPlayer(imported)).toEqual(names)
    expect(imported.seats()).toEqual([])
    // Its bots are still known as such.
    expect([...(imported.bots?.levels.value.keys() ?? [])]).toEqual(names.length > 1 ? [1] : [])
    closeTable(imported)
  },
)
