/** Wizard's Quest: a card of the hand places vassals: which, by which face, and where. */
import type { Space } from '../../../../games/blackstone/board.ts'
import {
  type LayWish,
  layFor,
  laysOf,
  type Placing,
  roomFor,
  servingOf,
  sidesFor,
  spacesFor,
  turned,
  vassalSeen,
} from '../../../../games/blackstone/insight/laying.ts'
import { turnMeans } from '../../../../games/blackstone/insight/offer.ts'
import { taskSeen } from '../../../../games/blackstone/insight/sight.ts'
import { HALVES, type HalfName } from '../../../../games/blackstone/insight/using.ts'
import type { Slot } from '../../../../kernel/contract.ts'
import { rowOf } from '../../../text/list.ts'
import { t } from '../../../text/t.ts'
import type { HalfButtonView } from '../../HalfButtons.tsx'
import { nameOfFace, nameOfLine, nameOfSpace, nameOfWanted, shortOfLine } from '../../names.ts'
import type { Choice } from '../../props.ts'
import type { HeldView } from '../../WizardHand.tsx'
import type { AtTable } from '../chapter.ts'
import { sentence } from '../choices.ts'
import type { Aim, Aims, Pick } from '../pick.ts'
import { usedCard } from './use.ts'

type LayPick = Extract<Pick, { on: 'lay' }>

const other = (half: HalfName): HalfName => (half === 'left' ? 'right' : 'left')

/** What is chosen for the card of the hand that is picked up; null where none is. */
export const laying = (at: AtTable): LayPick | null => {
  const pick = at.sitting.pick.value
  const slot = usedCard(at)
  if (pick.on === 'lay') return pick
  if (slot === null) return null
  const none = sidesFor(laysOf(at.now.legal, slot), 'left', {}).size === 0
  return { on: 'lay', slot, wish: {}, half: none ? 'right' : 'left' }
}

const legalFor = ({ now }: AtTable, { slot }: LayPick) => laysOf(now.legal, slot)

/** The vassals that fit the half that is served next, with their sides. */
export const fittingNow = (at: AtTable, pick: LayPick): ReadonlyMap<Slot, ReadonlySet<0 | 1>> =>
  sidesFor(legalFor(at, pick), pick.half, pick.wish)

/** Where there is one space it is the one; of several the one that was tapped before. */
const placed = (at: AtTable, pick: LayPick, half: HalfName, placing: Placing): LayWish => {
  const wish = { ...pick.wish, [half]: { slot: placing.slot, side: placing.side } }
  const spaces = spacesFor(legalFor(at, pick), half, wish)
  const space = spaces.length === 1 ? spaces[0] : spaces.find((one) => one === pick.spot)
  return space === undefined ? wish : { ...wish, [half]: { ...placing, space } }
}

const without = (pick: LayPick, half: HalfName): LayPick => {
  const { [half]: _, ...wish } = pick.wish
  return { ...pick, wish, half }
}

/** Then the other half is served, where nobody is chosen for it and somebody fits. */
const goOn = (at: AtTable, pick: LayPick): LayPick => {
  const next = other(pick.half)
  const fits = sidesFor(legalFor(at, pick), next, pick.wish).size > 0
  return pick.wish[next] || !fits ? pick : { ...pick, half: next }
}

const halfOf = (pick: LayPick, slot: Slot): HalfName | undefined =>
  HALVES.find((half) => pick.wish[half]?.slot === slot)

/** A vassal that is chosen already turns over, where its other face fits too, or goes back. */
const again = (at: AtTable, pick: LayPick, half: HalfName, { slot, side }: Placing): LayPick => {
  const sides = sidesFor(legalFor(at, pick), half, pick.wish).get(slot)
  const back = side === 0 ? 1 : 0
  const first = vassalSeen(at.now.scene, slot)?.side ?? 0
  if (side !== first || !sides?.has(back)) return without(pick, half)
  return { ...pick, half, wish: placed(at, pick, half, { slot, side: back }) }
}

/** What a tap on a vassal of the hand leads to. */
export const tapped = (at: AtTable, pick: LayPick, slot: Slot): LayPick => {
  const chosen = halfOf(pick, slot)
  const placing = chosen && pick.wish[chosen]
  if (chosen && placing) return again(at, pick, chosen, placing)
  const sides = fittingNow(at, pick).get(slot)
  if (!sides) return pick
  const first = vassalSeen(at.now.scene, slot)?.side ?? 0
  const side = sides.has(first) ? first : first === 0 ? 1 : 0
  return goOn(at, { ...pick, wish: placed(at, pick, pick.half, { slot, side }) })
}

const TAGS = { left: '1', right: '2' } as const
const FOR = { left: 'quest.for1', right: 'quest.for2' } as const
const FITS = { left: 'quest.fits1', right: 'quest.fits2' } as const

