/** Name of a limit on rounds among the reasons that decide games. */
export const ROUND_LIMIT_REASON = 'rounds'
