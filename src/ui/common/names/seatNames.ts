import { t } from '../../../text/t.ts'

/** Name of a seat: the typed name, or `Player N`. */
export const nameOfSeat = (name: string, seat: number): string => name || t('new.player', { number: seat + 1 })
