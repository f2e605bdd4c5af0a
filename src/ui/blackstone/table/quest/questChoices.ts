/** What can be done in both quests: end the turn, take a card, save a knight, move a vassal; each says what it costs. */
import '../../../text/questions.ts'
import type { Action } from '../../../../games/blackstone/actions.ts'
import type { Space } from '../../../../games/blackstone/board.ts'
import { endIn, offerOf, turnMeans } from '../../../../games/blackstone/insight/offer.ts'
import { vassalAt } from '../../../../games/blackstone/insight/sight.ts'
import type { Slot } from '../../../../kernel/contract.ts'
import { t } from '../../../text/t.ts'
import { nameOfFace, nameOfSpace } from '../../names.ts'
import type { Choice } from '../../props.ts'
import type { AtTable } from '../chapter.ts'
import { button, sentence } from '../choices.ts'
import { type Aim, type Aims, aimsOf, type Pick } from '../pick.ts'
import type { Line } from '../prompt.ts'

/** The card that is picked up, of the hand or of the offer. */
export const cardOf = (pick: Pick): Slot | null =>
  pick.on === 'task' || pick.on === 'use' || pick.on === 'lay' ? pick.slot : null

/** Its place in the offer; -1 where it is not there. */
export const offeredAt = ({ now }: AtTable, card: Slot | null): number =>
  card === null ? -1 : offerOf(now.state).cards.indexOf(card)

/** Ends the turn; says what would be lost by that: actions, and not what was saved as knights. */
export const endDeed = ({ sitting, now }: AtTable): Choice => {
  if (now.todo !== 'act')
    return {
      id: 'end',
      label: t('quest.end'),
      reason: sentence({ code: now.outcome ? 'over' : 'turn.chance' }),
      onPress: () => {},
    }
  const { actions } = turnMeans(now.state)
  const { oldestLeaves } = offerOf(now.state)
  const hint = actions > 0 ? t('quest.endUnused', { count: actions }) : oldestLeaves ? t('quest.endOldest') : ''
  return button(sitting, now, { kind: 'endWork' }, { id: 'end', label: t('quest.end'), ...(hint && { hint }) })
}

/** Takes a card of the offer, for its price. */
export const takeDeed = ({ sitting, now }: AtTable, offer: number): Choice => {
  const { price } = offerOf(now.state)
  const look = { id: 'take', label: t('quest.take'), hint: t('quest.cost', { count: price ?? 0 }) }
  return button(sitting, now, { kind: 'take', offer }, look)
}

/** Saves an action as a knight. */
export const knightDeed = ({ sitting, now }: AtTable): Choice => {
  const deed = button(
    sitting,
    now,
    { kind: 'takeKnight' },
    { id: 'knight', label: t('quest.knight'), icon: 'knight', hint: t('quest.knightHint') },
  )
  // The tile is as narrow as a card: no room for how many it needs.
  return deed.reason && turnMeans(now.state).left === 0 ? { ...deed, reason: t('quest.knightNone') } : deed
}

/** No card can be played: the turn is passed. */
export const passDeed = ({ sitting, now }: AtTable): Choice =>
  button(sitting, now, { kind: 'pass' }, { id: 'pass', label: t('quest.pass'), hint: t('quest.passHint') })

const ofAction = (aim: Aim, taken: boolean): Aim => {
  if (aim.verb === 'swap') return { ...aim, with: 'swap', says: t('quest.swap') }
  return { ...aim, with: 'slide', says: t(taken ? 'quest.slideOnto' : 'quest.slide') }
}

/** Where a picked vassal may go. Onto its like it slides rather than swaps. */
export const movesOf = ({ sitting, now }: AtTable): Aims => {
  const pick = sitting.pick.value
  const swaps = aimsOf(
    pick,
    now.legal.filter(({ kind }) => kind === 'swap'),
  )
  const slides = aimsOf(
    pick,
    now.legal.filter(({ kind }) => kind === 'slide'),
  )
  return new Map(
    [...swaps, ...slides].map(([space, aim]) => [space, ofAction(aim, vassalAt(now.state, space) !== null)]),
  )
}

const flip = ({ sitting, now }: AtTable, space: Space): Choice => {
  const vassal = vassalAt(now.state, space)
  const hint = vassal && vassal !== 'hidden' ? t('quest.flipHint', { vassal: nameOfFace(vassal.reverse) }) : ''
  return button(sitting, now, { kind: 'flip', space }, { id: 'flip', label: t('quest.flip'), icon: 'flip', hint })
}

const isSwapAt =
  (space: Space) =>
  (action: Action): action is Extract<Action, { kind: 'swap' }> =>
    action.kind === 'swap' && (action.a === space || action.b === space)

/** Swaps with a neighbour of the same face, onto which a tap on the board slides. */
const swaps = ({ sitting, now }: AtTable, space: Space): readonly Choice[] =>
  now.legal.filter(isSwapAt(space)).flatMap((action) => {
    const other = action.a === space ? action.b : action.a
    const slides = now.legal.some((one) => one.kind === 'slide' && one.from === space && one.to === other)
    const look = {
      id: `swap${other}`,
      label: t('quest.swapWith', { space: nameOfSpace(other) }),
      icon: 'swap',
      hint: t('quest.cost', { count: 1 }),
    } as const
    return slides ? [button(sitting, now, action, look)] : []
  })

/** What can be done with a vassal of the board besides moving it by a tap. */
export const vassalDeeds = (at: AtTable, space: Space): readonly Choice[] => [flip(at, space), ...swaps(at, space)]

/** What the prompt says of a picked vassal. */
export const movePrompt = (aims: Aims): Line => {
  const verbs = new Set([...aims.values()].map(({ verb }) => verb))
  if (verbs.size === 0) return { text: t('prompt.stuck') }
  const key = verbs.size > 1 ? 'prompt.moveBoth' : verbs.has('slide') ? 'prompt.moveSlide' : 'prompt.moveSwap'
  return { text: t(key) }
}

/** What is known of the end stands before all else. */
export const withEnd = ({ now }: AtTable, text: string): Line => {
  const end = now.outcome ? null : endIn(now.state)
  return end ? { lead: t(`prompt.${end}`), text } : { text }
}
