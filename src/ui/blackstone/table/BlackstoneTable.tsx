/** The whole table of one game on one screen. */

import type { ComponentChildren } from 'preact'
import { kingsOf } from '../../../games/blackstone/rules/court/activeCards.ts'
import { isLimitedCourt } from '../../../games/blackstone/rules/court/familyOf.ts'
import { modeNameById } from '../../../text/gameAndModeNames.ts'
import { joinNames } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import { navigate } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import { ChoiceButton } from '../../parts/controls/ChoiceButton.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { lazy } from '../../parts/lazy.tsx'
import { PlayerStrip } from '../../parts/tableLayout/PlayerStrip.tsx'
import { TableLayout } from '../../parts/tableLayout/TableLayout.tsx'
import { TableNav } from '../../parts/tableLayout/TableNav.tsx'
import { UndoButton } from '../../parts/tableLayout/UndoButton.tsx'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import { TablePrompt } from '../../table/TablePrompt.tsx'
import { undoChoice } from '../../table/undoChoice.ts'
import { useIsPendingLong } from '../../table/useIsPendingLong.ts'
import { whyCannotAct } from '../../table/whyCannotAct.ts'
import { loadFirstTouchParts } from '../tiers/loadFirstTouchParts.ts'
import { loadSheets } from '../tiers/loadSheets.ts'
import { TokenCounters } from '../views/TokenCounters.tsx'
import { Tower } from '../views/Tower.tsx'
import type { TokenView } from '../views/viewProps.ts'
import { type BlackstoneTableSnapshot, type BlackstoneTableView, questionOf } from './blackstoneTableView.ts'
import { towerView } from './board/cornerTowerView.ts'
import { TableBoard } from './board/TableBoard.tsx'
import { loadTurnParts } from './turn/loadTurnParts.ts'
import { playerViews } from './turn/playerViews.ts'
import { primaryChoice } from './turn/primaryChoice.ts'
import { hasSelectionPrompt, promptOf } from './turn/prompt.ts'
import type { PromptText } from './turn/promptText.ts'
import { TableTray } from './turn/TableTray.tsx'
import { towerActionsOf } from './turn/tableSelection.ts'

/** Panel beside the board; phones have no room for it. */
export const SidePanel = lazy(() => loadSheets().then((module) => module.SidePanel), true)
const SelectionPrompt = lazy(() => loadFirstTouchParts().then((module) => module.SelectionPrompt), true)
/** Fetched behind what a first touch needs. */
const ShowHowToWin = lazy(async () => {
  await loadTurnParts()
  return (await loadSheets()).ShowHowToWin
}, 'unasked')
const NewsAndTips = lazy(() => loadSheets().then((module) => module.NewsAndTips), true)

interface Props {
  readonly view: BlackstoneTableView
  readonly now: BlackstoneTableSnapshot
  /** Replaces the choice that ends the turn once the game is over. */
  readonly primary?: ChoiceView | null
}

const openSheet =
  (view: BlackstoneTableView, ...sheet: readonly string[]) =>
  (): void =>
    navigate(...view.path, ...sheet)

const CornerTower = ({ view, now, corner }: Props & { readonly corner: number }) => {
  const towerActions =
    questionOf(view, now)?.towerActions?.({ view, now }) ?? towerActionsOf(view.selection.value, now.legalActions)
  const action = towerActions.get(corner)
  const sign = view.extensions.towerSign?.(now, corner) ?? null
  return (
    <Tower
      tower={towerView(now.state, corner, now.court.pile === corner, action !== undefined, sign)}
      onPress={() => (action ? view.confirmAndPropose(action) : openSheet(view, 'tower', String(corner))())}
    />
  )
}

const PlayersStrip = ({ view, now }: Props) => (
  <PlayerStrip players={playerViews(view, now)} onPress={(seat) => openSheet(view, 'court', String(seat))()} />
)

