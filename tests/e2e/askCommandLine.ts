/** Games as the command line writes and replays them. */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { Turn } from '../../src/kernel/contract.ts'

const ROOT = resolve(import.meta.dirname, '../..')

export interface Verified {
  readonly ok: boolean
  readonly entries: number
  readonly hash: string
  readonly turn: Turn
  /** Every card was compared with the dealer's secret. */
  readonly dealt: boolean
}

/** Answer of a command of the command line to this text. Throws where it has none. */
export const askCommandLine = <T>(command: string, input: string): T => {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/cli.mjs', command], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout)
}

/** Every hash, lock and deal of the record, computed once more in another engine; the hash of the state that it leads to. */
export const verify = (record: string): Verified => askCommandLine('verify', record)
