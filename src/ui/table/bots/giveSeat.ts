/** Gives a seat of an open table to a bot, or back to a person. */
import type { BotLevelId } from '../../../bots/levels.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { saveBots } from '../../../store/storedBots.ts'
import type { AppContext } from '../../common/appContext.ts'
import { describeFailure } from '../../common/failureTexts.ts'
import type { GameTable } from '../lifecycle/openTableRegistry.ts'
import { writeBots } from './botSeats.ts'

/** `onReopen`: opens the table anew, where no bot has played at it yet. */
export const giveSeat = (
  { database, notify, dismiss }: AppContext,
  table: GameTable,
  seat: Seat,
  level: BotLevelId | null,
  onReopen: () => void,
): void => {
  const notifyFailure = (error: unknown): void =>
    notify({ id: 'bots', isWarning: true, text: describeFailure(error), onDismiss: () => dismiss('bots') })
  if (table.bots) table.bots.assignSeat(seat, level)
  // A table that had no bots reads them from storage when it is opened anew.
  else if (level) {
    const bots = writeBots(new Map([[seat, level]]), new Set([seat]))
    saveBots(database, table.header.id, bots).then(onReopen, notifyFailure)
  }
}
