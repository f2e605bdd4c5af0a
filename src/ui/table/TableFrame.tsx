/** Complete table for a game that brings a board, choices and a prompt; the frame around them is the same for all. */
import type { ComponentChildren } from 'preact'
import { modeNameById } from '../../text/gameAndModeNames.ts'
import { joinNames } from '../../text/joinTexts.ts'
import { t } from '../../text/t.ts'
import { navigate } from '../common/route.ts'
import { ChoiceButton } from '../parts/controls/ChoiceButton.tsx'
import { Icon } from '../parts/Icon.tsx'
import { PlayerStrip } from '../parts/tableLayout/PlayerStrip.tsx'
import { Prompt } from '../parts/tableLayout/Prompt.tsx'
import { AppBrand, LogList } from '../parts/tableLayout/SidePanelParts.tsx'
import { TableLayout } from '../parts/tableLayout/TableLayout.tsx'
import { TableNav } from '../parts/tableLayout/TableNav.tsx'
import { Tray } from '../parts/tableLayout/Tray.tsx'
import { UndoButton } from '../parts/tableLayout/UndoButton.tsx'
import type { ChoiceView, PlayerView } from '../parts/viewTypes.ts'
import type { TableProps } from './gameUiContract.ts'
import * as styles from './TableFrame.module.css'
import { undoChoice } from './undoChoice.ts'

interface TableFrameProps extends TableProps {
  readonly board: ComponentChildren
  /** Choices of the shown seat. */
  readonly choices: readonly ChoiceView[]
  /** Prompt of one line: what can be done now. */
  readonly prompt: string
  /** Points by seat. */
  readonly points: readonly number[]
  /** Gilded button: ends the turn, or leads back to the result. */
  readonly primary?: ChoiceView | null
}

const playerViews = ({ view, now, points }: TableFrameProps): readonly PlayerView[] =>
  view.names.map((name, seat) => {
    const badges = view.addOns.seatBadges(now, seat)
    const hasChosen = now.chosenSeats.includes(seat)
    const words = [String(points[seat] ?? 0), ...badges.map((sign) => sign.label), hasChosen && t('player.hasChosen')]
    return {
      seat,
      name,
      count: points[seat] ?? 0,
      goal: 0,
      words: words.filter(Boolean).join(''),
      badges: [...badges.map(({ content }) => content), hasChosen && <Icon name="tick" small />],
      isOnTurn: seat === (now.awaitedElsewhere ?? now.seat),
    }
  })

const PromptLine = ({ view, now, prompt }: TableFrameProps) => {
  const { PromptFrame } = view.addOns
  const waitText = t('prompt.wait', { name: view.names[now.awaitedElsewhere ?? now.seat] ?? '' })
  const promptNode = (
    <Prompt>{now.isPending ? t('status.pending') : now.isAwaited || now.outcome ? prompt : waitText}</Prompt>
  )
  return PromptFrame ? (
    <PromptFrame view={view} now={now}>
      {promptNode}
    </PromptFrame>
  ) : (
    promptNode
  )
}

export const TableFrame = (props: TableFrameProps) => {
  const { view, now, board, choices, primary } = props
  const openSheet = (sheet: string) => (): void => navigate(...view.path, sheet)
  return (
    <TableLayout
      title={joinNames([modeNameById(view.header.mode), view.names[now.seat] ?? ''])}
      top={<PlayerStrip players={playerViews(props)} onPress={openSheet('log')} />}
      board={board}
      middle={
        <>
          <PromptLine {...props} />
          <UndoButton undo={undoChoice(view, now)} />
        </>
      }
      tray={
        <Tray>
          <div class={styles.choices}>
            {choices.map((choice) => (
              <ChoiceButton key={choice.id} choice={choice} />
            ))}
          </div>
        </Tray>
      }
      nav={
        <TableNav
          isUnsaved={!now.isSaved}
          primary={view.addOns.primaryChoice?.({ view, now }) ?? primary ?? null}
          onMenu={openSheet('menu')}
        />
      }
      side={
        <>
          <AppBrand />
          <LogList lines={view.log.value} />
        </>
      }
    />
  )
}