export const TopStrip = ({ view, now }: Props) => {
  const { Top: TopCenter = PlayersStrip } = view.extensions
  const hasTowers = now.state.piles.length > 0
  return (
    <>
      {hasTowers && <CornerTower view={view} now={now} corner={0} />}
      <TopCenter view={view} now={now} />
      {hasTowers && <CornerTower view={view} now={now} corner={1} />}
    </>
  )
}

/** Are there four towers? Then the lower two stand left and right of the middle strip. */
const hasFourTowers = ({ state }: BlackstoneTableSnapshot): boolean => state.piles.length > 2

export const LowerLeft = ({ view, now }: Props) => {
  const { LowerStrip } = view.extensions
  if (hasFourTowers(now)) return <CornerTower view={view} now={now} corner={3} />
  return LowerStrip ? <LowerStrip view={view} now={now} /> : null
}

export const LowerRight = ({ view, now }: Props) =>
  hasFourTowers(now) ? <CornerTower view={view} now={now} corner={2} /> : null

const PlainPromptFrame = ({ children }: { readonly children: ComponentChildren }) => <>{children}</>

const MiddleStrip = ({ view, now }: Props) => {
  const isPendingLong = useIsPendingLong(now.isPending)
  const { lead, text }: PromptText = isPendingLong ? { text: t('status.pending') } : promptOf(view, now)
  const hasSelection = !isPendingLong && hasSelectionPrompt(view, now)
  const { PromptFrame = PlainPromptFrame } = view.extensions
  const alternative =
    ['nothing', 'task'].includes(view.selection.value.on) && !now.whyNoUndo && view.alternativeChoice.value
  return (
    <>
      <LowerLeft view={view} now={now} />
      <PromptFrame view={view} now={now}>
        {alternative && !view.refusal.value ? (
          <ChoiceButton choice={alternative} />
        ) : (
          <TablePrompt view={view} {...(lead && !hasSelection && { lead })} onOpenRules={openSheet(view, 'rule')}>
            {hasSelection ? <SelectionPrompt view={view} now={now} /> : text}
          </TablePrompt>
        )}
      </PromptFrame>
      <ShowHowToWin view={view} now={now} />
      {now.todo !== 'pile' && <NewsAndTips view={view} now={now} />}
      <UndoButton undo={undoChoice(view, now)} />
      <LowerRight view={view} now={now} />
    </>
  )
}

/** Opens the hint; while another has the turn a press says so. */
const HintButton = ({ view, now }: Props) => {
  const canMove = now.legalActions.length > 0
  return (
    <button
      type="button"
      class={`${button.icon} tap`}
      aria-label={t('menu.hint')}
      aria-disabled={!canMove}
      onClick={() => (canMove ? openSheet(view, 'hint')() : view.sayRefusal(whyCannotAct(view, now)))}
    >
      <Icon name="bulb" />
    </button>
  )
}

const tokenViews = ({ scene, court }: BlackstoneTableSnapshot): readonly TokenView[] => {
  const limit = isLimitedCourt(scene.rules, scene.state, court) ? kingsOf(court) : null
  return [
    { token: 'knight', count: court.knights, limit },
    { token: 'wizard', count: court.wizards, limit },
  ]
}

export const BlackstoneTable = ({ view, now, primary }: Props) => {
  const { TurnResources } = view.extensions
  return (
    <TableLayout
      title={joinNames([modeNameById(view.header.mode), view.names[now.seat] ?? ''])}
      top={<TopStrip view={view} now={now} />}
      board={<TableBoard view={view} now={now} />}
      middle={<MiddleStrip view={view} now={now} />}
      tray={<TableTray view={view} now={now} />}
      nav={
        <TableNav
          isUnsaved={!now.isSaved}
          primary={primary ?? primaryChoice(view, now)}
          onMenu={openSheet(view, 'menu')}
        >
          {TurnResources ? <TurnResources view={view} now={now} /> : <TokenCounters tokens={tokenViews(now)} />}
          {!now.outcome && <HintButton view={view} now={now} />}
        </TableNav>
      }
      side={<SidePanel view={view} now={now} />}
      sayReason={view.sayRefusal}
    />
  )
}
