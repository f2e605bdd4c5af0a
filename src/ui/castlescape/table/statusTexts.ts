/** Remark in the line under the site: what the ghost would do, else what can be done. Worked out by the game. */
import type { Action } from '../../../games/castlescape/actions.ts'
import { type FinishedBailey, forecastWall } from '../../../games/castlescape/insight/forecastWall.ts'
import { type LeadChange, leadChanges } from '../../../games/castlescape/insight/leadChanges.ts'
import { leftToUseIn } from '../../../games/castlescape/insight/leftToUse.ts'
import { ownerAt } from '../../../games/castlescape/recruits.ts'
import { groupKinds } from '../../../games/castlescape/rules/wallGroups.ts'
import { baileyAt, isWall } from '../../../games/castlescape/site/site.ts'
import { besideOf, type Square } from '../../../games/castlescape/site/square.ts'
import type { State, Task } from '../../../games/castlescape/state.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { formatList } from '../../../text/formatList.ts'
import { joinSentences } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import { cardText, nameOf, titleOf } from './cardAndSquareTexts.ts'
import { type CastleSnapshot, type CastleTableView, faceOf, isAsked, taskOf } from './castleTableView.ts'
import { cardAsk } from './chosenCard.ts'
import { areasOf, ghostOn, type Placing, placingNow, recruitChanges } from './placing.ts'
import { PLACING_KINDS } from './placingKind.ts'
import { baileyText } from './squareText.ts'

export interface StatusText {
  /** Square or card that it is about. */
  readonly lead?: string
  readonly text: string
  /** Influence by seat, where it counts. */
  readonly influence?: readonly number[]
  /** What it would bring, and whether that is good for the seat. */
  readonly gain?: string
  readonly isGood?: boolean
}

/** Renown that each seat gets which claims one of these Baileys, or several. */
const renownOf = (finished: readonly FinishedBailey[]): ReadonlyMap<Seat, number> => {
  const gains = new Map<Seat, number>()
  for (const { claimedBy, renown } of finished)
    for (const seat of claimedBy) gains.set(seat, (gains.get(seat) ?? 0) + renown)
  return gains
}

/** What others get: those who get as much as each other together. */
const othersGainText = (gains: readonly (readonly [Seat, number])[], names: readonly string[]): string => {
  if (gains.length === 0) return t('castlescape.say.nobody')
  const texts = [...new Set(gains.map(([, n]) => n))].map((n) => {
    const alike = gains.filter(([, one]) => one === n).map(([seat]) => names[seat] ?? '')
    return t('castlescape.say.other', { name: formatList(alike), n })
  })
  return texts.join(t('app.between'))
}

const wallRemark = ({ state, seat }: CastleSnapshot, names: readonly string[], square: Square): StatusText => {
  const lead = nameOf(state, square)
  const finished = forecastWall(state, square)
  const [first] = finished
  if (!first) {
    const beside = (besideOf(state.site.size)[square] ?? []).find((other) => isWall(state.site, other))
    return { lead, text: t('castlescape.say.beside', { square: nameOf(state, beside ?? square) }) }
  }
  const size = finished.reduce((sum, { squares }) => sum + squares.length, 0)
  const gains = renownOf(finished)
  const own = gains.get(seat)
  const others = [...gains].filter(([other]) => other !== seat)
  return {
    lead,
    text: t('castlescape.say.finishes', { n: finished.length, size }),
    ...(finished.length === 1 && { influence: first.influence }),
    gain: own !== undefined ? t('castlescape.say.you', { n: own }) : othersGainText(others, names),
    isGood: own !== undefined && own > 0,
  }
}

/** Order in which changes are told, where one Recruit makes several. */
const CHANGE_ORDER = ['lead', 'claim', 'stop', 'unlead', 'unclaim'] as const

const changeRemark = (state: State, names: readonly string[], square: Square, change: LeadChange): StatusText => {
  const { kind, area, renown, influence } = change
  const lead = nameOf(state, square)
  const size = area.squares.length
  const leader = area.influence.indexOf(Math.max(...area.influence))
  switch (kind) {
    case 'lead':
      return { lead, text: t('castlescape.say.lead'), influence, gain: t('castlescape.say.leadGain'), isGood: true }
    case 'claim': {
      const gain = t('castlescape.say.claimGain', { n: renown, square: nameOf(state, area.closedBy) })
      return { lead, text: t('castlescape.say.claim', { size }), influence, gain, isGood: renown > 0 }
    }
    case 'stop':
      return { lead, text: t('castlescape.say.stop', { name: names[leader] ?? '' }), influence, isGood: true }
    case 'unlead':
      return { lead, text: t('castlescape.say.unlead'), influence }
    case 'unclaim':
      return { lead, text: t('castlescape.say.unclaim', { size }), influence }
  }
}

const placeText = ({ site }: State, square: Square): string => {
  const bailey = site.baileys[baileyAt(site, square)]
  if (bailey) return t('castlescape.say.inBailey', { size: bailey.squares.length })
  return t(isWall(site, square) ? 'castlescape.say.wall' : 'castlescape.say.ground')
}

const recruitRemark = (now: CastleSnapshot, names: readonly string[], placing: Placing, square: Square): StatusText => {
  const { state, seat } = now
  const changes = leadChanges(areasOf(state), seat, recruitChanges(state, seat, placing, square))
  const change = CHANGE_ORDER.map((kind) => changes.find((one) => one.kind === kind)).find((one) => one !== undefined)
  if (change) return changeRemark(state, names, square, change)
  const owner = ownerAt(state, square)
  const owned = owner >= 0 && owner !== seat && t('castlescape.square.recruit', { name: names[owner] ?? '' })
  return { lead: nameOf(state, square), text: joinSentences([owned, placeText(state, square)]) }
}

