/**
 * Timeouts between phones, in milliseconds, and limits on what they send. WebRTC itself may never report that a channel
 * is dead.
 */

/**
 * Frames besides those of the talk version. 1: `ask` and `tail`, with which a host takes lost entries back, and `stood`,
 * which tells a phone who played for it. 2: those with which a phone gives a game of its own away.
 */
export const EXTRA_FRAMES = 2
export const RECOVERY_FRAMES = 1
export const GIFT_FRAMES = 2

/** Time after the last frame when a heartbeat is due. */
export const HEARTBEAT_INTERVAL = 1500
/** Silence after which the other side counts as away, and a guest dials anew. With one tick it is shown within 6 s. */
export const SILENCE_TIMEOUT = 4500
/** Silence after which another phone may play a seat: a phone that was locked for a moment is back before that. */
export const STAND_IN_DELAY = 20_000
/** A stand-in that goes on within this time after its end is the same. */
export const SAME_STAND_IN = 60_000
/**
 * A game ends by agreement without the word of a phone that was silent for so long, or that is away when it has been
 * asked for so long: a phone that was locked a moment ago is waited for.
 */
export const GONE_TIME = 600_000
export const ASKING_TIME = 120_000
/** Time after which a guest gives up a channel on which its hello was not answered. */
export const GREETING_TIMEOUT = 4000
/** Time, and number of frames, after which the host hangs up on a phone that has not greeted. */
export const UNGREETED_TIMEOUT = 10_000
export const MAX_UNGREETED_FRAMES = 8
/** Frames a second that the host accepts from one phone, and how many at once. */
export const FRAMES_PER_SECOND = 20
export const MAX_FRAME_BURST = 60
/** Number of frames that no phone of ours sends after which the host hangs up. */
export const MAX_STRIKES = 3
/** Most seats of one phone, and of one table. */
export const MAX_SEATS = 16
/** Most phones that watch one table: places for seats are kept. */
export const MAX_WATCHERS = 8
/** Most channels that have not greeted, of those with a version as of those without. */
export const MAX_UNGREETED = 8
/** Entries of a log that is long to tell: who watches is told one in `LONG_LOG_INTERVAL` on a channel. */
export const LONG_LOG = 64
export const LONG_LOG_INTERVAL = 60_000
/** Most long logs that all who watch are told in that time. */
export const MAX_WATCHER_LOGS = 16
/** Pause before a table is dialled again that had no place, and the longest: it doubles each time. */
export const FULL_DELAY = 10_000
export const MAX_FULL_DELAY = 60_000
/** Most proposals of one phone that wait while a batch is being stored. */
export const MAX_QUEUED_PROPOSALS = 16
/** Most entries that a host asks a phone for at once. */
export const MAX_ASKED_ENTRIES = 16
/** Silence after which a host gives up a phone that it has asked for entries. */
export const ASK_TIMEOUT = 4000
/**
 * Time for which a host that was opened writes nothing, so that phones with more of the log can say so; and the longest
 * time, if it asks such phones. It ends at once when all seats are here.
 */
export const LISTEN_TIME = 3000
export const MAX_LISTEN_TIME = 15_000
/** Number of claims that are remembered for each seat: a phone with an older one counts as new. */
export const MAX_CLAIMS = 16
/**
 * Time after which a dialled channel that has not opened is given up. It grows by `DIAL_TIMEOUT_STEP` with each try, by
 * at most `GREETING_TIMEOUT`.
 */
export const DIAL_TIMEOUT = 2000
export const DIAL_TIMEOUT_STEP = 500
/** Silence after which a channel is hung up; the seat stays. */
export const FORGET_TIMEOUT = 60_000
/** Pause between two attempts to dial, or to store what storage refused. */
export const RETRY_DELAY = 1000
/** Pause before a code is dialled again under which somebody else has answered. */
export const OTHER_HOST_DELAY = 5000
/** Time after a new channel is up during which frames of an older one of the same phone may still arrive. */
export const FRESH_CONNECTION_TIME = 10_000
/** Jump of the clock between two ticks that counts as sleep: the time counts in no timeout. */
export const SLEEP_THRESHOLD = 3000
