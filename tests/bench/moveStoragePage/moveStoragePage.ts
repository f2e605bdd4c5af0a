/** The shipped table over the shipped store, without a screen; beside it the least that can be made durable. */
import { openDB } from 'idb'
import type { BlackstoneTypes } from '../../../src/games/blackstone/createGame.ts'
import { game } from '../../../src/games/blackstone/game.ts'
import { openDatabase } from '../../../src/store/database.ts'
import { createIndexedLogStore } from '../../../src/store/indexedLogStore.ts'
import type { LocalTable } from '../../../src/table/createLocalTable.ts'
import { openNewTable } from '../../../src/table/openLocalTable.ts'

type Table = LocalTable<BlackstoneTypes>

const env = {
  store: createIndexedLogStore(openDatabase()),
  random: (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)),
}

/** Options without hidden hands, so that no curtain falls, and without a last round, so that the game never ends. */
const OPTIONS = { openHands: 'on', maxRounds: 0, families: 'off', intrigue: 'off' }

const newTable = async (): Promise<Table> => {
  const opened = await openNewTable(game, env, { mode: 'kings-quest', names: ['Ann', 'Ben'], options: OPTIONS })
  if (!opened.ok) throw new Error(opened.error.code)
  return opened.value
}

/** Legal action, not always of the same kind: the hash of the state chooses it. */
const choose = (table: Table) => {
  const turn = table.turn()
  const seat = turn.kind === 'seats' ? (turn.seats[0] ?? 0) : 0
  const legal = table.legal(seat)
  const action = legal[Number.parseInt(table.hash().slice(0, 8), 16) % legal.length]
  if (!action) throw new Error('nothing to do')
  return { seat, action }
}

const move = async (table: Table): Promise<void> => {
  const { seat, action } = choose(table)
  const done = await table.propose(seat, action)
  if (!done.ok || !done.value.saved) throw new Error('it was not stored')
}

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await work()
  return performance.now() - from
}

const lab = {
  /**
   * Takes moves and bare writes by turns. Returns the milliseconds from each proposal to its being stored, and those of
   * a strict write as big as its entry.
   */
  async durable(count: number): Promise<{ readonly deeds: readonly number[]; readonly writes: readonly number[] }> {
    const bare = await openDB('bare', 1, { upgrade: (open) => void open.createObjectStore('entries') })
    const write = async (key: number, value: unknown): Promise<void> => {
      const tx = bare.transaction('entries', 'readwrite', { durability: 'strict' })
      await Promise.all([tx.store.put(value, key), tx.done])
    }
    const moves: number[] = []
    const writes: number[] = []
    const table = await newTable()
    while (moves.length < count) {
      moves.push(await milliseconds(() => move(table)))
      writes.push(await milliseconds(() => write(writes.length, table.entries().at(-1))))
    }
    bare.close()
    return { deeds: moves, writes }
  },

  /** Stores a game with at least so many entries, left in the middle of a turn, and returns its id. */
  async saved(entries: number): Promise<string> {
    const table = await newTable()
    const isAtWork = () => table.view(null).state.todo.at(-1)?.do === 'work'
    while (table.seq() < entries || !isAtWork()) await move(table)
    return table.header.id
  },
}

export type Lab = typeof lab

Object.assign(globalThis, { lab })
