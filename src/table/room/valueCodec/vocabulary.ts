/**
 * Words and layouts of objects that both ends of a channel know from the start, so that a first greeting is short. No
 * game is named: what a game sends is learned. A change is a change of how phones talk (`TALK_VERSION`); what is
 * missing here costs a few bytes once.
 */

/** Texts that messages hold, the most frequent first. */
export const TEXTS: readonly string[] = [
  ...['', 'commit', 'here', 'have', 'seat', 'chance', 'open', 'propose', 'undo', 'redo', 'refuse'],
  ...['hello', 'prove', 'proof', 'welcome', 'lobby', 'ready', 'away', 'reseal', 'seal', 'joint', 'end'],
]

/** Names of the fields of objects, in the order in which the code writes them. */
export const LAYOUTS: readonly (readonly string[])[] = [
  // Entries of the log.
  ['seq', 'epoch', 'body', 'hash'],
  ['kind', 'seat', 'count', 'action', 'openings'],
  ['kind', 'answer'],
  ['kind', 'openings'],
  ['kind', 'locks'],
  ['slot', 'value', 'salt'],
  ['face', 'side'],
  ['kind', 'seat', 'count'],
  ['seats', 'opening'],
  ['kind', 'actions'],
  ['kind', 'values'],
  ['kind', 'how'],
  ['kind', 'how', 'seat'],
  // Frames of the table.
  ['kind', 'entries', 'shown', 'saved'],
  ['kind', 'proposal'],
  ['kind', 'seq'],
  ['seq', 'hash'],
  ['kind', 'present', 'standing', 'watching', 'have', 'hears'],
  ['kind', 'present', 'standing', 'bots', 'watching', 'have', 'hears'],
  ['kind', 'present', 'standing', 'chosen', 'watching', 'have', 'hears'],
  ['kind', 'present', 'standing', 'watching', 'have', 'unsaved', 'hears'],
  ['kind', 'seat', 'count', 'refusal'],
  ['kind', 'seat', 'count', 'how'],
  ['code'],
  ['kind', 'plea'],
  ['kind', 'what', 'seat'],
  ['kind', 'plea', 'agree'],
  ['id', 'what', 'seat', 'asked', 'agreed', 'isAgreed', 'depth'],
  ['kind', 'end'],
  ['id', 'how', 'seat'],
  ['kind', 'secret'],
  ['seed'],
  // Greeting and lobby.
  ['kind'],
  ['kind', 'ids', 'claims', 'nonce', 'game', 'have'],
  ['kind', 'nonce', 'macs'],
  ['kind', 'macs'],
  ['kind', 'header', 'seats'],
  ['protocol', 'id', 'game', 'version', 'mode', 'options', 'seats', 'deal'],
  ['commit', 'nonces'],
  ['name'],
  ['name', 'emblem'],
  ['kind', 'game', 'version', 'mode', 'options', 'min', 'max', 'commit', 'seats', 'watching', 'hears'],
  ['id', 'name', 'state', 'host'],
  ['id', 'name', 'emblem', 'state', 'host'],
  ['kind', 'id', 'secret', 'name', 'nonce'],
  ['kind', 'id', 'secret', 'name', 'emblem', 'nonce'],
  ['kind', 'refusal'],
  ['kind', 'why'],
]
