/** An editor: the verdict above, the board, what can be done with it, and a button that plays what was made. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Json } from '../../../kernel/json.ts'
import type { Refusal } from '../../../kernel/result.ts'
import { t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { describeFailure } from '../../common/failureTexts.ts'
import { navigate } from '../../common/route.ts'
import { AppBrand } from '../../parts/tableLayout/SidePanelParts.tsx'
import { TableLayout } from '../../parts/tableLayout/TableLayout.tsx'
import { TableNav } from '../../parts/tableLayout/TableNav.tsx'
import { Tray } from '../../parts/tableLayout/Tray.tsx'
import { UndoButton } from '../../parts/tableLayout/UndoButton.tsx'
import type { PositionFormat } from '../gameUiContract.ts'
import * as coach from '../lessons/Coach.module.css'
import * as plate from '../lessons/CoachPlate.module.css'
import { beginFromPosition } from '../lifecycle/beginFromPosition.ts'
import { beginOnce } from '../lifecycle/beginOnce.ts'
import { createRefusalLine } from '../refusalLine.ts'
import { TablePrompt } from '../TablePrompt.tsx'
import * as styles from './Editor.module.css'
import type { DraftWithUndo } from './storedDraftWithUndo.ts'

interface EditorLayoutProps {
  readonly drafts: Pick<DraftWithUndo<unknown>, 'current' | 'canUndo' | 'undo'>
  readonly positions: PositionFormat
  /** Why the draft cannot be played; null where it can. */
  readonly refusal: Refusal | null
  readonly refusalText: (refusal: Refusal) => string
  readonly board: ComponentChildren
  /** What can be done with what is chosen on the board. */
  readonly prompt: string
  readonly tray: ComponentChildren
  /** Content of the lower bar, beside the menu and the main button. */
  readonly counts?: ComponentChildren
  readonly onMenu: () => void
}

export const EditorLayout = (props: EditorLayoutProps) => {
  const { drafts, positions, refusal, refusalText } = props
  const { database } = useApp()
  const [message, setMessage] = useState('')
  const [refusalLine] = useState(createRefusalLine)
  const reason = refusal ? refusalText(refusal) : undefined
  const play = (): void => {
    void beginOnce(() =>
      beginFromPosition(database, positions, drafts.current.peek() as Json).then(
        (result) => (result.ok ? navigate('play', result.value) : setMessage(refusalText(result.error))),
        (error: unknown) => setMessage(describeFailure(error)),
      ),
    )
  }
  const undo = {
    id: 'undo',
    label: t('do.undo'),
    reason: drafts.canUndo.value ? undefined : t('undo.none'),
    onPress: drafts.undo,
  }
  return (
    <TableLayout
      title={t('editor.title')}
      top={
        <p class={`${coach.coach} ${plate.plate} ${styles.verdict}`} role="status">
          {message || (reason ?? t('editor.fits'))}
        </p>
      }
      board={props.board}
      middle={
        <>
          <TablePrompt view={refusalLine}>{props.prompt}</TablePrompt>
          <UndoButton undo={undo} />
        </>
      }
      tray={<Tray>{props.tray}</Tray>}
      nav={
        <TableNav
          primary={{ id: 'play', label: t('editor.play'), icon: 'play', reason, onPress: () => !reason && play() }}
          onMenu={props.onMenu}
        >
          {props.counts}
        </TableNav>
      }
      side={<AppBrand />}
      sayReason={refusalLine.sayRefusal}
    />
  )
}
