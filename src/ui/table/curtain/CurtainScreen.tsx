/** Curtain between two turns on one phone. */
import '../../../text/bundles/sheets.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { t } from '../../../text/t.ts'
import type { TableProps, TableView } from '../gameUiContract.ts'
import { recapFor } from '../log/recap.ts'
import type { TableSnapshot } from '../tableSnapshot.ts'
import { Curtain, type CurtainProps } from './Curtain.tsx'

/** Seat that opened the curtain last, by table. */
const lastOpeners = new WeakMap<TableView, Seat>()

/**
 * Choice that takes back the turn that has just ended. A curtain in mid-turn has none: the seat takes back its own
 * moves at the table.
 */
const undoChoiceFor = (view: TableView, { whyNoUndo, undoSeat, seat }: TableSnapshot): CurtainProps['undoChoice'] => {
  // An undo that needs the consent of another phone is requested at the table.
  if (whyNoUndo || undoSeat === seat || view.shared?.mustAskToUndo(undoSeat)) return null
  const undo = (): void => {
    lastOpeners.delete(view)
    view.undo()
  }
  return { label: t('curtain.back', { name: view.names[undoSeat] ?? '' }), onPress: undo }
}

/** Whether moves were made that the log has not told yet. */
const isUntold = ({ log, entries }: TableView): boolean =>
  log.value.length === 0 && entries().some(({ body }) => body.kind !== 'chance')

export const CurtainScreen = ({ view, now }: TableProps) => {
  const { tableUi, names } = view
  const { isFirstTurn, lines } = recapFor(view.log.value, now.seat)
  const recap = { isFirstTurn: isFirstTurn && !isUntold(view), lines }
  const { line, why, isQuiet } = tableUi.curtainTexts?.({ view, now }, recap.isFirstTurn) ?? {
    line: '',
    why: '',
    isQuiet: false,
  }
  const openHand = (): void => {
    lastOpeners.set(view, now.seat)
    view.openCurtain()
  }
  return (
    <Curtain
      key={now.seat}
      seat={now.seat}
      name={names[now.seat] ?? ''}
      isSamePlayer={lastOpeners.get(view) === now.seat}
      line={line}
      why={why}
      recapHeading={t(recap.isFirstTurn ? 'curtain.newsFirst' : 'curtain.news')}
      recapLines={isQuiet ? [] : recap.lines}
      undoChoice={undoChoiceFor(view, now)}
      onOpen={openHand}
    />
  )
}
