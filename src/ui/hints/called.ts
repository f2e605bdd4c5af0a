/** What a deed is called on the button that does it, for those that have no sentence of their own. */
import '../text/families.ts'
import '../text/intrigue.ts'
import '../text/pieces.ts'
import '../text/puzzle.ts'
import '../text/questions.ts'
import '../text/quests.ts'
import type { Action, ActionOf } from '../../games/blackstone/actions.ts'
import type { Space } from '../../games/blackstone/board.ts'
import { turned, vassalSeen } from '../../games/blackstone/insight/laying.ts'
import { pileAt, type Shown, taskSeen, vassalAt } from '../../games/blackstone/insight/sight.ts'
import { HALVES } from '../../games/blackstone/insight/using.ts'
import type { Slot } from '../../kernel/contract.ts'
import { familyOn } from '../blackstone/game/familyView.ts'
import { shortOf } from '../blackstone/game/quest/words.ts'
import type { Now } from '../blackstone/game/sitting.ts'
import { nameOfFace, nameOfPlace, nameOfSpace, nameOfWanted, rightPlace } from '../blackstone/names.ts'
import { rowOf, saidOf } from '../text/list.ts'
import { t } from '../text/t.ts'

const faceOf = (vassal: Pick<Shown, 'face'> | 'hidden' | null): string =>
  vassal && vassal !== 'hidden' ? nameOfFace(vassal.face) : t('told.aVassal')

const lying = ({ state }: Now, space: Space): string => `${faceOf(vassalAt(state, space))} ${nameOfSpace(space)}`

/** A task with both its halves: `Knight: B·S any Lion, column L any Spy`. */
const taskNamed = ({ scene }: Now, slot: Slot): string => {
  const task = taskSeen(scene, slot)
  if (!task) return ''
  const { left } = task
  const halves = [
    `${nameOfSpace(left.space)} ${nameOfWanted(left)}`,
    `${nameOfPlace(rightPlace(task))} ${nameOfWanted(task.right)}`,
  ]
  return saidOf(t(`type.${task.type}`), rowOf(halves))
}

const cardNamed = (now: Now, slot: Slot): string => {
  const vassal = vassalSeen(now.scene, slot)
  return vassal ? nameOfFace(vassal.face) : taskNamed(now, slot)
}

const shortNamed = ({ scene }: Now, slot: Slot | undefined): string => {
  const task = slot === undefined ? null : taskSeen(scene, slot)
  return task ? shortOf(task) : ''
}

const tower = ({ state }: Now, pile: number): string =>
  t('tower.label', { tower: t(`tower.${pile}`), count: pileAt(state, pile).count })

/** Who is taken from where. */
const taken = (now: Now, action: ActionOf<'use'>): string =>
  rowOf(HALVES.flatMap((half) => (action[half] ? [lying(now, action[half].space)] : [])))

/** Who is placed where. */
const laid = ({ scene }: Now, action: ActionOf<'lay'>): string =>
  rowOf(
    HALVES.flatMap((half) => {
      const one = action[half]
      return one ? [`${faceOf(turned(scene, one.slot, one.side))} ${nameOfSpace(one.space)}`] : []
    }),
  )

/** The space that the table asks about. */
const askedSpace = ({ state }: Now): string => {
  const todo = state.todo.at(-1)
  return todo?.do === 'refill' ? nameOfSpace(todo.space) : ''
}

/** The task that this seat has laid face down. */
const hiddenTask = (now: Now): string => {
  const { intrigue } = now.court
  const task = intrigue?.at === 'faceDown' ? taskSeen(now.scene, intrigue.card) : null
  return t(`type.${task?.type ?? 'knight'}`)
}

/** What has sentences of its own. */
type Told = 'slide' | 'swap' | 'flip' | 'retain' | 'unguard' | 'draw' | 'complete' | 'endWork'
export type Called = Exclude<Action, { readonly kind: Told }>

const say = (what: string): string => t('hint.say', { what })
const choose = (what: string): string => t('hint.choose', { what })

/** The advice to press the button that does this. */
export const buttonFor = (now: Now, action: Called): string => {
  switch (action.kind) {
    case 'pile':
    case 'refreshPile':
      return choose(tower(now, action.pile))
    case 'family':
      return say(t('family.join', { family: familyOn(now.scene, action.slot)?.name ?? '' }))
    case 'decks':
      return choose(rowOf(action.decks.map((deck) => t(`deck.${deck}`))))
    case 'income':
      return choose(t(`income.${action.token}`))
    case 'keep':
    case 'discard':
      return choose(cardNamed(now, action.slot))
    case 'place':
      return choose(nameOfSpace(action.space))
    case 'recall':
      return say(t('recall.take'))
    case 'leave':
      return say(t('recall.leave'))
    case 'blowUp':
      return say(saidOf(t('do.blowUp'), nameOfSpace(action.space)))
    case 'guard':
      return say(saidOf(t('do.guard'), lying(now, action.space)))
    case 'adopt':
      return say(
        saidOf(t('do.adopt', { dog: t(`dog.${action.dog}`) }), rowOf([action.left, action.right].map(nameOfSpace))),
      )
    case 'kill':
      return say(t('do.kill', { count: action.rats }))
    case 'take':
      return say(saidOf(t('quest.take'), shortNamed(now, now.state.quest?.offer[action.offer])))
    case 'takeKnight':
      return say(t('quest.knight'))
    case 'use':
      return say(saidOf(t('quest.usePanel', { card: shortNamed(now, action.card) }), taken(now, action)))
    case 'lay':
      return say(saidOf(t('quest.layPanel', { card: shortNamed(now, action.card) }), laid(now, action)))
    case 'exchange':
      return say(saidOf(t('quest.exchangePanel'), cardNamed(now, action.slot)))
    case 'pass':
      return say(t('quest.pass'))
    case 'reward':
      return choose(t(`take.${action.take}`))
    case 'claim':
      return say(t('claim.do', { type: hiddenTask(now) }))
    case 'decline':
      return say(t('claim.leave'))
    case 'refill':
      return say(saidOf(t('do.refill'), askedSpace(now)))
    case 'makeUp':
      return say(saidOf(t('do.refill'), nameOfSpace(action.space)))
    case 'leaveEmpty':
      return say(saidOf(t('do.leaveEmpty'), askedSpace(now)))
    case 'agents':
      return choose(rowOf([t(`type.${taskSeen(now.scene, action.card)?.type ?? 'knight'}`), lying(now, action.space)]))
    case 'faceDown':
      return say(saidOf(t('lay.this'), taskNamed(now, action.card)))
    case 'skip':
      return say(t('mark.skip'))
  }
}