/** Vassals of the hand while a card is picked up: those that fit are marked, a chosen one shows the face that will be up. */
export const layHeld = (
  at: AtTable,
  pick: LayPick,
  fitting: ReadonlyMap<Slot, ReadonlySet<0 | 1>>,
  slot: Slot,
): readonly HeldView[] => {
  const seen = vassalSeen(at.now.scene, slot)
  if (!seen) return []
  const half = halfOf(pick, slot)
  const vassal = (half && turned(at.now.scene, slot, pick.wish[half]?.side ?? seen.side)) ?? seen
  const fits = fitting.has(slot) || half !== undefined
  const name = t('quest.own', { vassal: nameOfFace(vassal.face), reverse: nameOfFace(vassal.reverse) })
  return [
    {
      id: slot,
      vassal,
      fits,
      tag: half ? TAGS[half] : null,
      label: name + (half ? t(FOR[half]) : fits ? t(FITS[pick.half]) : ''),
      onPress: () => {
        at.sitting.pick.value = tapped(at, pick, slot)
      },
    },
  ]
}

const noteOf = (at: AtTable, pick: LayPick, half: HalfName): { readonly note: string; readonly count: number } => {
  const chosen = pick.wish[half]
  const count = sidesFor(legalFor(at, pick), half, pick.wish).size
  const face = chosen ? turned(at.now.scene, chosen.slot, chosen.side)?.face : undefined
  if (face === undefined) return { note: t('quest.fit', { count }), count }
  const space = chosen?.space
  return { note: space === undefined ? t('quest.tapSpace') : t('quest.on', { space: nameOfSpace(space) }), count }
}

/** Both halves as buttons: a press says which one is served next, a press on one that is served lets its vassal go. */
export const layHalves = (at: AtTable, pick: LayPick): readonly HalfButtonView[] => {
  const task = taskSeen(at.now.scene, pick.slot)
  if (!task) return []
  return HALVES.map((name) => {
    const want = task[name]
    const isLeft = name === 'left'
    const place = isLeft ? nameOfSpace(task.left.space) : shortOfLine(task.right.line)
    const long = isLeft ? place : nameOfLine(task.right.line)
    const { note, count } = noteOf(at, pick, name)
    const chosen = pick.wish[name]
    const face = chosen ? (turned(at.now.scene, chosen.slot, chosen.side)?.face ?? null) : null
    const said = face === null ? note : rowOf([nameOfFace(face), note])
    return {
      half: isLeft ? 1 : 2,
      place,
      want,
      face,
      note,
      on: pick.half === name,
      label: t(isLeft ? 'quest.half1' : 'quest.half2', { place: long, who: nameOfWanted(want), note: said }),
      reason: count > 0 ? undefined : note,
      onPress: () => {
        at.sitting.pick.value = pick.half === name && chosen ? without(pick, name) : { ...pick, half: name }
      },
    }
  })
}

const aim = (pick: LayPick, half: HalfName, placing: Placing, space: Space): Aim => {
  const here = placing.space === space
  return {
    verb: 'place',
    with: here ? 'tick' : 'plus',
    says: t(here ? 'quest.laidHere' : 'quest.layHere'),
    next: { ...pick, wish: { ...pick.wish, [half]: { ...placing, space } } },
  }
}

/** A space that is tapped before a vassal: the next one is for it. */
const spot = (pick: LayPick, half: HalfName, space: Space): Aim => ({
  verb: 'place',
  with: pick.half === half && pick.spot === space ? 'tick' : 'plus',
  says: t('quest.layAt'),
  next: { ...pick, half, spot: space },
})

/** Where the next vassal may lie, while none waits for its space; the half that is served next has the last word. */
const spots = (at: AtTable, pick: LayPick): readonly (readonly [Space, Aim])[] =>
  lacksSpace(pick)
    ? []
    : [other(pick.half), pick.half]
        .filter((half) => !pick.wish[half])
        .flatMap((half) =>
          roomFor(legalFor(at, pick), half, pick.wish).map((space) => [space, spot(pick, half, space)] as const),
        )

/** Spaces where a chosen vassal may lie, and those for the next one. */
export const layAims = (at: AtTable): Aims => {
  const pick = laying(at)
  if (!pick) return new Map()
  const aims = HALVES.flatMap((half) => {
    const placing = pick.wish[half]
    const spaces = spacesFor(legalFor(at, pick), half, pick.wish)
    return placing ? spaces.map((space) => [space, aim(pick, half, placing, space)] as const) : []
  })
  const ticksLast = aims.sort(([, a], [, b]) => Number(a.with === 'tick') - Number(b.with === 'tick'))
  return new Map([...spots(at, pick), ...ticksLast])
}

/** Is a vassal chosen whose space is still to be? */
export const lacksSpace = ({ wish }: LayPick): boolean =>
  HALVES.some((half) => wish[half] && wish[half]?.space === undefined)

/** The gilded button of a card in hand. */
export const layDeed = (at: AtTable, pick: LayPick): Choice => {
  const action = layFor(legalFor(at, pick), pick.wish)
  const count = HALVES.filter((half) => pick.wish[half]).length
  const look = { id: 'lay', label: t('quest.lay', { count }) }
  if (action) return { ...look, hint: t('quest.cost', { count: 1 }), onPress: () => at.sitting.act(action) }
  return { ...look, reason: whyNot(at, pick), onPress: () => {} }
}

const whyNot = (at: AtTable, pick: LayPick): string => {
  const have = turnMeans(at.now.state).left
  if (have === 0) return sentence({ code: 'need.actions', values: { count: 1, have } })
  const { left, right } = servingOf(at.now.scene, pick.slot)
  if (left.length + right.length === 0) return t('quest.layNone')
  return t(lacksSpace(pick) ? 'quest.laySpace' : 'quest.layChoose')
}
