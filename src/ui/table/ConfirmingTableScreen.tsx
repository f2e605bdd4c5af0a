/** Table screen that asks for confirmation before actions: those that cannot be taken back, or all of them. */
import '../../text/bundles/sheets.ts'
import { useEffect, useState } from 'preact/hooks'
import type { Game, Shape } from '../../kernel/contract.ts'
import { t } from '../../text/t.ts'
import { useApp } from '../common/appContext.ts'
import * as button from '../parts/Button.module.css'
import { Sheet } from '../parts/Sheet.tsx'
import type { TableView } from './gameUiContract.ts'
import { TableScreen, type TableScreenProps } from './TableScreen.tsx'
import type { TableSnapshot } from './tableSnapshot.ts'

/** Whether this action cannot be taken back: it reveals a hidden card, or the dealer answers it. */
export const isIrreversible = <G extends Shape>(
  game: Game<G>,
  { state, seat }: Pick<TableSnapshot<G>, 'state' | 'seat'>,
  action: G['action'],
): boolean => {
  if (game.openings(state, seat, action).length > 0) return true
  const applied = game.apply(state, { kind: 'seat', seat, action, openings: [] })
  return applied.ok && game.turn(applied.value.state).kind === 'chance'
}

interface PendingConfirmation {
  readonly isIrreversible: boolean
  /** The action in words. */
  readonly actionText: string
  readonly proceed: () => void
}

interface ConfirmActionSheetProps extends PendingConfirmation {
  readonly onClose: () => void
}

const ConfirmActionSheet = ({ actionText, isIrreversible, proceed, onClose }: ConfirmActionSheetProps) => (
  <Sheet
    title={actionText}
    onClose={onClose}
    footer={
      <>
        <button type="button" class={button.plain} onClick={onClose}>
          {t('confirm.no')}
        </button>
        <button
          type="button"
          class={button.primary}
          onClick={() => {
            onClose()
            proceed()
          }}
        >
          {t('confirm.yes')}
        </button>
      </>
    }
  >
    <p>{t(isIrreversible ? 'confirm.final' : 'confirm.any')}</p>
  </Sheet>
)

/**
 * Confirmation that waits for an answer, and the function that closes it. Asks while the component is mounted.
 * @param confirmsAll asks also before actions that can be taken back
 */
const usePendingConfirmation = (
  view: TableView,
  confirmsAll: boolean,
): readonly [PendingConfirmation | null, () => void] => {
  const [pending, setPending] = useState<PendingConfirmation | null>(null)
  useEffect(() => {
    const actionTextLoading = view.tableUi.loadActionText?.().catch(() => null) ?? Promise.resolve(null)
    view.confirmHandler.value = (action, proceed) => {
      const now = view.now.peek()
      const isIrreversibleAction = isIrreversible(view.game, now, action)
      if (!isIrreversibleAction && !confirmsAll) return proceed()
      void actionTextLoading.then((actionText) =>
        setPending({
          isIrreversible: isIrreversibleAction,
          actionText: actionText?.(now, action) ?? t('confirm.title'),
          proceed,
        }),
      )
    }
    return () => {
      view.confirmHandler.value = null
    }
  }, [view, confirmsAll])
  return [pending, () => setPending(null)]
}

export const ConfirmingTableScreen = (props: TableScreenProps) => {
  const { confirm } = useApp().settings.value
  const [pending, closeConfirmation] = usePendingConfirmation(props.view, confirm === 'all')
  const { isCurtainDown } = props.view.now.value
  // What is asked may be secret, and is asked of whoever had the phone.
  useEffect(closeConfirmation, [isCurtainDown])
  return (
    <>
      <TableScreen {...props} />
      {pending && !isCurtainDown && <ConfirmActionSheet {...pending} onClose={closeConfirmation} />}
    </>
  )
}
