/** How bots are called where nobody names them. */
import '../text/bots.ts'
import type { Level } from '../../bots/levels.ts'
import { nameOfSeat } from '../shell/seatNames.ts'
import { t } from '../text/t.ts'
import { levelNamed } from './levels.ts'

/** By its level; by its seat, too, where another of that level sits. */
export const nameOfBot = (bots: readonly string[], seat: number): string => {
  const level = levelNamed(bots[seat])
  if (!level) return nameOfSeat('', seat)
  const name = t(`bot.${level}`)
  return bots.indexOf(level) < bots.lastIndexOf(level) ? t('bot.numbered', { name, number: seat + 1 }) : name
}

/** The names of all seats, as typed or as they are called else. */
export const namesOf = (names: readonly string[], bots: readonly string[]): readonly string[] =>
  names.map((name, seat) => name || nameOfBot(bots, seat))

/** How a bot is called where others see no more of it than its name; with a number where one of these seats has that name already. */
export const markedName = (
  level: Level,
  seats: readonly { readonly id: string; readonly name: string }[],
  id = '',
): string => {
  const name = (number: number): string => {
    const called = t(`bot.${level}`)
    return t('bot.marked', { name: number > 1 ? t('bot.numbered', { name: called, number }) : called })
  }
  const taken = seats.filter((seat) => seat.id !== id).map((seat) => seat.name)
  for (let number = 1; ; number++) if (!taken.includes(name(number))) return name(number)
}
