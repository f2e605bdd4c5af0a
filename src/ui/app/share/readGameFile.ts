/** Reads a file from outside as a text. What a file is, its content says: neither its name nor its type is asked. */
import { isArchive } from '../../../table/record/isArchive.ts'

/** Bytes that are read of a file of all games, and of any other file: what is longer is neither. */
const MAX_ARCHIVE_SIZE = 100_000_000
const MAX_GAME_SIZE = 9_000_000
/** Bytes that show what a file is: whether it holds all games of a phone. */
const HEAD_SIZE = 1000

/** Encodings that a mark at the beginning of a file tells; UTF-8 without one. */
const MARKS: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Text of these bytes. Editors of Windows write a mark before it, and some of them two bytes for each letter. */
export const decodeText = (bytes: Uint8Array): string => {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))
  return new TextDecoder(marked?.[0] ?? 'utf-8').decode(bytes)
}

const readText = async (file: Blob, size: number): Promise<string> =>
  decodeText(new Uint8Array(await file.slice(0, size).arrayBuffer()))

/** Text of a file; empty where it cannot be read, as a folder. */
export const readGameFile = async (file: Blob): Promise<string> => {
  try {
    const isOfAllGames = isArchive(await readText(file, HEAD_SIZE))
    return await readText(file, isOfAllGames ? MAX_ARCHIVE_SIZE : MAX_GAME_SIZE)
  } catch {
    return ''
  }
}
