import { rowOf } from '../text/list.ts'

/** A room's code as people say it: two groups of three. */
const HALF = 3

/** `K7Q` and `X9M`. */
export const groupsOf = (code: string): readonly string[] => [code.slice(0, HALF), code.slice(HALF)]

/** Letter by letter, for a voice: `K 7 Q, X 9 M`. */
export const spelled = (code: string): string => rowOf(groupsOf(code).map((group) => [...group].join(' ')))
