/** The main button, which follows what waits, and the button beside it. */

import type { Action } from '../../../games/castlescape/actions.ts'
import { cardOf } from '../../../games/castlescape/cards.ts'
import { leftToUseIn, type UsableKind } from '../../../games/castlescape/insight/leftToUse.ts'
import { begunGroup } from '../../../games/castlescape/rules/wallGroups.ts'
import { t } from '../../../text/t.ts'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import { countsText, nameOf, titleOf } from './cardAndSquareTexts.ts'
import { type CastleSnapshot, type CastleTableView, faceOf, placeGhost, taskOf } from './castleTableView.ts'
import { openWays } from './chosenCard.ts'
import { ghostOn, type Placing, placingNow, targetsInTurn } from './placing.ts'
import { PLACING_KINDS_OF, type PlacingKind } from './placingKind.ts'

const ICONS = {
  build: 'wall',
  post: 'recruit',
  recall: 'recruit',
  move: 'recruit',
  oust: 'recruit',
  lose: 'recruit',
} as const

/** Whether a card of the hand would still give Walls, which posting makes worthless (C11). */
const holdsWalls = (now: CastleSnapshot): boolean =>
  now.legalActions.some((action) => {
    if (action.kind !== 'play') return false
    const { play = [], or = [] } = cardOf(faceOf(now, action.card))
    return [...play, ...or.flat()].some(({ op }) => op === 'walls')
  })

/** What posting would give up, which is said once in a turn; empty for nothing. */
const postWarning = ({ choices }: CastleTableView, now: CastleSnapshot): string => {
  const { turn, turnNumber } = now.state
  if (turn.posted || choices.warnedIn.value === turnNumber) return ''
  const { walls } = leftToUseIn(turn)
  if (walls > 0) return t('castlescape.willBeLost', { what: countsText({ walls }) })
  return holdsWalls(now) ? t('castlescape.cardsLost') : ''
}

/** Does what the ghost would do, or says first what posting gives up. */
export const confirmGhost = (view: CastleTableView, now: CastleSnapshot, placing: Placing, square: number): void => {
  const action = placing.actionAt(square)
  if (!action) {
    view.choices.moveFrom.value = square
    view.choices.ghost.value = null
    return
  }
  const warning = placing.kind === 'post' ? postWarning(view, now) : ''
  if (warning) {
    view.choices.warnedIn.value = now.state.turnNumber
    view.sayRefusal(warning)
  } else view.confirmAndPropose(action)
}

const ghostChoice = (view: CastleTableView, now: CastleSnapshot, placing: Placing): ChoiceView => {
  const square = ghostOn(view, placing)
  const icon = ICONS[placing.kind]
  if (square === null) {
    const [first] = targetsInTurn(now, placing)
    return {
      id: 'point',
      label: t('castlescape.do.point'),
      icon,
      emphasis: 'stone',
      onPress: () => first !== undefined && placeGhost(view, first, now.state.site.size),
    }
  }
  const isFirstOfMove = placing.kind === 'move' && placing.from === null
  const label = t(isFirstOfMove ? 'castlescape.do.moveFrom' : `castlescape.do.${placing.kind}`, {
    square: nameOf(now.state, square),
  })
  return { id: 'place', label, icon, onPress: () => confirmGhost(view, now, placing, square) }
}

/** Plays or discards the chosen card; null where none is chosen, or more is to be said of it. */
const cardChoice = (view: CastleTableView, now: CastleSnapshot): ChoiceView | null => {
  const slot = view.choices.card.value
  if (slot === null || !now.state.guilds[now.seat]?.hand.includes(slot)) return null
  const card = titleOf(faceOf(now, slot))
  const drop = now.legalActions.find((action) => action.kind === 'drop' && action.card === slot)
  if (drop)
    return { id: 'drop', label: t('castlescape.do.drop', { card }), onPress: () => view.confirmAndPropose(drop) }
  const ways = openWays(view, now)
  const [only] = ways
  if (!only || ways.length > 1) return null
  return { id: 'play', label: t('castlescape.do.play', { card }), onPress: () => view.confirmAndPropose(only) }
}

/** Kinds of things for which the button has room. */
const KINDS_IN_HINT = 3

/** Cards of the hand that could still be played. */
const unplayedCards = (now: CastleSnapshot): number =>
  new Set(now.legalActions.flatMap((action) => (action.kind === 'play' ? [action.card] : []))).size

