/** Gives a seat of this phone to a bot, or back to a person: first which seat, then who plays it. */
import '../text/bots.ts'
import { LEVELS, type Level } from '../../bots/levels.ts'
import type { Seat } from '../../kernel/contract.ts'
import { keepBots } from '../../store/bots.ts'
import { atHand, type Table } from '../blackstone/game/atHand.ts'
import type { AtTable } from '../blackstone/game/chapter.ts'
import type { Choice } from '../blackstone/props.ts'
import { MenuSheet } from '../blackstone/Sheets.tsx'
import { useHouse } from '../shell/house.ts'
import { replace, up } from '../shell/route.ts'
import { sayFailure } from '../shell/trouble.ts'
import { t } from '../text/t.ts'

interface BotsSheetProps extends AtTable {
  /** Whose player is chosen; absent before a seat is. */
  readonly seat: string | undefined
  /** Opens the table anew, where no bot has sat at it yet. */
  readonly onReseat: () => void
}

const levelAt = ({ bots }: Table, seat: Seat): Level | null => bots?.levels.value.get(seat) ?? null

/** The seats that are played on this phone, by people or by bots. */
const seatsOf = ({ bots, seats }: Table): readonly Seat[] => (bots?.seats ?? seats)()

const playerOf = (level: Level | null): string =>
  level ? t('bots.bot', { level: t(`bot.${level}`) }) : t('bots.person')

const Seats = ({ sitting, table }: Pick<BotsSheetProps, 'sitting'> & { readonly table: Table }) => {
  const choices = seatsOf(table).map(
    (seat): Choice => ({
      id: String(seat),
      label: sitting.names[seat] ?? '',
      hint: playerOf(levelAt(table, seat)),
      icon: levelAt(table, seat) ? 'bot' : 'people',
      onPress: () => replace(...sitting.path, 'bots', String(seat)),
    }),
  )
  return (
    <MenuSheet title={t(choices.length > 0 ? 'bots.which' : 'bots.title')} choices={choices} onClose={up}>
      {choices.length === 0 && <p>{t('bots.none')}</p>}
    </MenuSheet>
  )
}

interface WhoProps extends Omit<BotsSheetProps, 'seat' | 'now'> {
  readonly table: Table
  readonly seat: Seat
}

/** Who plays one seat. */
const Who = ({ sitting, table, seat, onReseat }: WhoProps) => {
  const { database, notify, dismiss } = useHouse()
  const fail = (error: unknown): void =>
    notify({ id: 'bots', warn: true, text: sayFailure(error), onDismiss: () => dismiss('bots') })
  const give = (level: Level | null): void => {
    replace(...sitting.path)
    if (table.bots) table.bots.give(seat, level)
    // A table at which no bot has sat learns of them from what is kept.
    else if (level) keepBots(database, table.header.id, { [seat]: level }).then(onReseat, fail)
  }
  const now = levelAt(table, seat)
  const choices = [null, ...LEVELS].map(
    (level): Choice => ({
      id: level ?? 'person',
      label: playerOf(level),
      hint: t(level ? `bot.${level}.help` : 'bots.personHelp'),
      icon: level === now ? 'tick' : level ? 'bot' : 'people',
      onPress: () => give(level),
    }),
  )
  return <MenuSheet title={t('bots.who', { name: sitting.names[seat] ?? '' })} choices={choices} onClose={up} />
}

export const BotsSheet = ({ seat, ...props }: BotsSheetProps) => {
  const table = atHand(props.sitting.header.id)
  if (!table) return null
  const chosen = seatsOf(table).find((one) => String(one) === seat)
  return chosen === undefined ? <Seats {...props} table={table} /> : <Who {...props} table={table} seat={chosen} />
}
