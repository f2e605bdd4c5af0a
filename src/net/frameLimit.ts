/** Longest frame that a channel carries, in bytes: what every browser passes on whole. */
export const FRAME_LIMIT = 16 * 1024
