/** Names that data ask for by an id. */
import { say } from './t.ts'

/** A mode by its id, which may come from outside. */
export const nameOfMode = (id: string): string => say(`mode.${id}`, undefined, 'mode.other')
