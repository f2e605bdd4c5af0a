/** Building one Wall of a group (rules 2 and 4.3), and claiming the Baileys that it finishes. */

import type { ActionOf } from '../../actions.ts'
import { addRenown, updateTurn } from '../../changeState.ts'
import { recruitsOf } from '../../recruits.ts'
import { because } from '../../refusal.ts'
import { buildableSquares, whyNotBuild } from '../../site/buildableSquares.ts'
import { shareOfSize } from '../../site/influence.ts'
import { raiseWall } from '../../site/raiseWall.ts'
import type { Square } from '../../site/square.ts'
import type { ActionHandler, MoveContext } from '../ruleTypes.ts'
import { begunGroup, groupKinds, replaceGroup, wallsOfGroup } from '../wallGroups.ts'

/** Puts a Wall on this square; the Baileys that are finished by it are claimed and scored, in reading order. */
const claimBaileys = ({ draft, emit }: MoveContext, square: Square): void => {
  const { site, finished } = raiseWall(draft.site, recruitsOf(draft), square)
  const before = draft.site.baileys.length
  draft.site = site
  emit({ kind: 'built', seat: draft.seat, square })
  for (const [index, { squares, claimedBy }] of finished.entries()) {
    const renown = shareOfSize(squares.length, claimedBy.length)
    for (const seat of claimedBy) addRenown(draft, seat, renown)
    emit({ kind: 'claimedBailey', bailey: before + index, seats: claimedBy, size: squares.length, renown })
  }
}

type Build = ActionOf<'build'>

/** Takes a Wall from the quarry, and from the supply once that is empty or the end is triggered (C18, C25). */
const takeWall = ({ draft }: MoveContext): void => {
  if (draft.lastSeat < 0 && draft.quarry > 0) draft.quarry -= 1
}

const buildFrom = (context: MoveContext, groupIndex: number, square: Square): void => {
  const { draft } = context
  const group = groupKinds(draft.turn)[groupIndex]
  if (!group) throw new Error(`no group ${groupIndex}`)
  const { left, loose, built } = group
  takeWall(context)
  claimBaileys(context, square)
  const changed = { left: left - 1, loose, built: [...built, square] }
  const groups = replaceGroup(draft, group, changed)
  if (changed.left > 0 && groups.length < draft.turn.groups.length)
    context.emit({ kind: 'lapsed', seat: draft.seat, walls: changed.left })
  updateTurn(draft, { groups, built: draft.turn.built + 1 })
}

export const buildWall: ActionHandler<Build> = {
  list: ({ state: { turn, site } }) =>
    turn.posted
      ? []
      : groupKinds(turn).flatMap((kind, group) =>
          buildableSquares(site, wallsOfGroup(kind)).map((square) => ({ kind: 'build', square, group }) as const),
        ),

  check({ state: { turn, site } }, { square, group }) {
    if (turn.posted) return because('castlescape.posted', 11)
    const kind = groupKinds(turn)[group]
    if (!kind)
      return begunGroup(turn) && turn.groups.length > 1
        ? because('castlescape.otherCardBegun', 16)
        : because('castlescape.noWalls')
    return whyNotBuild(site, square, wallsOfGroup(kind))
  },

  act: (context, _seat, { square, group }) => buildFrom(context, group, square),
}

/** Giving up the rest of the group that is begun (C10). */
export const leaveGroup: ActionHandler<ActionOf<'leave'>> = {
  list: () => [{ kind: 'leave' }],
  check: ({ state: { turn } }) => (begunGroup(turn) ? null : because('castlescape.notBegun')),
  act({ draft, emit }, seat) {
    const { groups } = draft.turn
    emit({ kind: 'lapsed', seat, walls: begunGroup(draft.turn)?.left ?? 0 })
    updateTurn(draft, { groups: groups.filter(({ built }) => built.length === 0) })
  },
}
