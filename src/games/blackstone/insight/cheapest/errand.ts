/** What a search for the cheapest way to a task has in hand: the scene in quick lists. */
import type { Slot } from '../../../../kernel/contract.ts'
import { SPACES, type Space } from '../../board.ts'
import { cardOf, faceShown, isVassal, type Stack, sideOf, stacksFor, type Task } from '../../cards.ts'
import { type Description, type Face, fits, standsFor } from '../../faces.ts'
import { isSaboteur } from '../../rules/assassin-touch.ts'
import { retainedFaces, upcharge } from '../../rules/court.ts'
import { uncovered } from '../../rules/covering.ts'
import { guardsOn } from '../../rules/guarding.ts'
import { isUsedUp, KNIGHT, type Means, WIZARD } from '../../rules/means.ts'
import { maySpare } from '../../rules/payment.ts'
import { codeIn, courtOf, type Scene, slotAt } from '../../rules/play.ts'
import { touchable } from '../../rules/verbs/conditions.ts'
import { type Ways, waysOf } from '../../rules/ways.ts'
import type { State } from '../../state.ts'
import { type Approach, approachTo } from './approach.ts'

/** Sets of spaces are whole numbers with a bit for each. */
export type Spaces = number
export const NOWHERE: Spaces = 0
export const only = (space: Space): Spaces => 1 << space
export const has = (spaces: Spaces, space: Space): boolean => (spaces & (1 << space)) !== 0
export const spacesWith = (is: (space: Space) => boolean): Spaces =>
  SPACES.reduce((spaces, space) => (is(space) ? spaces | only(space) : spaces), NOWHERE)

/** What frees a vassal that may not be moved: Knights for its guards, or a flip of a Saboteur. */
export interface Lock {
  readonly knights: number
  readonly flips: number
}

export interface Errand {
  readonly scene: Scene
  readonly task: Task
  readonly ways: Ways
  readonly approach: Approach
  /** What the seat has, and what pays for a flip or a retain besides the usual token. */
  readonly have: { readonly knights: number; readonly wizards: number }
  readonly otherFlip: Means | undefined
  readonly otherRetain: Means | undefined
  /** Is what a family may do once a turn used up already? */
  readonly used: boolean
  /** The upcharge of each stack that the task may go to, how many of it may stay unpaid, and the faces that are retained. */
  readonly due: readonly (readonly Face[])[]
  readonly spared: number
  readonly held: readonly Face[]
  /** Both faces of every vassal on the board and of the open tops of piles, the one that shows first. */
  readonly faces: ReadonlyMap<Slot, readonly Face[]>
  /** Those that serve for a half, with the flips that they need for it; that pay, by either face. */
  readonly left: ReadonlyMap<Slot, number>
  readonly right: ReadonlyMap<Slot, number>
  readonly wanted: ReadonlySet<Slot>
  /** Used up this turn: they stay where they are. */
  readonly stuck: Spaces
  /** Stays until it is freed. */
  readonly locked: Spaces
  readonly locks: ReadonlyMap<Space, Lock>
  /** May not even be used where it lies. */
  readonly unusable: Spaces
  /** May be retained, once it is freed. */
  readonly retainable: Spaces
}

/** Both faces of an open vassal, the one that shows first; of an Assassin none. */
const facesIn = (state: State, slot: Slot): readonly Face[] => {
  const code = codeIn(state, slot)
  if (code < 0 || !isVassal(cardOf(code))) return []
  return [faceShown(cardOf(code), sideOf(code)), faceShown(cardOf(code), 1 - sideOf(code))]
}

const lockOn = (scene: Scene, space: Space): Lock | null => {
  if (isSaboteur(scene.state, space)) return { knights: 0, flips: 1 }
  const { guarding } = scene.rules
  if (!guarding || touchable(scene, space, 'slide') === null) return null
  return { knights: guarding.price * guardsOn(scene.state, space), flips: 0 }
}

const facesOf = ({ state }: Scene): ReadonlyMap<Slot, readonly Face[]> => {
  const open = [...state.board, ...state.piles.flatMap((pile) => pile.slice(-1))]
  return new Map(open.map((slot) => [slot, facesIn(state, slot)] as const))
}

/** Who fits, after how many flips. */
const serving = (faces: Errand['faces'], want: Description): ReadonlyMap<Slot, number> =>
  new Map(
    [...faces].flatMap(([slot, two]) => {
      const flips = two.findIndex((face) => fits(face, want))
      return flips < 0 ? [] : [[slot, flips] as const]
    }),
  )

const paying = (faces: Errand['faces'], due: readonly Face[]): readonly Slot[] =>
  [...faces].flatMap(([slot, two]) => (two.some((face) => due.some((one) => standsFor(face, one))) ? [slot] : []))

export const errandFor = (scene: Scene, task: Task): Errand => {
  const { state, rules, seat } = scene
  const court = courtOf(state, seat)
  const ways = waysOf(rules, state, court)
  const due = stacksFor(task.type).map((stack: Stack) => upcharge(state, court, stack))
  const faces = facesOf(scene)
  const [left, right] = [serving(faces, task.left), serving(faces, task.right)]
  const stuck = spacesWith((space) => state.marked.includes(space))
  const lies = (space: Space): boolean => slotAt(state, space) >= 0 && !has(stuck, space)
  const locks = new Map(
    SPACES.flatMap((space) => {
      const lock = lies(space) ? lockOn(scene, space) : null
      return lock ? [[space, lock] as const] : []
    }),
  )
  return {
    scene,
    task,
    ways,
    approach: approachTo(scene, task),
    have: { knights: court.knights, wizards: court.wizards },
    otherFlip: ways.flips.find(({ token }) => token === KNIGHT),
    otherRetain: ways.retains.find(({ token }) => token === WIZARD),
    used: Object.values(ways).some((means) => means.some(({ once }: { once?: string }) => isUsedUp(court, once))),
    due,
    spared: maySpare(scene) ? 1 : 0,
    held: retainedFaces(state, court),
    faces,
    left,
    right,
    wanted: new Set([...left.keys(), ...right.keys(), ...paying(faces, due.flat())]),
    stuck,
    locked: spacesWith((space) => locks.has(space)),
    locks,
    unusable: spacesWith((space) => lies(space) && touchable(scene, space, 'use') !== null),
    retainable: spacesWith((space) => lies(space) && (faces.get(slotAt(state, space))?.length ?? 0) > 0),
  }
}

/** Vassals that must still be retained where these faces are. */
export const dueWith = ({ due, spared }: Errand, held: readonly Face[]): number =>
  Math.max(0, Math.min(...due.map((faces) => uncovered(held, faces).length)) - spared)
