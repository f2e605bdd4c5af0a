/** Position documents: written from a moment of a table, and read to begin a new game. */
import '../../text/blackstone/bundles/turn.ts'
import { game } from '../../games/blackstone/game.ts'
import { readPosition } from '../../games/blackstone/position/readPosition.ts'
import { slotsToKeepFrom } from '../../games/blackstone/position/setUpDrawnTasks.ts'
import type { State } from '../../games/blackstone/state.ts'
import type { Seat, Slot, View } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import type { PositionFormat } from '../table/gameUiContract.ts'

/** Slots of the viewer's own court, and those drawn that the viewer has not yet chosen from. */
const knownSlots = ({ courts, todo, seat }: State, viewer: Seat): ReadonlySet<Slot> => {
  const { hand = [], vassals = [], intrigue } = courts[viewer] ?? {}
  const familySlots = todo.flatMap((item) => (item.do === 'family' && item.seat === viewer ? item.slots : []))
  const faceDownSlots = intrigue?.at === 'faceDown' ? [intrigue.card] : []
  return new Set([
    ...hand,
    ...vassals,
    ...faceDownSlots,
    ...familySlots,
    ...(seat === viewer ? slotsToKeepFrom(todo) : []),
  ])
}

/** Fetched when it is wanted: only what branches off a replay is written. */
const loadWriter = () => import('../../games/blackstone/notation/position/writePosition.ts')

export const positions: PositionFormat = {
  write: async (view, names) => {
    const { writePosition } = await loadWriter()
    return writePosition(game.sceneOf(view as View<State>), names) as unknown as Json
  },
  read: (document) => readPosition(game, document),
  slotsSeenBy: (state, me) => knownSlots(state as State, me),
}