/** What ends with the turn and was not used: cards that could still be played, and what waits. */
const endHint = (now: CastleSnapshot): string => {
  const cards = unplayedCards(now)
  const waiting = Object.entries(leftToUseIn(now.state.turn)).filter(([, n]) => n > 0)
  if (waiting.length === 0) return cards > 0 ? t('castlescape.unplayed', { n: cards }) : ''
  const unused: readonly (readonly [string, number])[] = [...(cards > 0 ? [['cards', cards] as const] : []), ...waiting]
  const what = countsText(Object.fromEntries(unused.slice(0, KINDS_IN_HINT)))
  const isMore = unused.length > KINDS_IN_HINT
  if (cards > 0) return t(isMore ? 'castlescape.unusedMore' : 'castlescape.unused', { what })
  return t(isMore ? 'castlescape.loseMore' : 'castlescape.lose', { what })
}

/**
 * Ends the turn. Before any card was played it is asked for twice: a quick touch may be meant for what stood at the
 * same place a moment ago, the choice of Contracts or *Skip*, and what it ends cannot be taken back.
 */
const endTurn = (view: CastleTableView, now: CastleSnapshot, end: Action): void => {
  const { turnNumber, guilds } = now.state
  const isUntouched = guilds[now.seat]?.played.length === 0 && unplayedCards(now) > 0
  if (isUntouched && view.choices.endWarnedIn.value !== turnNumber) {
    view.choices.endWarnedIn.value = turnNumber
    view.sayRefusal(t('castlescape.endUntouched'))
  } else view.confirmAndPropose(end)
}

const endChoice = (view: CastleTableView, now: CastleSnapshot): ChoiceView | null => {
  const end = now.legalActions.find(({ kind }) => kind === 'end')
  if (!end) return null
  const hint = endHint(now)
  return {
    id: 'end',
    label: t('castlescape.do.end'),
    ...(hint && { hint }),
    ...(hint && { emphasis: 'stone' as const }),
    onPress: () => endTurn(view, now, end),
  }
}

const keepChoice = (view: CastleTableView, now: CastleSnapshot): ChoiceView | null => {
  const chosen = [...view.choices.contracts.value].sort((a, b) => a - b)
  const keeps = now.legalActions.flatMap((action) => (action.kind === 'keep' ? [action] : []))
  const n = keeps[0]?.slots.length
  if (n === undefined) return null
  const action = keeps.find(({ slots }) => slots.join() === chosen.join())
  return {
    id: 'keep',
    label: t('castlescape.do.keep', { n }),
    reason: action ? undefined : t('castlescape.chooseContracts', { n }),
    onPress: () => action && view.confirmAndPropose(action),
  }
}

/** The main button; null where nothing is awaited here. */
export const primaryChoice = (view: CastleTableView, now: CastleSnapshot): ChoiceView | null => {
  if (!taskOf(now)) return null
  const keep = keepChoice(view, now)
  if (keep) return keep
  if (view.choices.card.value !== null) {
    const card = cardChoice(view, now)
    if (card) return card
  }
  const placing = placingNow(view, now)
  return placing ? ghostChoice(view, now, placing) : endChoice(view, now)
}

/** What is kept back with this kind of placing, in words. */
const keptText = ({ turn }: CastleSnapshot['state'], kind: PlacingKind): string => {
  const waiting = Object.entries(leftToUseIn(turn)) as [UsableKind, number][]
  return countsText(Object.fromEntries(waiting.filter(([what]) => PLACING_KINDS_OF[what]?.includes(kind))))
}

/** The button beside it: leaves Walls, keeps Recruits back, pays with Renown; null where there is none of these. */
export const secondaryChoice = (view: CastleTableView, now: CastleSnapshot): ChoiceView | null => {
  const { choices } = view
  if (!taskOf(now)) return null
  const pay = now.legalActions.find(({ kind }) => kind === 'pay')
  if (pay) return { id: 'pay', label: t('castlescape.do.pay'), onPress: () => view.confirmAndPropose(pay) }
  const placing = placingNow(view, now)
  const leave = now.legalActions.find(({ kind }) => kind === 'leave')
  if (placing?.kind === 'build' && leave) {
    const walls = begunGroup(now.state.turn)?.left ?? 0
    const hint = t('castlescape.lose', { what: countsText({ walls }) })
    return { id: 'leave', label: t('castlescape.do.leave'), hint, onPress: () => view.confirmAndPropose(leave) }
  }
  // What is kept back lapses at the end of the turn, where that is offered.
  const mayEnd = now.legalActions.some(({ kind }) => kind === 'end')
  if (!placing || placing.kind === 'lose' || !mayEnd) return null
  const keepBack = (): void => {
    const { turn, kinds } = choices.keptBack.value
    const { turnNumber } = now.state
    choices.keptBack.value = { turn: turnNumber, kinds: [...(turn === turnNumber ? kinds : []), placing.kind] }
    choices.wish.value = null
    choices.moveFrom.value = null
    choices.ghost.value = null
  }
  const hint = keptText(now.state, placing.kind)
  return { id: 'keepBack', label: t('castlescape.do.keepBack'), hint, onPress: keepBack }
}
