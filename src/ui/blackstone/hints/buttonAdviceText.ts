/** Advice for actions without a sentence of their own: it names the button that does them. */
import type { Action, ActionOf } from '../../../games/blackstone/actions.ts'
import type { Space } from '../../../games/blackstone/board.ts'
import { HALF_NAMES } from '../../../games/blackstone/insight/shown/taskProgress.ts'
import { vassalWithSideUp, visibleVassalIn } from '../../../games/blackstone/insight/shown/vassalHand.ts'
import { pileAt, type VassalFaces, vassalAt, visibleTaskIn } from '../../../games/blackstone/insight/tableCards.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { joinNames, labelledValue } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import type { BlackstoneTableSnapshot } from '../table/blackstoneTableView.ts'
import { questCardShortText } from '../table/queensAndWizardsQuest/questTexts.ts'
import { familyOnCard } from '../table/turn/familyView.ts'
import { nameOfFace, nameOfPlace, nameOfSpace, nameOfWanted, placeOfRightHalf } from '../views/spaceAndFaceNames.ts'

const vassalText = (vassal: Pick<VassalFaces, 'face'> | 'hidden' | null): string =>
  vassal && vassal !== 'hidden' ? nameOfFace(vassal.face) : t('told.aVassal')

const vassalAndSpaceText = ({ state }: BlackstoneTableSnapshot, space: Space): string =>
  `${vassalText(vassalAt(state, space))} ${nameOfSpace(space)}`

/** Task with both its halves: `Knight: B·S any Lion, column L any Spy`. */
const taskAndHalvesText = ({ scene }: BlackstoneTableSnapshot, slot: Slot): string => {
  const task = visibleTaskIn(scene, slot)
  if (!task) return ''
  const { left } = task
  const halves = [
    `${nameOfSpace(left.space)} ${nameOfWanted(left)}`,
    `${nameOfPlace(placeOfRightHalf(task))} ${nameOfWanted(task.right)}`,
  ]
  return labelledValue(t(`type.${task.type}`), joinNames(halves))
}

const cardText = (now: BlackstoneTableSnapshot, slot: Slot): string => {
  const vassal = visibleVassalIn(now.scene, slot)
  return vassal ? nameOfFace(vassal.face) : taskAndHalvesText(now, slot)
}

const shortTaskText = ({ scene }: BlackstoneTableSnapshot, slot: Slot | undefined): string => {
  const task = slot === undefined ? null : visibleTaskIn(scene, slot)
  return task ? questCardShortText(task) : ''
}

const towerText = ({ state }: BlackstoneTableSnapshot, pile: number): string =>
  t('tower.label', { tower: t(`tower.${pile}`), count: pileAt(state, pile).count })

/** Vassals that the action takes, with their spaces. */
const takenVassalsText = (now: BlackstoneTableSnapshot, action: ActionOf<'use'>): string =>
  joinNames(HALF_NAMES.flatMap((half) => (action[half] ? [vassalAndSpaceText(now, action[half].space)] : [])))

/** Vassals that the action places, with their spaces. */
const laidVassalsText = ({ scene }: BlackstoneTableSnapshot, action: ActionOf<'lay'>): string =>
  joinNames(
    HALF_NAMES.flatMap((half) => {
      const placement = action[half]
      return placement
        ? [`${vassalText(vassalWithSideUp(scene, placement.slot, placement.side))} ${nameOfSpace(placement.space)}`]
        : []
    }),
  )

/** Space of the refill question. */
const awaitedSpaceText = ({ state }: BlackstoneTableSnapshot): string => {
  const todo = state.todo.at(-1)
  return todo?.do === 'refill' ? nameOfSpace(todo.space) : ''
}

/** Type of the task that this seat has placed face down. */
const faceDownTaskText = (now: BlackstoneTableSnapshot): string => {
  const { intrigue } = now.court
  const task = intrigue?.at === 'faceDown' ? visibleTaskIn(now.scene, intrigue.card) : null
  return t(`type.${task?.type ?? 'knight'}`)
}

