/** The whole table of this game on one screen. */

import type { ComponentChildren } from 'preact'
import { BY_SEATS } from '../../../games/castlescape/data/numbers.ts'
import type { State } from '../../../games/castlescape/state.ts'
import { modeNameById } from '../../../text/gameAndModeNames.ts'
import { joinNames } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import { navigate } from '../../common/route.ts'
import { ChoiceButton } from '../../parts/controls/ChoiceButton.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { lazy } from '../../parts/lazy.tsx'
import { TableLayout } from '../../parts/tableLayout/TableLayout.tsx'
import { TableNav } from '../../parts/tableLayout/TableNav.tsx'
import { UndoButton } from '../../parts/tableLayout/UndoButton.tsx'
import { useKeptFocus } from '../../parts/useKeptFocus.ts'
import type { ChoiceView, PlayerView } from '../../parts/viewTypes.ts'
import type { TableView } from '../../table/gameUiContract.ts'
import { undoChoice } from '../../table/undoChoice.ts'
import { ShowHowToWin } from '../howToWin/ShowHowToWin.tsx'
import { loadTableParts } from '../loadTableParts.ts'
import { GuildsAndQuarry } from '../views/GuildsAndQuarry.tsx'
import { LabelledButton } from '../views/LabelledButton.tsx'
import { CastleSite } from './CastleSite.tsx'
import * as styles from './CastleTable.module.css'
import { CastleTray } from './CastleTray.tsx'
import { ContractChoice } from './ContractChoice.tsx'
import { type CastleProps, type CastleSnapshot, taskOf } from './castleTableView.ts'
import { primaryChoice, secondaryChoice } from './primaryChoice.ts'
import { StatusStrip } from './StatusStrip.tsx'
import { SideMarket } from './sheets/MarketSheet.tsx'
import { useLetterKeys } from './siteKeys.ts'

/** Fetched at leisure. */
const Tips = lazy<CastleProps>(() => loadTableParts().then((module) => module.Tips), 'unasked')

/** Tick in the corner of the chip of a seat that has chosen its Contracts. */
const ChosenMark = () => (
  <i class={styles.chosen}>
    <Icon name="tick" small />
  </i>
)

const playerViews = ({ view, now }: CastleProps): readonly PlayerView[] =>
  view.names.map((name, seat) => {
    const badges = (view as unknown as TableView).addOns.seatBadges(now as never, seat)
    const hasChosen = now.chosenSeats.includes(seat)
    const n = now.state.guilds[seat]?.renown ?? 0
    const words = [
      t('castlescape.chip', { n }),
      ...badges.map(({ label }) => label),
      hasChosen && t('player.hasChosen'),
    ]
    return {
      seat,
      name,
      count: n,
      goal: 0,
      words: words.filter(Boolean).join(''),
      badges: [...badges.map(({ content }) => content), hasChosen && <ChosenMark />],
      isOnTurn: seat === (now.awaitedElsewhere ?? now.seat),
    }
  })

const quarryView = ({ quarry, guilds, marker, lastSeat }: State) => {
  const all = BY_SEATS[guilds.length]?.quarry ?? 0
  const label =
    lastSeat >= 0 ? t('castlescape.quarry.last') : t('castlescape.quarry', { n: quarry, all, inspections: marker - 1 })
  return { left: lastSeat >= 0 ? 0 : quarry, all, label }
}

export const CastleTop = ({ view, now }: CastleProps) => (
  <GuildsAndQuarry
    players={playerViews({ view, now })}
    onGuild={(seat) => navigate(...view.path, 'guild', String(seat))}
    quarry={quarryView(now.state)}
    onQuarry={() => navigate(...view.path, 'quarry')}
  />
)

/** The site, or in its place the Contracts to choose from. */
const Stage = (props: CastleProps) => {
  const task = taskOf(props.now)
  const isAsked = task?.do === 'keep' || task?.do === 'keepOne'
  return isAsked && !props.view.choices.showsSite.value ? <ContractChoice {...props} /> : <CastleSite {...props} />
}

/** Goals that the shown seat may claim now. */
const claimable = ({ legalActions }: CastleSnapshot): number =>
  legalActions.filter(({ kind }) => kind === 'claim').length

const NavButtons = ({ view, now }: CastleProps) => {
  const secondary = secondaryChoice(view, now)
  return (
    <>
      <UndoButton undo={undoChoice(view as unknown as TableView, now as never)} />
      {secondary ? (
        <ChoiceButton choice={secondary} />
      ) : (
        <>
          <LabelledButton
            part="market"
            icon="stall"
            label={t('castlescape.market')}
            onPress={() => navigate(...view.path, 'market')}
          />
          <LabelledButton
            part="guild"
            icon="flag"
            label={t('castlescape.guild')}
            count={claimable(now)}
            onPress={() => navigate(...view.path, 'guild', String(now.seat))}
          />
        </>
      )}
    </>
  )
}

interface CastleTableProps extends CastleProps {
  /** Main button in place of the usual one. */
  readonly primary?: ChoiceView | null
  /** Name of the screen, where it is not that of the game and the player. */
  readonly title?: string
  /** What stands in place of the guilds, and of the tray. */
  readonly top?: ComponentChildren
  readonly tray?: ComponentChildren
}

export const CastleTable = ({ view, now, primary, title, top, tray }: CastleTableProps) => {
  useKeptFocus("[data-part='table']", "[data-part='table'] main")
  useLetterKeys({ view, now })
  return (
    <TableLayout
      title={title ?? joinNames([modeNameById(view.header.mode), view.names[now.seat] ?? ''])}
      top={top ?? <CastleTop view={view} now={now} />}
      board={<Stage view={view} now={now} />}
      middle={
        <>
          <StatusStrip view={view} now={now} />
          <ShowHowToWin view={view} now={now} />
          <Tips view={view} now={now} />
        </>
      }
      tray={tray ?? <CastleTray view={view} now={now} />}
      nav={
        <div class={styles.nav}>
          <TableNav
            isUnsaved={!now.isSaved}
            primary={view.addOns.primaryChoice?.({ view, now } as never) ?? primary ?? primaryChoice(view, now)}
            onMenu={() => navigate(...view.path, 'menu')}
          >
            <NavButtons view={view} now={now} />
          </TableNav>
        </div>
      }
      side={<SideMarket view={view} now={now} />}
      sayReason={view.sayRefusal}
    />
  )
}
