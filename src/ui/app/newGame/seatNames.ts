import { t } from '../text/t.ts'

/** How a seat is called: as somebody typed, or by its number. */
export const nameOfSeat = (name: string, seat: number): string => name || t('new.player', { number: seat + 1 })
