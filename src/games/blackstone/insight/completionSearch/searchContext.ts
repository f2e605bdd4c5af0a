/** Context of a search for the cheapest route to a task: the scene as flat lookups. */
import type { Slot } from '#src/kernel/contract.ts'
import { SPACES, type Space } from '../../board.ts'
import { cardOf, faceOnSide, isVassal, type Stack, sideOf, stacksFor, type Task } from '../../cards.ts'
import { canPayFor, type Face, type FacePattern, fitsPattern } from '../../faces.ts'
import { checkVassalAction } from '../../rules/actions/sharedConditions.ts'
import { isSaboteur } from '../../rules/board/assassinProtection.ts'
import { guardCountOn } from '../../rules/board/guardCount.ts'
import type { Abilities } from '../../rules/court/abilities.ts'
import { abilitiesOf } from '../../rules/court/abilitiesOf.ts'
import { KNIGHT, type TokenPayment, WIZARD } from '../../rules/court/tokenPayment.ts'
import { retainedFacesOf, upcharge } from '../../rules/court/upcharge.ts'
import { isUsedUp } from '../../rules/court/usedUpAbilities.ts'
import { codeInSlot, courtOf, slotAt } from '../../rules/engine/slots.ts'
import type { Scene } from '../../rules/ruleTypes.ts'
import { unpaidFaces } from '../../rules/tasks/facePayments.ts'
import { canPayOneLess } from '../../rules/tasks/upchargePayment.ts'
import type { State } from '../../state.ts'
import { createMoveCountTable, type MoveCountTable } from './moveCountTable.ts'

/** Set of spaces, as a whole number with a bit for each. */
export type SpaceSet = number
const NO_SPACES: SpaceSet = 0
export const singleSpace = (space: Space): SpaceSet => 1 << space
export const hasSpace = (spaces: SpaceSet, space: Space): boolean => (spaces & (1 << space)) !== 0
export const spacesWhere = (condition: (space: Space) => boolean): SpaceSet =>
  SPACES.reduce((spaces, space) => (condition(space) ? spaces | singleSpace(space) : spaces), NO_SPACES)

/** Cost to unlock a vassal that may not be moved: Knights for its guards, or a flip of a Saboteur. */
export interface UnlockCost {
  readonly knights: number
  readonly flips: number
}

export interface SearchContext {
  readonly scene: Scene
  readonly task: Task
  readonly abilities: Abilities
  readonly moveCounts: MoveCountTable
  /** Tokens of the seat, and what pays for a flip or a retain besides the usual token. */
  readonly tokens: { readonly knights: number; readonly wizards: number }
  readonly otherFlip: TokenPayment | undefined
  readonly otherRetain: TokenPayment | undefined
  /** Has the family's ability that may be used once a turn been used already? */
  readonly isOncePerTurnUsed: boolean
  /**
   * Upcharge of each stack that the task may go to, how many of its faces may stay unpaid, and the faces that are
   * retained.
   */
  readonly upcharges: readonly (readonly Face[])[]
  readonly unpaidAllowed: number
  readonly retainedFaces: readonly Face[]
  /** Both faces of every vassal on the board and of the open tops of piles, the visible one first. */
  readonly faces: ReadonlyMap<Slot, readonly Face[]>
  /**
   * Vassals that fit a half, with the flips that they need for it; `usefulSlots` are these and the vassals that pay by
   * either face.
   */
  readonly flipsForLeft: ReadonlyMap<Slot, number>
  readonly flipsForRight: ReadonlyMap<Slot, number>
  readonly usefulSlots: ReadonlySet<Slot>
  /** Spaces of vassals that were used up this turn and stay where they are. */
  readonly frozen: SpaceSet
  /** Spaces of vassals that cannot move until they are unlocked. */
  readonly locked: SpaceSet
  readonly unlockCosts: ReadonlyMap<Space, UnlockCost>
  /** Spaces of vassals that may not even be used where they are. */
  readonly unusable: SpaceSet
  /** Spaces of vassals that may be retained, once unlocked. */
  readonly retainable: SpaceSet
}