/** What the ghost on this square would do. */
const ghostRemark = (now: CastleSnapshot, names: readonly string[], placing: Placing, square: Square): StatusText =>
  placing.kind === 'build' ? wallRemark(now, names, square) : recruitRemark(now, names, placing, square)

/** What waits to be built; where Walls of several kinds do, which of them come first. */
const buildText = ({ turn }: State, { targets, actionAt }: Placing): string => {
  const kinds = groupKinds(turn)
  const action = actionAt(targets[0] ?? -1)
  const group = kinds.length > 1 && action?.kind === 'build' ? kinds[action.group] : undefined
  if (!group) return t('castlescape.say.pickBuild', { n: leftToUseIn(turn).walls })
  return t(group.loose ? 'castlescape.say.pickLooseGroup' : 'castlescape.say.pickGroup', { n: group.left })
}

/** Points that are still to be met by what is asked. */
const pointsOf = (task: Task | null): number => (task && 'n' in task ? task.n : 0)

const pickText = ({ state }: CastleSnapshot, placing: Placing, task: Task | null): string => {
  switch (placing.kind) {
    case 'build':
      return buildText(state, placing)
    case 'post':
      return t('castlescape.say.pickPost', { n: leftToUseIn(state.turn).recruits })
    case 'recall':
      return t('castlescape.say.pickRecall')
    case 'oust':
      return t('castlescape.say.pickOust')
    case 'lose':
      return t('castlescape.say.pickLose', { n: pointsOf(task) })
    case 'move':
      return placing.from === null
        ? t('castlescape.say.pickMove')
        : t('castlescape.say.pickMoveTo', { square: nameOf(state, placing.from) })
  }
}

/** Actions that use what waits, but for Gold. */
const USES_OF_WAITING: readonly Action['kind'][] = [...PLACING_KINDS, 'destroy', 'clear', 'take']

/** What a turn can do where nothing is placed. */
const turnText = ({ legalActions, state }: CastleSnapshot): string => {
  const can = (wanted: Action['kind']): boolean => legalActions.some(({ kind }) => kind === wanted)
  if (can('play')) return t('castlescape.say.play')
  if (can('buy')) return t('castlescape.say.buy')
  if (USES_OF_WAITING.some(can)) return t('castlescape.say.use')
  const waits = Object.values(leftToUseIn(state.turn)).some((n) => n > 0)
  return t(waits ? 'castlescape.say.noUse' : 'castlescape.say.end')
}

/** What it is that a guild is asked for its Infamy in. */
const lossLead = ({ lastSeat }: State, task: Task): string | undefined => {
  const isInspection = task.do === 'discard' || (task.do === 'lose' && task.fallback === 'discard')
  if (isInspection) return t(lastSeat >= 0 ? 'castlescape.finalInspection' : 'castlescape.inspection')
  return task.do === 'lose' ? t('castlescape.infamy') : undefined
}

const askedText = (now: CastleSnapshot, task: Task): string | null => {
  switch (task.do) {
    case 'keep':
      return t('castlescape.say.keep')
    case 'keepOne':
      return t('castlescape.say.keepOne')
    case 'discard':
      return t('castlescape.say.discard', { n: task.n })
    case 'pay':
      return t('castlescape.say.pay', { n: task.n })
    default:
      return task.do === 'main' && now.legalActions.length === 0 ? '' : null
  }
}

const waitingRemark = ({ names }: CastleTableView, now: CastleSnapshot): StatusText => {
  // Between two decisions nobody is awaited: a card is dealt.
  if (now.outcome || now.awaitedElsewhere === null) return { text: '' }
  const name = names[now.awaitedElsewhere] ?? ''
  return { text: t(isAsked(now.state) ? 'castlescape.say.asked' : 'castlescape.say.wait', { name }) }
}

const cardRemark = (view: CastleTableView, now: CastleSnapshot): StatusText | null => {
  const slot = view.choices.card.value
  if (slot === null || !now.state.guilds[now.seat]?.hand.includes(slot)) return null
  const face = faceOf(now, slot)
  const ask = cardAsk(view, now)
  return { lead: titleOf(face), text: ask ? t(`castlescape.say.${ask}`) : cardText(face) }
}

/** What the line says now. */
export const statusTextOf = (view: CastleTableView, now: CastleSnapshot): StatusText => {
  const task = taskOf(now)
  if (!task) return viewedRemark(view, now) ?? waitingRemark(view, now)
  const card = cardRemark(view, now)
  if (card) return card
  const loss = lossLead(now.state, task)
  const lead = loss === undefined ? {} : { lead: loss }
  const asked = askedText(now, task)
  if (asked !== null) return { ...lead, text: asked }
  const placing = placingNow(view, now)
  const ghost = ghostOn(view, placing)
  if (placing && ghost !== null) return ghostRemark(now, view.names, placing, ghost)
  return viewedRemark(view, now) ?? { ...lead, text: placing ? pickText(now, placing, task) : turnText(now) }
}

/** What a square is that was tapped and on which nothing can be placed. */
const viewedRemark = ({ choices, names, newWalls }: CastleTableView, { state }: CastleSnapshot): StatusText | null => {
  const square = choices.viewedSquare.value
  if (square === null) return null
  return { lead: nameOf(state, square), ...baileyText(state, names, square, newWalls.value) }
}
