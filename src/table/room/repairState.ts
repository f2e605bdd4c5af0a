/** Whether the host's state is what its log says. */
import type { Shape } from '../../kernel/contract.ts'
import { hashOf } from '../../kernel/hash.ts'
import type { Book } from '../book.ts'
import { rereadBook } from '../reread.ts'
import type { Room } from './room.ts'

const isSound = <G extends Shape>({ replay, lines }: Book<G>): boolean => {
  const last = lines.at(-1)
  try {
    return !last || hashOf(replay.state) === last.entry.hash
  } catch {
    return false
  }
}

/** A host whose state is not what its log says would write what no other phone can follow: it makes it again from the log first. */
export const sound = <G extends Shape>(room: Room<G>): Room<G> => {
  const { docket, secret, flaws } = room
  const { replay, lines } = docket.book
  if (isSound(docket.book)) return room
  const entries = lines.map(({ entry }) => entry)
  const book = rereadBook(replay.game, replay.header, secret, entries)
  if (!book.ok) throw new Error(`the host's own log does not replay: ${book.error.refusal.code}`)
  return { ...room, docket: { ...docket, book: book.value }, flaws: [...flaws, lines.length] }
}
