/** The answers to what the table asks: what to do with a vassal or a task, which tower, which deck, whether to refill. */
import type { Price } from '../../../games/blackstone/actions.ts'
import type { Space } from '../../../games/blackstone/board.ts'
import type { Breed, TaskDeck } from '../../../games/blackstone/cards.ts'
import { compassOf } from '../../../games/blackstone/insight/compass.ts'
import { whyNotComplete } from '../../../games/blackstone/insight/completing.ts'
import { leavingEmptyLoses } from '../../../games/blackstone/insight/goal.ts'
import { adoptable } from '../../../games/blackstone/insight/rats.ts'
import { taskSeen, vassalAt } from '../../../games/blackstone/insight/sight.ts'
import { checkAction } from '../../../games/blackstone/rules/deeds.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { t } from '../../text/t.ts'
import { nameOfFace } from '../names.ts'
import type { Choice } from '../props.ts'
import { button, pickUp, sentence } from './choices.ts'
import { NOTHING, showingsOf } from './pick.ts'
import type { Now, Sitting } from './sitting.ts'
import { goalOf } from './views.ts'

export const cancel = (sitting: Sitting): Choice => ({
  id: 'cancel',
  label: t('do.cancel'),
  icon: 'cross',
  onPress: pickUp(sitting, NOTHING),
})

const flip = (sitting: Sitting, now: Now, space: Space): Choice => {
  const vassal = vassalAt(now.state, space)
  const hint = vassal && vassal !== 'hidden' ? t('do.flipTo', { vassal: nameOfFace(vassal.reverse) }) : ''
  return button(
    sitting,
    now,
    { kind: 'flip', space },
    { id: 'flip', label: t('do.flip'), icon: 'flip', hint, cost: { token: 'wizard', count: 1 } },
  )
}

const retain = (sitting: Sitting, now: Now, space: Space): Choice => {
  const ways = now.legal.filter((action) => action.kind === 'retain' && action.space === space)
  const refusal =
    ways.length > 0 ? null : (checkAction(now.scene, { kind: 'retain', space, pile: now.court.pile }) ?? null)
  return {
    id: 'retain',
    label: t('do.retain'),
    icon: 'retain',
    hint: t(now.state.rats ? 'do.retainPays' : 'do.retainReveals'),
    cost: { token: 'knight', count: 1 },
    reason: refusal ? sentence(refusal) : undefined,
    onPress: () => ways.length > 0 && pickUp(sitting, { on: 'tower', space })(),
  }
}

/** What can be done with a vassal besides moving it. */
export const vassalChoices = (sitting: Sitting, now: Now, space: Space): readonly Choice[] => [
  flip(sitting, now, space),
  retain(sitting, now, space),
]

/** Which tower refills the space of a vassal that is retained; or none, where the mode allows that. */
export const towerChoices = (sitting: Sitting, now: Now, space: Space): readonly Choice[] => {
  const bare = now.legal.find((action) => action.kind === 'retain' && action.space === space && action.pile < 0)
  const none: readonly Choice[] = bare
    ? [{ id: 'none', label: t('do.noRefill'), ...loses(now), onPress: () => sitting.act(bare) }]
    : []
  return [...none, cancel(sitting)]
}

const loses = (now: Now): { readonly hint?: string } =>
  leavingEmptyLoses(now.state) ? { hint: t('do.leaveLoses') } : {}

/** The dearer token to lose is the one that is further from its limit: pay with the other, where both ways are open. */
export const priceFor = (now: Now): Price => {
  const { knights, wizards } = now.court
  if (wizards === 0) return 'knights'
  return knights >= 2 && knights - 2 >= wizards ? 'knights' : 'wizard'
}

const draw = (sitting: Sitting, now: Now, deck: TaskDeck, price: Price): Choice =>
  button(
    sitting,
    now,
    { kind: 'draw', deck, price },
    {
      id: deck,
      label: t(`deck.${deck}`),
      hint: t(`do.deck.${deck}`, { goal: goalOf(now.state) }),
    },
  )

/** The decks that can be drawn from, at this price. */
export const deckChoices = (sitting: Sitting, now: Now, price: Price): readonly Choice[] =>
  now.scene.mode.decks.map((deck) => draw(sitting, now, deck, price))

/** One way: it is done. Several: the second vassal is to be chosen. */
const showing = (sitting: Sitting, now: Now, slot: Slot, as: 'complete' | 'adopt') => (): void => {
  const ways = showingsOf(slot, as, now.legal)
  const [only] = ways
  if (only && ways.length === 1) sitting.act(only)
  else if (only) pickUp(sitting, { on: 'second', slot, as })()
}

/** What a completed task brings; points only where they count. */
const gain = (now: Now, slot: Slot): string => {
  const task = taskSeen(now.scene, slot)
  if (!task) return ''
  const points = goalOf(now.state) > 0 ? t('do.gainPoints', { points: task.points }) : ''
  return [points, task.type === 'ploy' ? '' : t(`do.gain.${task.type}`)].filter(Boolean).join(', ')
}

const complete = (sitting: Sitting, now: Now, slot: Slot): Choice => {
  const compass = compassOf(now.scene, slot)
  const refusal = whyNotComplete(now.scene, slot)
  const pay = compass?.upcharge.map(nameOfFace).join(', ') ?? ''
  return {
    id: 'complete',
    label: t('do.complete'),
    icon: 'tick',
    hint: pay ? t('do.completePay', { vassals: pay }) : gain(now, slot),
    reason: refusal ? sentence(refusal) : undefined,
    onPress: showing(sitting, now, slot, 'complete'),
  }
}

const adopt = (sitting: Sitting, now: Now, slot: Slot, breed: Breed): Choice => {
  const can = showingsOf(slot, 'adopt', now.legal).length > 0
  const refusal = can ? null : (whyNotComplete(now.scene, slot) ?? { code: 'adopt.taken' })
  return {
    id: 'adopt',
    label: t('do.adopt', { dog: t(`dog.${breed}`) }),
    icon: breed,
    hint: t('do.adoptWhy'),
    reason: refusal ? sentence(refusal) : undefined,
    onPress: showing(sitting, now, slot, 'adopt'),
  }
}

/** What can be done with a task: complete it, or meet it for a dog. */
export const taskChoices = (sitting: Sitting, now: Now, slot: Slot): readonly Choice[] => {
  const [breed] = adoptable(now.scene, slot)
  return [complete(sitting, now, slot), ...(breed ? [adopt(sitting, now, slot, breed)] : [])]
}

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
