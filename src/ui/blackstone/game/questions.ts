/** The answers to what the table asks: what to do with a vassal, which tower, which deck, whether to refill. */
import '../../text/questions.ts'
import type { Action, ActionOf, Price, Token } from '../../../games/blackstone/actions.ts'
import type { Space } from '../../../games/blackstone/board.ts'
import type { TaskDeck } from '../../../games/blackstone/cards.ts'
import { leavingEmptyLoses } from '../../../games/blackstone/insight/goal.ts'
import { guardsSeen } from '../../../games/blackstone/insight/guards.ts'
import { easierToReplace, tokenOf } from '../../../games/blackstone/insight/paying.ts'
import { vassalAt } from '../../../games/blackstone/insight/sight.ts'
import { checkAction } from '../../../games/blackstone/rules/deeds.ts'
import { t } from '../../text/t.ts'
import { nameOfFace } from '../names.ts'
import type { Choice, Cost } from '../props.ts'
import { button, pickUp, sentence } from './choices.ts'
import { NOTHING } from './pick.ts'
import type { Now, Sitting } from './sitting.ts'
import { goalOf } from './views.ts'

export const cancel = (sitting: Sitting): Choice => ({
  id: 'cancel',
  label: t('do.cancel'),
  icon: 'cross',
  onPress: pickUp(sitting, NOTHING),
})

/** What pays for a deed: of two tokens the one that is offered first. */
const costOf = (action: Action | undefined, usual: Token): Cost => ({
  token: (action && tokenOf(action)) ?? usual,
  count: 1,
})

const flip = (sitting: Sitting, now: Now, space: Space): Choice => {
  const vassal = vassalAt(now.state, space)
  const hint = vassal && vassal !== 'hidden' ? t('do.flipTo', { vassal: nameOfFace(vassal.reverse) }) : ''
  const action = now.legal.find((one) => one.kind === 'flip' && one.space === space)
  return button(sitting, now, action ?? { kind: 'flip', space }, {
    ...{ id: 'flip', label: t('do.flip'), icon: 'flip', hint },
    cost: costOf(action, 'wizard'),
  })
}

const retainsOf = (now: Now, space: Space): readonly ActionOf<'retain'>[] =>
  now.legal.filter((action): action is ActionOf<'retain'> => action.kind === 'retain' && action.space === space)

const retain = (sitting: Sitting, now: Now, space: Space): Choice => {
  const [way] = retainsOf(now, space)
  const refusal = way ? null : checkAction(now.scene, { kind: 'retain', space, pile: now.court.pile })
  return {
    id: 'retain',
    label: t('do.retain'),
    icon: 'retain',
    hint: t(now.scene.mode.refillOptional ? 'do.retainPays' : 'do.retainReveals'),
    cost: costOf(way, 'knight'),
    reason: refusal ? sentence(refusal) : undefined,
    onPress: () => way && pickUp(sitting, { on: 'tower', space })(),
  }
}

/** Puts a guard on a vassal, where this seat may, and takes one away that stops it. */
const guardChoices = (sitting: Sitting, now: Now, space: Space): readonly Choice[] => {
  const seen = guardsSeen(now.scene, space)
  if (!seen) return []
  const { mayGuard, stops, count, price, stacked } = seen
  const guard: Choice = button(
    sitting,
    now,
    { kind: 'guard', space },
    {
      ...{ id: 'guard', label: t('do.guard'), icon: 'knight', hint: t('do.guardWhy') },
      cost: { token: 'knight', count: 1 },
    },
  )
  const lift: Choice = button(
    sitting,
    now,
    { kind: 'unguard', space },
    {
      ...{ id: 'unguard', label: t('do.unguard'), icon: 'cross' },
      cost: { token: 'knight', count: price },
    },
  )
  return [...(mayGuard && (stacked || count === 0) ? [guard] : []), ...(stops && count > 0 ? [lift] : [])]
}