/** Both faces of an open vassal, the visible one first; none for an Assassin. */
const facesIn = (state: State, slot: Slot): readonly Face[] => {
  const code = codeInSlot(state, slot)
  if (code < 0 || !isVassal(cardOf(code))) return []
  return [faceOnSide(cardOf(code), sideOf(code)), faceOnSide(cardOf(code), 1 - sideOf(code))]
}

const unlockCostOn = (scene: Scene, space: Space): UnlockCost | null => {
  if (isSaboteur(scene.state, space)) return { knights: 0, flips: 1 }
  const { guardPolicy } = scene.rules
  if (!guardPolicy || checkVassalAction(scene, space, 'slide') === null) return null
  return { knights: guardPolicy.removalPrice * guardCountOn(scene.state, space), flips: 0 }
}

const facesBySlot = ({ state }: Scene): ReadonlyMap<Slot, readonly Face[]> => {
  const open = [...state.board, ...state.piles.flatMap((pile) => pile.slice(-1))]
  return new Map(open.map((slot) => [slot, facesIn(state, slot)] as const))
}

/** Vassals that fit a description, with the flips that they need. */
const flipsToFit = (faces: SearchContext['faces'], description: FacePattern): ReadonlyMap<Slot, number> =>
  new Map(
    [...faces].flatMap(([slot, bothFaces]) => {
      const flips = bothFaces.findIndex((face) => fitsPattern(face, description))
      return flips < 0 ? [] : [[slot, flips] as const]
    }),
  )

const slotsThatPay = (faces: SearchContext['faces'], upcharge: readonly Face[]): readonly Slot[] =>
  [...faces].flatMap(([slot, bothFaces]) =>
    bothFaces.some((face) => upcharge.some((wantedFace) => canPayFor(face, wantedFace))) ? [slot] : [],
  )

export const createSearchContext = (scene: Scene, task: Task): SearchContext => {
  const { state, rules, seat } = scene
  const court = courtOf(state, seat)
  const abilities = abilitiesOf(rules, state, court)
  const upcharges = stacksFor(task.type).map((stack: Stack) => upcharge(state, court, stack))
  const faces = facesBySlot(scene)
  const [left, right] = [flipsToFit(faces, task.left), flipsToFit(faces, task.right)]
  const frozen = spacesWhere((space) => state.marked.includes(space))
  const isUsableOn = (space: Space): boolean => slotAt(state, space) >= 0 && !hasSpace(frozen, space)
  const unlockCosts = new Map(
    SPACES.flatMap((space) => {
      const unlockCost = isUsableOn(space) ? unlockCostOn(scene, space) : null
      return unlockCost ? [[space, unlockCost] as const] : []
    }),
  )
  return {
    scene,
    task,
    abilities,
    moveCounts: createMoveCountTable(scene, task),
    tokens: { knights: court.knights, wizards: court.wizards },
    otherFlip: abilities.flips.find(({ token }) => token === KNIGHT),
    otherRetain: abilities.retains.find(({ token }) => token === WIZARD),
    isOncePerTurnUsed: Object.values(abilities).some((means) =>
      means.some(({ once }: { once?: string }) => isUsedUp(court, once)),
    ),
    upcharges,
    unpaidAllowed: canPayOneLess(scene) ? 1 : 0,
    retainedFaces: retainedFacesOf(state, court),
    faces,
    flipsForLeft: left,
    flipsForRight: right,
    usefulSlots: new Set([...left.keys(), ...right.keys(), ...slotsThatPay(faces, upcharges.flat())]),
    frozen,
    locked: spacesWhere((space) => unlockCosts.has(space)),
    unlockCosts,
    unusable: spacesWhere((space) => isUsableOn(space) && checkVassalAction(scene, space, 'use') !== null),
    retainable: spacesWhere((space) => isUsableOn(space) && (faces.get(slotAt(state, space))?.length ?? 0) > 0),
  }
}

/** Number of vassals that must still be retained when these faces are. */
export const retainsStillDue = ({ upcharges, unpaidAllowed }: SearchContext, retained: readonly Face[]): number =>
  Math.max(0, Math.min(...upcharges.map((faces) => unpaidFaces(retained, faces).length)) - unpaidAllowed)
