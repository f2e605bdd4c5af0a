/** What pays for a deed that a family may pay either way, and which token is easier to replace (rules 2.10). */
import type { Action, Token } from '../actions.ts'
import { type Face, isWild } from '../faces.ts'
import { income } from '../rules/court.ts'
import { type Means, meansWith } from '../rules/means.ts'
import { courtOf, type Scene } from '../rules/play.ts'
import { waysOf, wayTo } from '../rules/ways.ts'
import type { Court, State } from '../state.ts'

type Moving = Extract<Action, { readonly kind: 'slide' | 'swap' | 'flip' | 'retain' | 'blowUp' }>

const USUAL: Readonly<Record<Moving['kind'], Token>> = {
  slide: 'knight',
  swap: 'wizard',
  flip: 'wizard',
  retain: 'knight',
  blowUp: 'knight',
}

const isMoving = (action: Action): action is Moving => action.kind in USUAL

/** The one token that pays for a deed on the board; null where something else pays, or nothing. */
export const tokenOf = (action: Action): Token | null => (isMoving(action) ? (action.by ?? USUAL[action.kind]) : null)

/** The same deed paid with the other token, legal or not; null for what no single token pays. */
export const otherwise = (action: Action): Action | null => {
  if (!isMoving(action)) return null
  const { by, ...deed } = action
  if (by) return deed as Moving
  return { ...deed, by: USUAL[action.kind] === 'knight' ? 'wizard' : 'knight' } as Moving
}

/** By what a deed is paid, as the family has it. */
const meansOf = ({ rules, state, seat }: Scene, action: Moving): Means | undefined => {
  const court = courtOf(state, seat)
  const { slides, swaps, flips, retains } = waysOf(rules, state, court)
  const token = action.by ?? USUAL[action.kind]
  switch (action.kind) {
    case 'slide':
      return wayTo(state, court, slides, token, action.from, action.to)
    case 'swap':
      return wayTo(state, court, swaps, token, action.a, action.b)
    case 'flip':
      return meansWith(court, flips, token)
    default:
      return meansWith(court, retains, token)
  }
}

/**
 * The token that is easier to replace: the one of which there are more, as both have the same limit; of as many, the one of which more
 * come each turn; else the usual one.
 */
export const easierToReplace = (state: State, court: Court, usual: Token): Token => {
  const more = court.knights - court.wizards || income(state, court, 'knight') - income(state, court, 'wizard')
  if (more === 0) return usual
  return more > 0 ? 'knight' : 'wizard'
}

/** What may be done but once a turn comes last (ruling 81); else the token that is harder to replace. */
const reluctance = (scene: Scene, action: Action): number => {
  if (!isMoving(action)) return 0
  if (meansOf(scene, action)?.once !== undefined) return 2
  const easier = easierToReplace(scene.state, courtOf(scene.state, scene.seat), USUAL[action.kind])
  return tokenOf(action) === easier ? 0 : 1
}

/** The same actions; of two payments for one deed the one that costs less comes first. */
export const easiestFirst = (scene: Scene, actions: readonly Action[]): readonly Action[] =>
  actions
    .map((action) => ({ action, reluctance: reluctance(scene, action) }))
    .sort((a, b) => a.reluctance - b.reluctance)
    .map(({ action }) => action)

/** Payments by what they take: few vassals before many, plain ones before wild ones, which serve for more. */
export const leastFirst = (pays: readonly (readonly Face[])[]): readonly (readonly Face[])[] => {
  const weight = (pay: readonly Face[]): number => pay.length * 99 + pay.filter(isWild).length
  return [...pays].sort((a, b) => weight(a) - weight(b))
}
