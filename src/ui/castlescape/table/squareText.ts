/** What a square of the site is, in words: for the line under the site, and for screen readers. */

import { forecastWall } from '../../../games/castlescape/insight/forecastWall.ts'
import { ownerAt, recruitsOf } from '../../../games/castlescape/recruits.ts'
import { influenceInBailey } from '../../../games/castlescape/site/influence.ts'
import { baileyAt, isWall } from '../../../games/castlescape/site/site.ts'
import type { Square } from '../../../games/castlescape/site/square.ts'
import type { State } from '../../../games/castlescape/state.ts'
import { formatList } from '../../../text/formatList.ts'
import { joinNames } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import type { Placing } from './placing.ts'

/** Names of those who claimed a Bailey. */
export const claimText = (claimedBy: readonly number[], names: readonly string[]): string =>
  claimedBy.length > 0
    ? t('castlescape.bailey.claimed', { names: formatList(claimedBy.map((seat) => names[seat] ?? '')) })
    : t('castlescape.bailey.unclaimed')

/** A square on which nothing is placed; in a Bailey with the Influence there. */
export const baileyText = (
  state: State,
  names: readonly string[],
  square: Square,
  newWalls: readonly Square[],
): { readonly text: string; readonly influence?: readonly number[] } => {
  const bailey = state.site.baileys[baileyAt(state.site, square)]
  if (!bailey) return { text: contentText(state, names, square, newWalls) }
  const text = joinNames([
    t('castlescape.square.bailey', { size: bailey.squares.length }),
    claimText(bailey.claimedBy, names),
  ])
  return { text, influence: influenceInBailey(state.site, recruitsOf(state), bailey) }
}

const contentText = (state: State, names: readonly string[], square: Square, newWalls: readonly Square[]): string => {
  const owner = ownerAt(state, square)
  const wall = isWall(state.site, square)
  const isNew = newWalls.includes(square)
  const bailey = state.site.baileys[baileyAt(state.site, square)]
  return joinNames([
    t(wall ? (isNew ? 'castlescape.square.newWall' : 'castlescape.square.wall') : 'castlescape.square.ground'),
    ...(owner >= 0 ? [t('castlescape.square.recruit', { name: names[owner] ?? '' })] : []),
    ...(bailey
      ? [t('castlescape.square.bailey', { size: bailey.squares.length }), claimText(bailey.claimedBy, names)]
      : []),
  ])
}

const targetText = (state: State, { kind, from }: Placing, square: Square): string => {
  const may = t(kind === 'move' && from !== null ? 'castlescape.square.moveTo' : `castlescape.square.${kind}`)
  const finished = kind === 'build' ? forecastWall(state, square) : []
  const size = finished.reduce((sum, { squares }) => sum + squares.length, 0)
  return joinNames([may, ...(finished.length > 0 ? [t('castlescape.say.finishes', { n: finished.length, size })] : [])])
}

/** What every square is, in reading order, for screen readers. */
export const squareLabels = (
  state: State,
  names: readonly string[],
  placing: Placing | null,
  ghost: Square | null,
  newWalls: readonly Square[],
): readonly string[] => {
  const targets = new Set(placing?.targets)
  return Array.from({ length: state.site.size ** 2 }, (_, square) =>
    joinNames([
      contentText(state, names, square, newWalls),
      ...(placing && targets.has(square) ? [targetText(state, placing, square)] : []),
      ...(square === ghost ? [t('castlescape.square.ghost')] : []),
    ]),
  )
}
