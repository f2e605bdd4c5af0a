/** How long phones wait for each other, in milliseconds. WebRTC itself may never say that a channel is dead. */

/** A heartbeat is due this long after the last thing that was said. */
export const BEAT = 1500
/** After this silence the other side counts as away, and a guest dials anew. With one tick it is shown within 6 s. */
export const SILENCE = 4500
/** A channel that was opened without a hello, or a hello without a welcome, is given up after this. */
export const GREETING = 4000
/** A channel that was dialled and has not opened is given up after this, and after a little more each time, up to `GREETING` more. */
export const DIALLING = 2000
export const DIALLING_MORE = 500
/** A channel on which nothing was heard for this long is hung up; the seat stays. */
export const FORGOTTEN = 60_000
/** Between two attempts to dial, or to store what storage refused. */
export const AGAIN = 1000
/** A clock that jumps further than this between two ticks was asleep: the time counts in no timeout. */
export const ASLEEP = 3000
