/** Files from outside: told by their content, each with its answer. */
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { game } from '#src/games/blackstone/game.ts'
import { openDatabase } from '#src/store/database.ts'
import { listSaves } from '#src/store/listSaves.ts'
import { createMemoryLogStore } from '#src/store/memoryLogStore.ts'
import { openNewTable } from '#src/table/openLocalTable.ts'
import { archiveOfGames, writeArchive } from '#src/table/record/archive.ts'
import { writeRecord } from '#src/table/record/record.ts'
import { answerText, type FileAnswer, importFiles } from '#src/ui/app/share/importFiles.ts'
import { decodeText, readGameFile } from '#src/ui/app/share/readGameFile.ts'
import { pastedFiles } from '#src/ui/app/share/useDroppedAndPastedFiles.ts'
import { unwrap } from '../../../kernel/toyLog.ts'
import { envOf } from '../../../table/tableEnv.ts'
import { archiveHome } from './archiveHome.ts'

const newRecord = async (): Promise<string> => {
  const env = envOf(createMemoryLogStore())
  const table = unwrap(await openNewTable(game, env, { mode: 'kings-quest', names: ['Ann', 'Ben'] }))
  return writeRecord(table.exportGame(), 'full')
}
const record = await newRecord()
const { id }: { readonly id: string } = JSON.parse(record).header
const link = 'https://example.org/#/join/ABC234'

const answered = (file: FileAnswer) => [file.fileName, answerText(file), file.answer.route?.join('/') ?? null]

test('of files that are whole, twice, cut, foreign, a link or all games each is answered, and none stops another', async () => {
  const database = openDatabase({ name: 'files' })
  const texts = {
    'holiday.jpg': record,
    again: record,
    'cut.json': record.slice(0, -200),
    'letter.json': 'Dear Ann',
    empty: '',
    'all.txt': writeArchive(archiveOfGames([{ name: '', told: null, record }])),
    link,
  }
  const files = Object.entries(texts).map(([name, text]) => new File([text], name))
  expect((await importFiles(archiveHome(database), files)).map(answered)).toEqual([
    ['holiday.jpg', 'It is among your games.', `play/${id}`],
    ['again', 'It is among your games.', `play/${id}`],
    ['cut.json', 'The end of this saved game is missing.', null],
    ['letter.json', 'This is not a saved game.', null],
    ['empty', 'There is nothing in it.', null],
    ['all.txt', 'No games were imported. 1 was here already.', null],
    ['link', 'It holds a link of this app.', 'join/ABC234'],
  ])
  expect((await listSaves(database)).map((save) => save.id)).toEqual([id])
  database.close()
})

const inTwoBytes = (text: string, isBigEndian: boolean): Uint8Array<ArrayBuffer> => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2))
  for (let index = 0; index < text.length; index++) bytes.setUint16(index * 2, text.charCodeAt(index), !isBigEndian)
  return new Uint8Array(bytes.buffer)
}

test('a file is read whatever mark its editor wrote before it', async () => {
  const text = '{"name":"Zoë 王"}'
  expect(decodeText(new TextEncoder().encode(`\uFEFF${text}`))).toBe(text)
  expect(decodeText(inTwoBytes(`\uFEFF${text}`, false))).toBe(text)
  expect(decodeText(inTwoBytes(`\uFEFF${text}`, true))).toBe(text)
  const database = openDatabase({ name: 'marks' })
  const [answer] = await importFiles(archiveHome(database), [
    new File([inTwoBytes(`\uFEFF${record}`, false)], 'edited'),
  ])
  expect(answer?.answer.route).toEqual(['play', id])
  database.close()
})

test('what cannot be read, as a folder, is empty', async () => {
  const folder = { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('a folder')) }) }
  expect(await readGameFile(folder as unknown as Blob)).toBe('')
})

test('a pasted file is taken by its name, not where a text has a picture of itself beside it', () => {
  const file = new File(['x'], 'game.json')
  const pasted = (text: string) => pastedFiles({ files: [file] as unknown as FileList, getData: () => text })
  expect(pasted('')).toEqual([file])
  expect(pasted('game.json')).toEqual([file])
  expect(pasted('{"format":"blackstone-record"}')).toEqual([])
  expect(pastedFiles(null)).toEqual([])
})
