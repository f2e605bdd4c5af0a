/** How long phones wait for each other, in milliseconds, and how much they say. WebRTC itself may never say that a channel is dead. */

/** A heartbeat is due this long after the last thing that was said. */
export const BEAT = 1500
/** After this silence the other side counts as away, and a guest dials anew. With one tick it is shown within 6 s. */
export const SILENCE = 4500
/** A guest gives a channel up on which its hello was not answered for so long. */
export const GREETING = 4000
/** The host hangs up on who has not greeted for so long, or has said more frames than this without. */
export const UNGREETED = 10_000
export const UNGREETED_FRAMES = 8
/** Frames a second that the host hears of one phone, and how many at once. */
export const FRAMES = 20
export const BURST = 60
/** After so many frames that no phone of ours says, the host hangs up. */
export const STRIKES = 3
/** Phones at one table, watchers and lines that are dead without knowing among them. */
export const PHONES = 16
/** Proposals of one phone that wait while a batch is being stored. */
export const QUEUE = 16
/** So many claims of each seat are known: who comes with an older one counts as new. */
export const CLAIMS = 16
/** A channel that was dialled and has not opened is given up after this, and after a little more each time, up to `GREETING` more. */
export const DIALLING = 2000
export const DIALLING_MORE = 500
/** A channel on which nothing was heard for this long is hung up; the seat stays. */
export const FORGOTTEN = 60_000
/** Between two attempts to dial, or to store what storage refused. */
export const AGAIN = 1000
/** Before a code is dialled again under which somebody else has answered. */
export const ELSEWHERE = 5000
/** What an older channel of the same phone says may still arrive for so long after a newer one is up. */
export const FRESH = 10_000
/** A clock that jumps further than this between two ticks was asleep: the time counts in no timeout. */
export const ASLEEP = 3000
