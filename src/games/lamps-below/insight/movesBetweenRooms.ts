/** How many moves an explorer needs from room to room, among dwellers that end its moves. */
import { dwellersIn, mapOf } from '../figures.ts'
import { ROOMS, type Room } from '../hall/room.ts'
import type { State } from '../state.ts'

/** Moves to each room. */
export type Moves = readonly number[]

/** Number of rooms and moves that is more than any way has. */
const FAR = 20

/** Rooms with dwellers, as bits. */
export const occupiedRooms = (state: State): number =>
  ROOMS.reduce((bits, room) => (dwellersIn(state, room) > 0 ? bits | (1 << room) : bits), 0)

const countMoves = (
  doors: readonly (readonly Room[])[],
  from: Room,
  length: number,
  isOccupied: (room: Room) => boolean,
): Moves => {
  // Doors are counted in units of a move: entering a room with a dweller uses up what is left of it.
  const cost = ROOMS.map(() => FAR * length)
  cost[from] = 0
  const waiting = [from]
  for (let room = waiting.shift(); room !== undefined; room = waiting.shift()) {
    const here = cost[room] ?? 0
    for (const next of doors[room] ?? []) {
      const step = here + 1
      const there = isOccupied(next) ? Math.ceil(step / length) * length : step
      if (there >= (cost[next] ?? 0)) continue
      cost[next] = there
      waiting.push(next)
    }
  }
  return cost.map((doorsUsed) => Math.ceil(doorsUsed / length))
}

/** Function that counts moves, and remembers what it has counted in the hall of a plan. */
export const createMoveCounter = () => {
  const memory = new Map<number, Moves>()
  return (state: State, occupied: number, from: Room, length: number): Moves => {
    const key = (((state.hall?.face ?? 0) * 16 + from) * 4 + length) * 32768 + occupied
    const known = memory.get(key)
    if (known) return known
    if (memory.size > 5_000) memory.clear()
    const moves = countMoves(mapOf(state).doors, from, length, (room) => (occupied & (1 << room)) !== 0)
    memory.set(key, moves)
    return moves
  }
}
export type MoveCounter = ReturnType<typeof createMoveCounter>
