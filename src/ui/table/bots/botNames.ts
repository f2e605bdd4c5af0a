/** Names of bots that nobody has named. */
import { type BotLevelId, parseLevel } from '../../../bots/levels.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { uniqueNames, unusedName } from '../../../table/room/playerNames.ts'
import { t } from '../../../text/t.ts'
import { nameOfSeat } from '../../common/names/seatNames.ts'
import type { Levels, TakenSeats } from './botSeats.ts'

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

/** The same for whoever sets a game up: the only person is "You", unless there is a name. */
export const seatNamesForPlayer = (names: readonly string[], bots: readonly string[]): readonly string[] => {
  const isAlone = names.filter((_, seat) => !bots[seat]).length === 1
  return seatNamesOf(
    names.map((name, seat) => (isAlone && !bots[seat] && !name ? t('new.you') : name)),
    bots,
  )
}

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

/** Names of the seats of a table at which these were taken over from people: a bot never has the name of a person. */
export const namesWithTakenSeats = (names: readonly string[], levels: Levels, taken: TakenSeats): readonly string[] => {
  const isTaken = (seat: Seat): boolean => taken.has(seat) && levels.has(seat)
  const used = names.filter((_, seat) => !isTaken(seat))
  return names.map((name, seat) => {
    const level = levels.get(seat)
    if (!level || !isTaken(seat)) return name
    const botName = unusedName(t(`bot.${level}`), used)
    used.push(botName)
    return botName
  })
}

/** Whether this is the name of a bot of the lobby, in any language. */
const isMarkedBotName = (name: string): boolean => /[)\uff09]$/.test(name)

/** Names at a shared table, where any phone may have given these seats to bots. */
export const namesWithBotsOfPhones = (names: readonly string[], bots: readonly Seat[]): readonly string[] =>
  uniqueNames(names.map((name, seat) => (bots.includes(seat) && !isMarkedBotName(name) ? t('bots.add') : name)))
