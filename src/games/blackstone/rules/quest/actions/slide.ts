/** A vassal, or a whole stack, moves to a neighbouring space for one action (rules 2.4 and 2.5). */
import type { Refusal } from '../../../../../kernel/result.ts'
import type { ActionOf } from '../../../actions.ts'
import { areNeighbours, NEIGHBOURS, SPACES, type Space } from '../../../board.ts'
import type { State } from '../../../state.ts'
import { faceAt, firstOf, refusal, slotAt, type Verb } from '../../play.ts'
import { touchable, vassalsOn } from '../../verbs/conditions.ts'
import { canAct, needActions, noToken, spend } from '../actions.ts'
import { canLieOn, exchangeSpaces, isStack, putOn } from '../stacks.ts'

const SLIDES = SPACES.map((from) => (NEIGHBOURS[from] ?? []).map((to) => ({ kind: 'slide', from, to }) as const))

/** Why nothing slides from here to a space that is taken. */
type Onto = (state: State, from: Space, to: Space) => Refusal | null

const slideWith = (onto: Onto): Verb<ActionOf<'slide'>> => ({
  list: (scene) => (canAct(scene) ? vassalsOn(scene, SPACES, 'slide').flatMap((from) => SLIDES[from] ?? []) : []),

  check: (scene, { from, to, by }) =>
    firstOf(
      touchable(scene, from, 'slide'),
      !areNeighbours(from, to) && refusal('slide.notNeighbour', 56),
      slotAt(scene.state, to) >= 0 && onto(scene.state, from, to),
      noToken(by),
      needActions(scene, 1),
    ),

  act(play, { from, to }) {
    const { draft } = play
    const slot = slotAt(draft, from)
    spend(play, 1)
    if (slotAt(draft, to) < 0) exchangeSpaces(draft, from, to)
    else {
      putOn(draft, slot, to)
      draft.board[from] = -1
    }
    play.tell({ kind: 'slid', seat: draft.seat, slot, from, to })
  },
})

const OCCUPIED = refusal('slide.occupied', 56)

/** Queen's Quest: only to an empty space. */
export const slide = slideWith(() => OCCUPIED)

/** Wizard's Quest: a single vassal also onto its like (ruling 106). */
export const slideOnto = slideWith((state, from, to) =>
  firstOf(
    isStack(state, from) && refusal('slide.stack', 106),
    !canLieOn(state, to, faceAt(state, from)) && refusal('slide.otherFace', 106),
  ),
)
