/**
 * Sheets of a concession: who concedes, the confirmation, and the question to the others at this phone, who end the
 * game or play on with a bot in that seat. The people on other phones are asked by a consent request.
 */
import '../../../text/bundles/sheets.ts'
import type { ComponentChildren } from 'preact'
import { BOT_LEVELS } from '../../../bots/levels.ts'
import { concededSeats } from '../../../kernel/concededSeats.ts'
import { canPlayOnWithout } from '../../../kernel/concession.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { navigateUp, replaceRoute } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import { MenuSheet } from '../../parts/MenuSheet.tsx'
import { Sheet } from '../../parts/Sheet.tsx'
import { giveSeat } from '../bots/giveSeat.ts'
import type { TableProps, TableView } from '../gameUiContract.ts'
import { type GameTable, openTableOf } from '../lifecycle/openTableRegistry.ts'
import { seatChoices } from '../seatChoices.ts'

interface ConcedeSheetProps extends TableProps {
  /** Parts of the address: the seat, and `others` once its concession is confirmed. */
  readonly at: readonly string[]
  /** Opens the table anew, where no bot has played at it yet. */
  readonly onReopen: () => void
}

const concededAt = ({ entries }: TableView): readonly Seat[] => concededSeats(entries().map(({ body }) => body))

/** Seats of people at this phone who have not conceded. */
const peopleHere = (view: TableView): readonly Seat[] => {
  const conceded = concededAt(view)
  return view.seats().filter((seat) => !conceded.includes(seat))
}

/** Seats of people on other phones who have not conceded. */
const peopleElsewhere = (view: TableView): readonly Seat[] => {
  const conceded = concededAt(view)
  return (view.addOns.peopleElsewhere?.() ?? []).filter((seat) => !conceded.includes(seat))
}

interface QuestionProps {
  readonly title: string
  readonly children: ComponentChildren
  readonly plain: { readonly label: string; readonly onPress: () => void }
  readonly gold: { readonly label: string; readonly onPress: () => void }
}

const Question = ({ title, children, plain, gold }: QuestionProps) => (
  <Sheet
    title={title}
    onClose={navigateUp}
    footer={
      <>
        <button type="button" class={button.plain} onClick={plain.onPress}>
          {plain.label}
        </button>
        <button type="button" class={button.primary} onClick={gold.onPress}>
          {gold.label}
        </button>
      </>
    }
  >
    <p>{children}</p>
  </Sheet>
)

interface SeatProps extends Omit<ConcedeSheetProps, 'at' | 'now'> {
  readonly table: GameTable
  readonly seat: Seat
}

/** Lets the seat leave and a bot play it, at the level of the other bots, or one of medium strength. */
const useLeave = ({ view, table, seat, onReopen }: SeatProps) => {
  const app = useApp()
  return async (askAs: Seat | null): Promise<void> => {
    replaceRoute(...view.path)
    const { ok } = await table.leave(seat)
    if (!ok) return
    if (askAs !== null) table.shared?.askToEnd(askAs)
    const [level = BOT_LEVELS[1]] = table.bots?.levels.value.values() ?? []
    giveSeat(app, table, seat, level, onReopen)
  }
}

/** Question to the others at this phone. Where they end the game, those on other phones must agree. */
const OthersQuestion = (props: SeatProps) => {
  const { view, table, seat } = props
  const leave = useLeave(props)
  const name = view.names[seat] ?? ''
  const [other = null] = peopleHere(view).filter((one) => one !== seat)
  const endGame = (): void => {
    if (peopleElsewhere(view).length > 0) void leave(other)
    else {
      replaceRoute(...view.path)
      void table.concede(seat)
    }
  }
  return (
    <Question
      title={t('concede.others', { name })}
      plain={{ label: t('menu.end'), onPress: endGame }}
      gold={{ label: t('concede.playOn'), onPress: () => void leave(null) }}
    >
      {t('concede.othersWhy', { name })}
    </Question>
  )
}

const ConfirmQuestion = (props: SeatProps) => {
  const { view, table, seat } = props
  const leave = useLeave(props)
  const name = view.names[seat] ?? ''
  const isOneOfSeveralHere = peopleHere(view).length > 1
  const canPlayOn =
    canPlayOnWithout(view.names.length, concededAt(view), seat) &&
    (isOneOfSeveralHere || peopleElsewhere(view).length > 0)
  const concede = (): void => {
    if (canPlayOn && isOneOfSeveralHere) replaceRoute(...view.path, 'concede', String(seat), 'others')
    else if (canPlayOn) void leave(seat)
    else {
      replaceRoute(...view.path)
      void table.concede(seat)
    }
  }
  return (
    <Question
      title={t('concede.ask', { name })}
      plain={{ label: t('menu.concede'), onPress: concede }}
      gold={{ label: t('do.resume'), onPress: navigateUp }}
    >
      {t(canPlayOn ? 'concede.last' : 'concede.ends', { name })}
    </Question>
  )
}

export const ConcedeSheet = ({ view, at: [seatParam, step], onReopen }: ConcedeSheetProps) => {
  const table = openTableOf(view.header.id)
  const people = peopleHere(view)
  const seat = people.length === 1 ? people[0] : people.find((one) => String(one) === seatParam)
  if (!table || people.length === 0) return null
  if (seat === undefined) {
    return <MenuSheet title={t('concede.who')} choices={seatChoices(view, 'concede', people)} onClose={navigateUp} />
  }
  const Step = step === 'others' ? OthersQuestion : ConfirmQuestion
  return <Step view={view} table={table} seat={seat} onReopen={onReopen} />
}
