/**
 * Lab: places joined by a switch that delays, loses and holds back what passes. It needs a network of its own around it
 * (nsrun.sh).
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ip, openPlace, type Place, SWITCH } from './networkPlace.ts'
import type { Line, Order } from './switch.mjs'

/** Quality of a place's line: what the switch does to frames that leave or enter it. Milliseconds and per cent. */
export type { Line }

/**
 * Line of a distant place. Between two such places a round trip takes 100 ms, and one frame in twenty is lost each way.
 */
export const FAR: Line = { delay: 25, jitter: 5, loss: 2.5, reorder: 1 }
export const NEAR: Line = { delay: 0, jitter: 0, loss: 0, reorder: 0 }

export interface Lab {
  place(name: string): Place
  /** Sets how good the line of a place is. */
  set(name: string, line: Line): Promise<void>
  /** Lets nothing leave or enter a place any more. No phone is told. */
  cut(name: string): Promise<void>
  restore(name: string): Promise<void>
  /** Lets nothing pass between two places, as behind two strict routers. */
  block(one: string, other: string): Promise<void>
  /** Frames that have left and entered a place so far. */
  passed(name: string): Promise<number>
  close(): void
}

type Passed = Readonly<Record<number, number>>

/** Starts the switch in a namespace of its own, with a cable between that and the one around the lab. */
const openSwitch = async (): Promise<ChildProcess> => {
  const program = join(import.meta.dirname, 'switch.mjs')
  const child = spawn('unshare', ['--net', process.execPath, program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  ip([
    `link add trunk0 mtu 1500 type veth peer name trunk1 netns ${child.pid}`,
    'addr add 10.99.0.1/30 dev trunk0',
    'link set trunk0 up',
  ])
  ip(['link set lo up', `addr add ${SWITCH}/30 dev trunk1`, 'link set trunk1 up'], child.pid)
  return child
}

/** Opens a lab with a place for each name, in this order. */
export const openLab = async (names: readonly string[]): Promise<Lab> => {
  const child = await openSwitch()
  let before: Promise<unknown> = Promise.resolve()
  const sendOrder = async (one: Order): Promise<Passed> => {
    const answer = once(child, 'message')
    child.send(one)
    return ((await answer) as [Passed])[0]
  }
  /** Sends orders one after the other, so that each gets its own answer. */
  const order = (one: Order): Promise<Passed> => {
    const answer = before.then(() => sendOrder(one))
    before = answer
    return answer
  }
  const places: Place[] = []
  for (const [at, name] of names.entries()) places.push(await openPlace(name, at + 1))
  const place = (name: string): Place => {
    const found = places.find((one) => one.name === name)
    if (!found) throw new Error(`no place ${name}`)
    return found
  }
  const number = (name: string): number => place(name).number
  const lab: Lab = {
    place,
    set: async (name, line) => void (await order({ set: number(name), line })),
    cut: async (name) => void (await order({ cut: number(name), is: true })),
    restore: async (name) => void (await order({ cut: number(name), is: false })),
    block: async (one, other) => void (await order({ block: [number(one), number(other)], is: true })),
    passed: async (name) => (await order({ count: true }))[number(name)] ?? 0,
    close: () => {
      for (const one of places) one.close()
      ip(['link del trunk0'])
      child.disconnect()
    },
  }
  for (const name of names) await lab.set(name, NEAR)
  return lab
}
