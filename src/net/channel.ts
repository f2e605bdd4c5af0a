/** Channel for bytes to one other phone, however the two found each other. */
export type { Carrier as Channel } from '../table/phones/carrier.ts'

/** Longest frame that a channel carries, in bytes: what every browser passes on whole. */
export const FRAME_LIMIT = 16 * 1024
