/** Names of bots that nobody has named. */
import type { BotLevelId } from '../../../bots/levels.ts'
import { uniqueNames } from '../../../table/room/playerNames.ts'
import { t } from '../../../text/t.ts'
import { nameOfSeat } from '../../app/newGame/seatNames.ts'
import { parseLevel } from './levels.ts'

/** Name of a bot: the character of its level, with the number of its seat where another bot has that level. */
export const nameOfBot = (bots: readonly string[], seat: number): string => {
  const level = parseLevel(bots[seat])
  if (!level) return nameOfSeat('', seat)
  const name = t(`bot.${level}`)
  return bots.indexOf(level) < bots.lastIndexOf(level) ? t('bot.numbered', { name, number: seat + 1 }) : name
}

/** Name that says that a bot has it; a bot at a shared table is named so already. */
export const markedBotName = (name: string): string =>
  name.endsWith(t('bot.marked', { name: '' }).trim()) ? name : t('bot.marked', { name })

/** Names of all seats: as typed, or the default; with a number where an earlier seat has that name. */
export const seatNamesOf = (names: readonly string[], bots: readonly string[]): readonly string[] =>
  uniqueNames(names.map((name, seat) => name || nameOfBot(bots, seat)))

/** Name of a bot for phones that see only its name; with a number where one of these seats has that name already. */
export const uniqueBotName = (
  level: BotLevelId,
  seats: readonly { readonly id: string; readonly name: string }[],
  id = '',
): string => {
  const nameWithNumber = (number: number): string => {
    const name = t(`bot.${level}`)
    return t('bot.marked', { name: number > 1 ? t('bot.numbered', { name, number }) : name })
  }
  const takenNames = seats.filter((seat) => seat.id !== id).map((seat) => seat.name)
  for (let number = 1; ; number++) if (!takenNames.includes(nameWithNumber(number))) return nameWithNumber(number)
}
