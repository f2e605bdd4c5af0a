/** Sliding a vassal or a whole stack to a neighbouring space for one action (rules 2.4 and 2.5). */

import type { Refusal } from '#src/kernel/result.ts'
import type { ActionOf } from '../../../actions.ts'
import { areNeighbours, NEIGHBOURS, SPACES, type Space } from '../../../board.ts'
import { setSpace } from '../../../changeState.ts'
import type { State } from '../../../state.ts'
import { checkVassalAction, spacesOpenTo } from '../../actions/sharedConditions.ts'
import { firstRefusal, refusal } from '../../engine/refusal.ts'
import { faceAt, slotAt } from '../../engine/slots.ts'
import type { ActionHandler } from '../../ruleTypes.ts'
import { canAct, checkActionPoints, checkNoToken, spendActionPoints } from '../actionPoints.ts'
import { canPutOn, isStack, putOnSpace, swapSpaces } from '../vassalStacks.ts'

const SLIDES_FROM = SPACES.map((from) => (NEIGHBOURS[from] ?? []).map((to) => ({ kind: 'slide', from, to }) as const))

/** Why nothing can slide from here to an occupied space; null if it can. */
type OccupiedCheck = (state: State, from: Space, to: Space) => Refusal | null

const createSlideHandler = (checkOccupied: OccupiedCheck): ActionHandler<ActionOf<'slide'>> => ({
  list: (scene) =>
    canAct(scene) ? spacesOpenTo(scene, SPACES, 'slide').flatMap((from) => SLIDES_FROM[from] ?? []) : [],

  check: (scene, { from, to, by }) =>
    firstRefusal(
      checkVassalAction(scene, from, 'slide'),
      !areNeighbours(from, to) && refusal('slide.notNeighbour', 56),
      slotAt(scene.state, to) >= 0 && checkOccupied(scene.state, from, to),
      checkNoToken(by),
      checkActionPoints(scene, 1),
    ),

  act(context, { from, to }) {
    const { draft } = context
    const slot = slotAt(draft, from)
    spendActionPoints(context, 1)
    if (slotAt(draft, to) < 0) swapSpaces(draft, from, to)
    else {
      putOnSpace(draft, slot, to)
      setSpace(draft, from, -1)
    }
    context.emit({ kind: 'slid', seat: draft.seat, slot, from, to })
  },
})

const OCCUPIED = refusal('slide.occupied', 56)

/** Queen's Quest: slides only to an empty space. */
export const slideToEmpty = createSlideHandler(() => OCCUPIED)

/** Wizard's Quest: slides of a single vassal also onto one with the same face (ruling 106). */
export const slideOntoLike = createSlideHandler((state, from, to) =>
  firstRefusal(
    isStack(state, from) && refusal('slide.stack', 106),
    !canPutOn(state, to, faceAt(state, from)) && refusal('slide.otherFace', 106),
  ),
)