/** What can be done with a vassal besides moving it. */
export const vassalChoices = (sitting: Sitting, now: Now, space: Space): readonly Choice[] => [
  flip(sitting, now, space),
  retain(sitting, now, space),
  ...guardChoices(sitting, now, space),
]

/** The other token that may pay for retaining: what is then revealed cannot be taken back, so it is asked before. */
const payOther = (
  sitting: Sitting,
  now: Now,
  ways: readonly ActionOf<'retain'>[],
  space: Space,
  by: Token,
): readonly Choice[] => {
  const other = ways.find((way) => tokenOf(way) !== by)
  if (!other) return []
  const token = by === 'knight' ? 'wizard' : 'knight'
  return [
    {
      id: 'pay',
      label: t('do.payInstead'),
      hint: t('do.payNowBy', { family: sitting.chapters.payer?.(now) ?? '', price: by }),
      cost: { token, count: 1 },
      onPress: pickUp(sitting, { on: 'tower', space, by: token }),
    },
  ]
}

/** Which tower refills the space of a vassal that is retained; or none, where the mode allows that. And what pays, where that is open. */
export const towerChoices = (sitting: Sitting, now: Now, space: Space, chosen?: Token): readonly Choice[] => {
  const ways = retainsOf(now, space)
  const by = chosen ?? (ways[0] && tokenOf(ways[0])) ?? 'knight'
  const bare = ways.find((way) => way.pile < 0 && tokenOf(way) === by)
  const none: readonly Choice[] = bare
    ? [{ id: 'none', label: t('do.noRefill'), ...loses(now), onPress: () => sitting.act(bare) }]
    : []
  return [...none, ...payOther(sitting, now, ways, space, by), cancel(sitting)]
}

const loses = (now: Now): { readonly hint?: string } =>
  leavingEmptyLoses(now.state) ? { hint: t('do.leaveLoses') } : {}

/** Two Knights are lost more easily than one Wizard only where more are left than there are Wizards. */
const prefersKnights = ({ state, court }: Now, price: Price): boolean =>
  price === 'knight' ? easierToReplace(state, court, 'wizard') === 'knight' : court.knights - 2 >= court.wizards

/** The prices that this seat can pay for a task, the one that costs it less first. Who may pay one Knight is not asked for two. */
export const pricesFor = (now: Now): readonly Price[] => {
  const can = (price: Price): boolean => now.legal.some((action) => action.kind === 'draw' && action.price === price)
  const knights: Price = can('knight') ? 'knight' : 'knights'
  const prices: readonly Price[] = prefersKnights(now, knights) ? [knights, 'wizard'] : ['wizard', knights]
  return prices.filter(can)
}

/** May two be drawn at this price, of which one is kept (ruling 161)? */
export const mayDrawTwo = (now: Now, price: Price): boolean =>
  now.legal.some((action) => action.kind === 'draw' && action.price === price && action.two)

const draw = (sitting: Sitting, now: Now, deck: TaskDeck, price: Price, two: boolean): Choice =>
  button(
    sitting,
    now,
    { kind: 'draw', deck, price, ...(two && { two }) },
    {
      id: deck,
      label: t(`deck.${deck}`),
      hint: t(`do.deck.${deck}`, { goal: goalOf(now.state) }),
    },
  )

/** The decks that can be drawn from, at this price. */
export const deckChoices = (sitting: Sitting, now: Now, price: Price, two = false): readonly Choice[] =>
  now.scene.mode.decks.map((deck) => draw(sitting, now, deck, price, two))

/** Refill a used space, or leave it empty; with a word where that would lose the game. */
export const refillChoices = (sitting: Sitting, now: Now): readonly Choice[] => [
  button(
    sitting,
    now,
    { kind: 'refill' },
    { id: 'refill', label: t('do.refill'), icon: 'castle', hint: t('do.reveals') },
  ),
  button(
    sitting,
    now,
    { kind: 'leaveEmpty' },
    { id: 'leaveEmpty', label: t('do.leaveEmpty'), icon: 'cross', ...loses(now) },
  ),
]
