/** Sheet that gives a seat of this phone to a bot, or back to a person: first the seat, then its player. */
import '../../../text/bundles/sheets.ts'
import { BOT_LEVELS, type BotLevelId } from '../../../bots/levels.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { navigateUp, replaceRoute } from '../../common/route.ts'
import { MenuSheet } from '../../parts/MenuSheet.tsx'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import type { TableProps } from '../gameUiContract.ts'
import { type GameTable, openTableOf } from '../lifecycle/openTableRegistry.ts'
import { seatChoices } from '../seatChoices.ts'
import { giveSeat } from './giveSeat.ts'

interface BotsSheetProps extends TableProps {
  /** Seat whose player is being chosen; absent before a seat is chosen. */
  readonly seat: string | undefined
  /** Opens the table anew, where no bot has played at it yet. */
  readonly onReopen: () => void
}

const levelAt = ({ bots }: GameTable, seat: Seat): BotLevelId | null => bots?.levels.value.get(seat) ?? null

/** Seats that are played on this phone, by people or by bots. */
const playableSeatsOf = ({ bots, seats }: GameTable): readonly Seat[] => (bots?.seats ?? seats)()

const playerText = (level: BotLevelId | null): string =>
  level ? t('bots.bot', { level: t(`bot.${level}.level`) }) : t('bots.person')

const SeatList = ({ view, table }: Pick<BotsSheetProps, 'view'> & { readonly table: GameTable }) => {
  const choices = seatChoices(view, 'bots', playableSeatsOf(table), (seat) => ({
    hint: playerText(levelAt(table, seat)),
    icon: levelAt(table, seat) ? 'bot' : 'people',
  }))
  return (
    <MenuSheet title={t(choices.length > 0 ? 'bots.which' : 'bots.title')} choices={choices} onClose={navigateUp}>
      {choices.length === 0 && <p>{t('bots.none')}</p>}
    </MenuSheet>
  )
}

interface PlayerChoiceProps extends Omit<BotsSheetProps, 'seat' | 'now'> {
  readonly table: GameTable
  readonly seat: Seat
}

/** Choice of who plays one seat. */
const PlayerChoice = ({ view, table, seat, onReopen }: PlayerChoiceProps) => {
  const app = useApp()
  const assignSeat = (level: BotLevelId | null): void => {
    replaceRoute(...view.path)
    giveSeat(app, table, seat, level, onReopen)
  }
  const currentLevel = levelAt(table, seat)
  const choices = [null, ...BOT_LEVELS].map(
    (level): ChoiceView => ({
      id: level ?? 'person',
      label: playerText(level),
      hint: t(level ? `bot.${level}.help` : 'bots.personHelp'),
      icon: level === currentLevel ? 'tick' : level ? 'bot' : 'people',
      onPress: () => assignSeat(level),
    }),
  )
  return <MenuSheet title={t('bots.who', { name: view.names[seat] ?? '' })} choices={choices} onClose={navigateUp} />
}

export const BotsSheet = ({ seat, ...props }: BotsSheetProps) => {
  const table = openTableOf(props.view.header.id)
  if (!table) return null
  const chosenSeat = playableSeatsOf(table).find((candidate) => String(candidate) === seat)
  return chosenSeat === undefined ? (
    <SeatList {...props} table={table} />
  ) : (
    <PlayerChoice {...props} table={table} seat={chosenSeat} />
  )
}
