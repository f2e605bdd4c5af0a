/** Queen's Quest: a card of the hand is used: whom it takes, and into which sets. */
import type { Space } from '../../../../games/blackstone/board.ts'
import { compassOf } from '../../../../games/blackstone/insight/compass.ts'
import { turnMeans } from '../../../../games/blackstone/insight/offer.ts'
import { taskSeen } from '../../../../games/blackstone/insight/sight.ts'
import {
  HALVES,
  type HalfName,
  type HalfUse,
  type HalfWish,
  type SetChoice,
  type UseSeen,
  type UseWish,
  useSeen,
} from '../../../../games/blackstone/insight/using.ts'
import type { Slot } from '../../../../kernel/contract.ts'
import { t } from '../../../text/t.ts'
import type { HalfButtonView } from '../../HalfButtons.tsx'
import { nameOfFace, shortOfLine } from '../../names.ts'
import type { Choice } from '../../props.ts'
import type { JoinView } from '../../Sets.tsx'
import type { AtTable } from '../chapter.ts'
import { sentence } from '../choices.ts'
import { halvesOf } from '../halves.ts'
import type { Aim, Aims } from '../pick.ts'
import { cardOf } from './deeds.ts'
import { gainWords, kindOf, namesOf, signed, signedPoints } from './words.ts'

/** The card of the hand that is picked up. */
export const usedCard = ({ sitting, now }: AtTable): Slot | null => {
  const card = cardOf(sitting.pick.value)
  return card !== null && now.court.hand.includes(card) ? card : null
}

const wishOf = ({ sitting }: AtTable): UseWish => {
  const pick = sitting.pick.value
  return pick.on === 'use' ? pick.wish : {}
}

/** How it would be used now; null where none of its halves is met. */
export const usingNow = (at: AtTable): UseSeen | null => {
  const card = usedCard(at)
  return card === null ? null : useSeen(at.now.scene, at.now.legal, card, wishOf(at))
}

/** The other half may go by sets that are numbered otherwise then: it is proposed anew. */
const wished = (at: AtTable, slot: Slot, half: HalfName, wish: HalfWish) => {
  const { set: _, ...other } = wishOf(at)[half === 'left' ? 'right' : 'left'] ?? {}
  const kept: UseWish = half === 'left' ? { left: wish, right: other } : { ...wishOf(at), right: wish }
  return { on: 'use', slot, wish: kept } as const
}

const wish = (at: AtTable, half: HalfName, what: HalfWish) => (): void => {
  const card = usedCard(at)
  if (card !== null) at.sitting.pick.value = wished(at, card, half, what)
}

const noteOf = (half: HalfUse, far: string): string => {
  if (half.taken) return t('quest.takes')
  return half.spaces.length > 0 ? t('quest.leaves') : far
}

/** Both halves as buttons: a press takes their vassal along, or leaves it out. */
export const halfButtons = (at: AtTable, card: Slot): readonly HalfButtonView[] => {
  const task = taskSeen(at.now.scene, card)
  const compass = compassOf(at.now.scene, card)
  const seen = usingNow(at)
  if (!task || !compass) return []
  return halvesOf(at.now.state, task, compass).map((view, index) => {
    const name = HALVES[index] ?? 'left'
    const half = seen?.[name] ?? { spaces: [], taken: null, face: -1, choices: [] }
    const note = noteOf(half, view.note)
    const said = half.taken ? t('quest.takesWho', { vassal: nameOfFace(half.face) }) : note
    return {
      half: index === 0 ? 1 : 2,
      place: index === 0 ? view.place : shortOfLine(task.right.line),
      want: view.want,
      face: half.taken ? half.face : null,
      note,
      on: half.taken !== null,
      label: t(index === 0 ? 'quest.half1' : 'quest.half2', { place: view.place, who: view.who, note: said }),
      reason: half.spaces.length > 0 ? undefined : view.note,
      onPress: wish(at, name, { off: half.taken !== null }),
    }
  })
}

const joinView = (at: AtTable, name: HalfName, half: HalfUse, { set, faces, gain, worth }: SetChoice): JoinView => {
  const words = gainWords(gain)
  const taken = half.taken
  return {
    set,
    faces,
    gain: faces.length > 0 ? signed(gain) : t('quest.new'),
    chosen: taken?.set === set,
    label:
      faces.length > 0
        ? t('quest.join', { set: t('quest.setOf', { kind: kindOf(faces), faces: namesOf(faces) }), gain: words, worth })
        : t('quest.newSet', { gain: words }),
    onPress: wish(at, name, { ...(taken && { space: taken.space }), set }),
  }
}

/** The sets that the vassal of a half may join, with what each choice brings. */
export const joinsFor = (at: AtTable, name: HalfName): readonly JoinView[] => {
  const half = usingNow(at)?.[name]
  return half ? half.choices.map((choice) => joinView(at, name, half, choice)) : []
}

const aimAt = (at: AtTable, card: Slot, name: HalfName, half: HalfUse, space: Space): Aim => {
  const taken = half.taken?.space === space
  return {
    verb: 'use',
    with: taken ? 'tick' : 'plus',
    says: t(taken ? 'quest.taken' : 'quest.takeIt'),
    next: wished(at, card, name, taken ? { off: true } : { space }),
  }
}

/** Vassals that the card may take: a tap takes one along, or leaves it out. */
export const useAims = (at: AtTable): Aims => {
  const card = usedCard(at)
  const seen = usingNow(at)
  if (card === null || !seen) return new Map()
  const aims = HALVES.flatMap((name) =>
    seen[name].spaces.map((space) => [space, aimAt(at, card, name, seen[name], space)] as const),
  )
  // Where one vassal meets both halves, the half that it is taken for.
  return new Map(aims.sort(([, a], [, b]) => Number(a.with === 'tick') - Number(b.with === 'tick')))
}

/** The gilded button of a card in hand: what all of it brings. */
export const useDeed = (at: AtTable): Choice => {
  const seen = usingNow(at)
  const look = { id: 'use', label: t('quest.use', { gain: signedPoints(seen?.gain ?? 0) }) }
  const left = turnMeans(at.now.state).left
  if (!seen)
    return {
      ...look,
      reason: left > 0 ? t('quest.noneMet') : sentence({ code: 'need.actions', values: { count: 1, have: left } }),
      onPress: () => {},
    }
  const taken = Number(!!seen.action.left) + Number(!!seen.action.right)
  return { ...look, hint: t('quest.useHint', { count: taken }), onPress: () => at.sitting.act(seen.action) }
}
