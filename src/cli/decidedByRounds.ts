/** Name of a limit on rounds among the reasons that decide games. */
export const DECIDED_BY_ROUNDS = 'rounds'
