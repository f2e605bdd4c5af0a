/** Rooms of a hall: `a1` is 0, `b1` 1, `c5` 14, which is room order (rules 5). */

/** Room by its place in room order. */
export type Room = number

export const COLUMNS = 3
export const ROWS = 5
export const ROOMS: readonly Room[] = Array.from({ length: COLUMNS * ROWS }, (_, room) => room)

export const columnOf = (room: Room): number => room % COLUMNS
export const rowOf = (room: Room): number => Math.floor(room / COLUMNS)

export const roomName = (room: Room): string => `${'abc'.charAt(columnOf(room))}${rowOf(room) + 1}`

/** Room of this name; null if it is none. */
export const readRoom = (name: string): Room | null => {
  const room = ROOMS.find((one) => roomName(one) === name)
  return room ?? null
}
