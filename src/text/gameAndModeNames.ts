/** Names of games and modes by their ids. */
import { findMessage } from './t.ts'

// Also the names that games add.
import.meta.glob('./*/names.ts', { eager: true })

/** An id as words: `short-quest` is `Short quest`, `createEvenStart` is `Even start`. */
export const humanizeId = (id: string): string =>
  id
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('-', ' ')
    .replace(/^./, (first) => first.toUpperCase())

/** Name of a mode by its id, which may come from outside; the id as words where no catalogue has it. */
export const modeNameById = (id: string): string => findMessage(`mode.${id}`) ?? humanizeId(id)

/** Name of a game by its id, which may come from outside; the id as words where no catalogue has it. */
export const gameNameById = (id: string): string => findMessage(`game.${id}`) ?? humanizeId(id)
