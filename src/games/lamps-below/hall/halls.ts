/** The nine halls, read once from their cards. */
import { HALL_CARDS } from '../data/halls.ts'
import { createHall, type Hall } from './hall.ts'

export const HALLS: readonly Hall[] = HALL_CARDS.map(createHall)