/** Kinds of actions that have sentences of their own. */
type DescribedActionKind = 'slide' | 'swap' | 'flip' | 'retain' | 'unguard' | 'draw' | 'complete' | 'endWork'
export type ButtonAction = Exclude<Action, { readonly kind: DescribedActionKind }>

const adviseToDo = (what: string): string => t('hint.say', { what })
const adviseToChoose = (what: string): string => t('hint.choose', { what })

type ButtonAdvice<K extends ButtonAction['kind']> = (now: BlackstoneTableSnapshot, action: ActionOf<K>) => string

const BUTTON_ADVICE: { readonly [K in ButtonAction['kind']]: ButtonAdvice<K> } = {
  pile: (now, { pile }) => adviseToChoose(towerText(now, pile)),
  refreshPile: (now, { pile }) => adviseToChoose(towerText(now, pile)),
  family: (now, { slot }) => adviseToDo(t('family.join', { family: familyOnCard(now.scene, slot)?.name ?? '' })),
  decks: (_, { decks }) => adviseToChoose(joinNames(decks.map((deck) => t(`deck.${deck}`)))),
  income: (_, { token }) => adviseToChoose(t(`income.${token}`)),
  keep: (now, { slot }) => adviseToChoose(cardText(now, slot)),
  discard: (now, { slot }) => adviseToChoose(cardText(now, slot)),
  place: (_, { space }) => adviseToChoose(nameOfSpace(space)),
  recall: () => adviseToDo(t('recall.take')),
  leave: () => adviseToDo(t('recall.leave')),
  blowUp: (_, { space }) => adviseToDo(labelledValue(t('do.blowUp'), nameOfSpace(space))),
  guard: (now, { space }) => adviseToDo(labelledValue(t('do.guard'), vassalAndSpaceText(now, space))),
  adopt: (_, { dog, left, right }) =>
    adviseToDo(labelledValue(t('do.adopt', { dog: t(`dog.${dog}`) }), joinNames([left, right].map(nameOfSpace)))),
  kill: (_, { rats }) => adviseToDo(t('do.kill', { count: rats })),
  take: (now, { offer }) =>
    adviseToDo(labelledValue(t('quest.take'), shortTaskText(now, now.state.quest?.offer[offer]))),
  takeKnight: () => adviseToDo(t('quest.knight')),
  use: (now, action) =>
    adviseToDo(
      labelledValue(t('quest.usePanel', { card: shortTaskText(now, action.card) }), takenVassalsText(now, action)),
    ),
  lay: (now, action) =>
    adviseToDo(
      labelledValue(t('quest.layPanel', { card: shortTaskText(now, action.card) }), laidVassalsText(now, action)),
    ),
  exchange: (now, { slot }) => adviseToDo(labelledValue(t('quest.exchangePanel'), cardText(now, slot))),
  pass: () => adviseToDo(t('quest.pass')),
  reward: (_, { take }) => adviseToChoose(t(`take.${take}`)),
  claim: (now) => adviseToDo(t('claim.do', { type: faceDownTaskText(now) })),
  decline: () => adviseToDo(t('claim.leave')),
  refill: (now) => adviseToDo(labelledValue(t('do.refill'), awaitedSpaceText(now))),
  makeUp: (_, { space }) => adviseToDo(labelledValue(t('do.refill'), nameOfSpace(space))),
  leaveEmpty: (now) => adviseToDo(labelledValue(t('do.leaveEmpty'), awaitedSpaceText(now))),
  agents: (now, { card, space }) =>
    adviseToChoose(
      joinNames([t(`type.${visibleTaskIn(now.scene, card)?.type ?? 'knight'}`), vassalAndSpaceText(now, space)]),
    ),
  faceDown: (now, { card }) => adviseToDo(labelledValue(t('lay.this'), taskAndHalvesText(now, card))),
  skip: () => adviseToDo(t('mark.skip')),
}

/** Sentence that advises to press the button of this action. */
export const buttonAdviceText = (now: BlackstoneTableSnapshot, action: ButtonAction): string =>
  (BUTTON_ADVICE[action.kind] as ButtonAdvice<ButtonAction['kind']>)(now, action as never)
