/** The buttons of the table: each says its cost, and one that cannot be pressed says why. */

import type { Action, Price } from '../../../games/blackstone/actions.ts'
import type { Space } from '../../../games/blackstone/board.ts'
import type { Breed, TaskDeck } from '../../../games/blackstone/cards.ts'
import { adoptable, compassOf, whyNotComplete } from '../../../games/blackstone/insight/compass.ts'
import { leavingEmptyLoses } from '../../../games/blackstone/insight/goal.ts'
import { dogsSeen, vassalAt } from '../../../games/blackstone/insight/sight.ts'
import { checkAction } from '../../../games/blackstone/rules/deeds.ts'
import type { Slot } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import { say, t } from '../../text/t.ts'
import { nameOfFace } from '../names.ts'
import type { Choice, Cost } from '../props.ts'
import { NOTHING, type Pick, showingsOf } from './pick.ts'
import type { Now, Sitting } from './sitting.ts'

/** A refusal as a sentence. */
export const sentence = ({ code, values }: Refusal): string => say(code, values, 'refused')

/** A button for one action: done at a press, or the reason in its place. */
const button = (sitting: Sitting, now: Now, action: Action, look: Omit<Choice, 'reason' | 'onPress'>): Choice => {
  const refusal = checkAction(now.scene, action)
  return {
    ...look,
    reason: refusal ? sentence(refusal) : undefined,
    onPress: () => !refusal && sitting.act(action),
  }
}

const pickUp = (sitting: Sitting, pick: Pick) => (): void => {
  sitting.pick.value = pick
}

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
    hint: t(now.state.rats ? 'do.refillOptional' : 'do.reveals'),
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

const PRICES: readonly Price[] = ['wizard', 'knights']

/** The dearer token to lose is the one that is further from its limit: pay with the other, where both ways are open. */
export const priceFor = (now: Now): Price => {
  const { knights, wizards } = now.court
  if (wizards === 0) return 'knights'
  return knights >= 2 && knights - 2 >= wizards ? 'knights' : 'wizard'
}

const draw = (sitting: Sitting, now: Now, deck: TaskDeck, price: Price): Choice =>
  button(sitting, now, { kind: 'draw', deck, price }, { id: deck, label: t(`deck.${deck}`) })

/** The decks that can be drawn from, at this price. */
export const deckChoices = (sitting: Sitting, now: Now, price: Price): readonly Choice[] =>
  now.scene.mode.decks.map((deck) => draw(sitting, now, deck, price))

/** The tile that opens the decks; it says why when no card can be bought. */
export const drawTile = (sitting: Sitting, now: Now): Choice => {
  const can = now.legal.some((action) => action.kind === 'draw')
  const refusals = PRICES.map((price) => checkAction(now.scene, { kind: 'draw', deck: 'guild', price }))
  const refusal = can ? null : (refusals.find((one) => one !== null) ?? null)
  return {
    id: 'draw',
    label: t('do.draw'),
    hint: t('do.drawHint'),
    reason: refusal ? sentence(refusal) : undefined,
    onPress: () => can && pickUp(sitting, { on: 'deck' })(),
  }
}

/** One way: it is done. Several: the second vassal is to be chosen. */
const showing = (sitting: Sitting, now: Now, slot: Slot, as: 'complete' | 'adopt') => (): void => {
  const ways = showingsOf(slot, as, now.legal)
  const [only] = ways
  if (only && ways.length === 1) sitting.act(only)
  else if (only) pickUp(sitting, { on: 'second', slot, as })()
}

const complete = (sitting: Sitting, now: Now, slot: Slot): Choice => {
  const compass = compassOf(now.scene, slot)
  const refusal = whyNotComplete(now.scene, slot)
  const pay = compass?.upcharge.map(nameOfFace).join(', ') ?? ''
  return {
    id: 'complete',
    label: t('do.complete'),
    icon: 'tick',
    ...(pay && { hint: t('do.completePay', { vassals: pay }) }),
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
  const breed = adoptable(now.scene, slot)
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

/** What this dog can do: one button for each size of rats that it may catch. */
export const killChoices = (sitting: Sitting, now: Now, breed: Breed): readonly Choice[] => {
  const dog = dogsSeen(now.state).find((one) => one.breed === breed)
  const sizes = [1, 2, 3].filter((rats) => rats <= (dog?.biggest ?? 0))
  return sizes.map((rats) =>
    button(
      sitting,
      now,
      { kind: 'kill', dog: breed, rats },
      {
        id: `${breed}${rats}`,
        label: `${t(`dog.${breed}`)}: ${t('do.kill', { count: rats })}`,
        icon: breed,
        ...killCost(dog),
      },
    ),
  )
}

const killCost = (
  dog: { readonly knights: number; readonly wizards: number } | undefined,
): { readonly cost?: Cost; readonly hint?: string } => {
  if (!dog) return {}
  const knight: Cost = { token: 'knight', count: dog.knights }
  if (dog.wizards === 0) return { cost: knight }
  const wizard: Cost = { token: 'wizard', count: dog.wizards }
  return dog.knights === 0 ? { cost: wizard } : { cost: wizard, hint: t('cost.knight', { count: dog.knights }) }
}

const undoLabel = (sitting: Sitting, { whyNoUndo, undoes, seat }: Now): string => {
  const [last] = sitting.log.value
  if (whyNoUndo || !last) return t('do.undo')
  // What was told last is then how the next turn began.
  if (undoes !== seat) return t('do.undoTurn', { name: sitting.names[undoes] ?? '' })
  return t('do.undoWhat', { what: last.text })
}

/** Takes back the last deed; what that is, or why not. */
export const undoChoice = (sitting: Sitting, now: Now): Choice => ({
  id: 'undo',
  label: undoLabel(sitting, now),
  reason: now.whyNoUndo ? sentence(now.whyNoUndo) : undefined,
  onPress: () => !now.whyNoUndo && sitting.undo(),
})
