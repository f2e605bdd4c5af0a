import type { Result } from '../kernel/result.ts'
import type { Refused } from './refused.ts'

/** One JSON value in, one object out. */
export type Command = (input: unknown) => Promise<Result<object, Refused>>
