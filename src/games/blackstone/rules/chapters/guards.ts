/** Guards on vassals, as an edition of the rules has them (rulings 83 to 86, 146, 147 and 164). */
import type { Chapter } from '../chapter.ts'
import { type Guarding, guardsOn } from '../guarding.ts'
import { refusal } from '../play.ts'
import { guard, unguard } from '../verbs/guard.ts'

/** The chapter of these guards. Whoever takes a vassal from the board calls `takeAway`, which returns its guards to the supply. */
export const guards = (guarding: Guarding): Chapter => ({
  guarding,
  bare(state) {
    state.guards = []
  },
  verbs: { work: { guard: guard(guarding), unguard: unguard(guarding) } },
  forbids: (scene, space, touch) =>
    guardsOn(scene.state, space) > 0 && guarding.against.includes(touch) && guarding.stops(scene)
      ? refusal('guard.stops', guarding.ruling)
      : null,
})
