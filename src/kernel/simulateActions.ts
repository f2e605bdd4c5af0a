/** What actions of a seat lead to, by the game's own rules and as far as the seat can know. */
import type { Game, Shape, View } from './contract.ts'
import { knownOpenings } from './knownOpenings.ts'

/** A state after one of the actions, and the events of that action. */
export interface SimulatedStep<G extends Shape> {
  readonly state: G['state']
  readonly events: readonly G['event'][]
}

/**
 * One step for each of these actions of the view's seat, up to the first draw or refusal. The action that leads to a
 * draw has a step.
 */
export const simulateActions = <G extends Shape>(
  game: Pick<Game<G>, 'apply' | 'openings' | 'turn'>,
  view: View<G['state']>,
  actions: readonly G['action'][],
): readonly SimulatedStep<G>[] => {
  const steps: SimulatedStep<G>[] = []
  const { seat } = view
  let current = view.state
  for (const action of actions) {
    if (seat === null) break
    const slots = game.openings(current, seat, action)
    const openings = knownOpenings(slots, view.knownCard)
    if (openings.length < slots.length) break
    const result = game.apply(current, { kind: 'seat', seat, action, openings })
    if (!result.ok) break
    current = result.value.state
    steps.push(result.value)
    if (game.turn(current).kind === 'chance') break
  }
  return steps
}
