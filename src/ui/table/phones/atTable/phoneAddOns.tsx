/**
 * Additions of several phones to the screens of a table: signs on the chips, the connection in place of the prompt,
 * consent requests, sheets, and the audit of the deal.
 */
import '../../../parts/symbols/phones.ts'
import type { ReadonlySignal } from '@preact/signals'
import type { Seat } from '#src/kernel/contract.ts'
import { t } from '#src/text/t.ts'
import { navigate, navigateUp, replaceRoute } from '../../../common/route.ts'
import { BotBadge } from '../../bots/botAddOns.tsx'
import type { AddOns, SeatBadge, TableView } from '../../gameUiContract.ts'
import { awaitedOrActiveSeat, LastMovePrompt } from '../../log/LastMovePrompt.tsx'
import type { PhoneSeatView, Phones, PhonesView } from '../parts/phoneProps.ts'
import { StateDot } from '../parts/SeatStateLabel.tsx'
import { ConnectionPrompt } from './ConnectionPrompt.tsx'
import { ConsentRequestBar } from './ConsentRequestBar.tsx'
import { DealAuditReport } from './DealAuditReport.tsx'
import { ConfirmEndSheet, ConfirmStandInSheet } from './PhonesConfirmSheets.tsx'
import { PhonesSheet } from './PhonesSheet.tsx'
import { TransferSeatSheet } from './TransferSeatSheet.tsx'

/** Badges of a seat on another phone; this phone's seats need none. None while the state of the others is unknown. */
const phoneBadgesOf = ({ connection, seats }: PhonesView, seat: Seat): readonly SeatBadge[] => {
  const seatView = seats.find((other) => other.seat === seat)
  if (!seatView || seatView.isMine || (connection.at !== 'up' && connection.at !== 'unsaved')) return []
  const state = seatView.isGone ? 'away' : seatView.state
  const label = t('phones.sign', { state: t(`state.${state}`) })
  const botBadge: SeatBadge = { content: <BotBadge thinks={false} />, label: t('bots.signOther') }
  return [
    { content: <StateDot state={state} />, label },
    ...(seatView.isBot && seatView.standIn !== 'this' ? [botBadge] : []),
  ]
}

/** Whether nobody plays this seat of another phone, for longer than a short break. */
const isAway = ({ state, isGone, standIn }: PhoneSeatView): boolean => !standIn && (isGone || state === 'away')

interface PhonesSheetsProps {
  readonly view: TableView
  readonly phones: Phones
  /** Parts of the address after `phones`. */
  readonly at: readonly string[]
}

const goToPhonesSheet = ({ path }: TableView, ...sheet: readonly string[]): void =>
  replaceRoute(...path, 'phones', ...sheet)

/** Open sheet: who is present, or one behind it. */
const PhonesSheets = ({ view, phones, at: [sheet, seatParam] }: PhonesSheetsProps) => {
  const seat = phones.view.seats.find((one) => one.seat === Number(seatParam))
  const back = () => goToPhonesSheet(view)
  if (sheet === 'move' && seat?.link) return <TransferSeatSheet name={seat.name} link={seat.link} onClose={back} />
  if (sheet === 'for' && seat) {
    const confirmStandIn = () => {
      phones.onStandIn(seat.seat)
      back()
    }
    return <ConfirmStandInSheet name={seat.name} onConfirm={confirmStandIn} onClose={back} />
  }
  return (
    <PhonesSheet
      phones={phones}
      onTransferSeat={(one) => goToPhonesSheet(view, 'move', String(one))}
      onStandIn={(one) => goToPhonesSheet(view, 'for', String(one))}
      onClose={navigateUp}
    />
  )
}

/** Additions of several phones to the screens of a table. `phones` is read whenever something is drawn. */
export const phoneAddOns = (phones: ReadonlySignal<Phones>): AddOns => ({
  seatBadges: (_now, seat) => phoneBadgesOf(phones.value.view, seat),
  menuChoices: ({ view }) => [
    {
      id: 'phones',
      label: t('phones.title'),
      hint: t('phones.hint'),
      icon: 'phone',
      onPress: () => goToPhonesSheet(view),
    },
  ],
  PromptFrame: ({ view, now, children }) => {
    const { view: phonesView, ...handlers } = phones.value
    const elsewhere = phonesView.seats.find(
      (seatView) => seatView.seat === awaitedOrActiveSeat(now) && !seatView.isMine && seatView.standIn !== 'this',
    )
    return (
      <>
        <ConnectionPrompt
          connection={phonesView.connection}
          isMoveUnsaved={phonesView.isMoveUnsaved}
          awayName={elsewhere && now.awaitedElsewhere !== null && isAway(elsewhere) ? elsewhere.name : null}
          onPress={() => navigate(...view.path, 'phones')}
          onUp={view.clearRefusal}
        >
          {elsewhere ? (
            <LastMovePrompt view={view} now={now}>
              {children}
            </LastMovePrompt>
          ) : (
            children
          )}
        </ConnectionPrompt>
        {phonesView.consentRequest && <ConsentRequestBar plea={phonesView.consentRequest} {...handlers} />}
      </>
    )
  },
  peopleElsewhere: () => phones.value.view.seats.flatMap(({ seat, isMine, isBot }) => (isMine || isBot ? [] : [seat])),
  PhonesSheet: ({ view, at }) => <PhonesSheets view={view} phones={phones.value} at={at} />,
  EndGameSheet: ({ view }) => {
    const confirmEnd = () => {
      navigateUp()
      view.proposeEnd()
    }
    return <ConfirmEndSheet onConfirm={confirmEnd} onClose={navigateUp} />
  },
  DealAudit: () => {
    const { dealAudit } = phones.value.view
    return dealAudit && <DealAuditReport deal={dealAudit} />
  },
})
