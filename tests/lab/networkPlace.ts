/**
 * Place of the lab: a network namespace with an address on the lab's network. It lives as long as the process that
 * holds it.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'

export interface Place {
  readonly name: string
  /** The process that holds it. */
  readonly pid: number
  /** Number of its port at the switch, from 1. */
  readonly number: number
  readonly address: string
  /** Command that runs a command with these arguments in this place. */
  inside(command: string, ...args: readonly string[]): readonly [string, ...string[]]
  /** Writes a script that runs a program in this place, for callers that need the path of a program. */
  wrap(path: string, program: string): string
  close(): void
}

/** Runs `ip` once for all these lines, in the namespace of a process where one is given. */
export const ip = (lines: readonly string[], holder?: number): void => {
  const enter = holder ? ['nsenter', '--net', '--target', String(holder)] : []
  const [command = '', ...args] = [...enter, 'ip', '-batch', '-']
  execFileSync(command, args, { input: lines.join('\n') })
}

/** Address of the switch, to which all places send. */
export const SWITCH = '10.99.0.2'
/** Address of a place, from a range that is nobody's and that a relay does not have to refuse. */
const addressOf = (number: number): string => `203.0.113.${number}`

/** Starts a process in a namespace of its own that does nothing until its parent is gone. */
const hold = async (): Promise<ChildProcess> => {
  const holder = spawn('unshare', ['--net', 'sh', '-c', 'echo; exec cat'], { stdio: ['pipe', 'pipe', 'inherit'] })
  if (holder.stdout) await once(holder.stdout, 'data')
  return holder
}

/**
 * Features of network cards that are switched off: behind the switch no hardware would add checksums or cut packets.
 */
const OFFLOADS_OFF = ['tx', 'tso', 'gso', 'gro'].flatMap((feature) => [feature, 'off'])

/** Opens a place whose network card is a tunnel to the switch. */
export const openPlace = async (name: string, number: number): Promise<Place> => {
  const holder = await hold()
  const pid = holder.pid ?? 0
  const card = `castle${number}`
  ip([
    [
      `link add ${card} address 02:00:00:00:00:0${number} type vxlan`,
      `id ${number} remote ${SWITCH} dstport 4789 nolearning`,
    ].join(' '),
    `link set ${card} mtu 1400 netns ${pid} name lan`,
  ])
  ip(
    ['link set lo up', `addr add ${addressOf(number)}/24 dev lan`, 'link set lan up', 'route add default dev lan'],
    pid,
  )
  const inside: Place['inside'] = (...command) => ['nsenter', '--net', '--target', String(pid), ...command]
  const [enter, ...args] = inside('ethtool', '-K', 'lan', ...OFFLOADS_OFF)
  execFileSync(enter, args)
  return {
    name,
    number,
    pid,
    address: addressOf(number),
    inside,
    wrap: (path, program) => {
      writeFileSync(path, `#!/bin/sh\nexec ${inside(program).join(' ')} "$@"\n`)
      chmodSync(path, 0o755)
      return path
    },
    close: () => {
      // The kernel would keep its number for as long as any process lingers there.
      ip(['link del lan'], pid)
      holder.kill('SIGKILL')
    },
  }
}
