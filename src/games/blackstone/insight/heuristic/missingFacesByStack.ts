/** What one more completed card of each stack still costs a court: faces of vassals that it has not retained. */
import { retainedFacesOf } from '../../rules/court/upcharge.ts'
import { unpaidFaces } from '../../rules/tasks/facePayments.ts'
import type { Court, State } from '../../state.ts'
import { completedSummary, type FacesByStack } from './completedCardsSummary.ts'

/** Faces that one more card of each stack costs and that no retained vassal pays yet. */
export const missingFacesByStack = (state: State, court: Court): FacesByStack => {
  const { upcharges } = completedSummary(state, court)
  const retained = retainedFacesOf(state, court)
  return {
    knight: unpaidFaces(retained, upcharges.knight),
    wizard: unpaidFaces(retained, upcharges.wizard),
    king: unpaidFaces(retained, upcharges.king),
    ploy: unpaidFaces(retained, upcharges.ploy),
  }
}
