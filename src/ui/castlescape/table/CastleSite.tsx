/** The site at the table: what is placed on it, and what its squares say when they are touched. */
import { useMemo } from 'preact/hooks'
import { forecastWall } from '../../../games/castlescape/insight/forecastWall.ts'
import { ownerAt, recruitsOf } from '../../../games/castlescape/recruits.ts'
import { baileyAt, isWall } from '../../../games/castlescape/site/site.ts'
import type { Square } from '../../../games/castlescape/site/square.ts'
import { findMessage, t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { moveCorner } from '../views/site/closerView.ts'
import { InteractiveSite, type SiteMotion } from '../views/site/InteractiveSite.tsx'
import type { GhostView } from '../views/site/SiteOverlay.tsx'
import { type CastleProps, type CastleSnapshot, type CastleTableView, placeGhost } from './castleTableView.ts'
import { ghostOn, type Placing, placingNow } from './placing.ts'
import { confirmGhost } from './primaryChoice.ts'
import { pressKey, setScale } from './siteKeys.ts'
import { squareLabels } from './squareText.ts'

const ghostView = ({ state, seat }: CastleSnapshot, placing: Placing, square: Square): GhostView => {
  if (placing.kind === 'build') return { square, wall: true }
  const isNew = placing.kind === 'post' || (placing.kind === 'move' && placing.from !== null)
  return { square, ...(isNew && { recruit: { seat, isOnWall: isWall(state.site, square) } }) }
}

/** Why nothing can be placed on a square, with its ruling; what the square is where nothing is placed at all. */
const explainSquare = (view: CastleTableView, now: CastleSnapshot, placing: Placing | null, square: Square): void => {
  view.choices.viewedSquare.value = square
  view.choices.ghost.value = null
  if (placing?.kind !== 'build' && placing?.kind !== 'post') return
  // A Recruit or a Bailey that is looked at says what it is.
  if (placing.kind === 'build' && ownerAt(now.state, square) >= 0) return
  const refusal = view.game.findRefusal(
    now.visibleState,
    placing.kind === 'build' ? { kind: 'build', square, group: 0 } : { kind: 'post', square },
  )
  const text = refusal && findMessage(refusal.code, refusal.values)
  if (!text) return
  view.sayRefusal(refusal.ruling === undefined ? text : t('castlescape.say.ruled', { text, ruling: refusal.ruling }))
}

/** Whether a Recruit stands on this square that may move. */
const canMoveFrom = ({ legalActions }: CastleSnapshot, square: Square): boolean =>
  legalActions.some((action) => action.kind === 'move' && action.from === square)

/** Squares of the Bailey that is looked at, or the square alone. */
const litSquares = ({ choices }: CastleTableView, { state }: CastleSnapshot): readonly Square[] => {
  const square = choices.viewedSquare.value
  if (square === null) return []
  return state.site.baileys[baileyAt(state.site, square)]?.squares ?? [square]
}

export const CastleSite = ({ view, now }: CastleProps) => {
  const { settings } = useApp()
  const { choices } = view
  const { state } = now
  const placing = placingNow(view, now)
  const ghost = ghostOn(view, placing)
  const labels = useMemo(
    () => squareLabels(state, view.names, placing, ghost, view.newWalls.value),
    [state, placing?.kind, placing?.from, placing?.targets.length, ghost, view.newWalls.value],
  )
  const recruits = useMemo(() => recruitsOf(state), [state.guilds])
  const place = (square: Square): void => placeGhost(view, square, state.site.size)
  const keepChoices = () => {
    const { ghost, viewedSquare } = choices
    const [ghostBefore, viewedBefore] = [ghost.value, viewedSquare.value]
    return () => {
      ghost.value = ghostBefore
      viewedSquare.value = viewedBefore
    }
  }
  const tapElsewhere = (square: Square): void => {
    if (placing?.kind === 'move' && canMoveFrom(now, square)) {
      // The Recruit that was to move stays where it is; this one is pointed at.
      choices.moveFrom.value = null
      place(square)
    } else explainSquare(view, now, placing, square)
  }
  const tap = (square: Square): void => {
    if (placing?.targets.includes(square)) {
      place(square)
      if (choices.corner.value && settings.value.confirm === 'none') confirmGhost(view, now, placing, square)
    } else tapElsewhere(square)
  }
  const pick = (square: Square): void => {
    if (!placing?.targets.includes(square)) tapElsewhere(square)
    else if (square === ghost) confirmGhost(view, now, placing, square)
    else place(square)
  }
  return (
    <InteractiveSite
      site={state.site}
      recruits={recruits}
      corner={choices.corner.value}
      labels={labels}
      targets={placing?.targets ?? []}
      ghost={placing && ghost !== null ? ghostView(now, placing, ghost) : null}
      enclosed={
        placing?.kind === 'build' && ghost !== null ? forecastWall(state, ghost).flatMap(({ squares }) => squares) : []
      }
      newWalls={view.newWalls.value}
      lit={litSquares(view, now)}
      motion={view.motion.value as SiteMotion | null}
      onPlace={place}
      onTouch={keepChoices}
      onTap={tap}
      onPick={pick}
      onPan={(columns, rows) => {
        const { corner } = choices
        if (corner.value) corner.value = moveCorner(corner.value, columns, rows, state.site.size)
      }}
      onScale={(isCloser, square) => setScale(view, now, isCloser, square)}
      onKey={(event, square) => pressKey({ view, now }, event, settings.value.shortcuts === 'on', square)}
    />
  )
}
