/** Names that a phone may give its player, and texts that a host may send. */

/**
 * Invisible characters except those that join letters: some of them turn the direction of the sentence around a name.
 */
const INVISIBLE_CHARS = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Whether a text has no invisible characters. */
export const isVisibleText = (text: string): boolean => text.search(INVISIBLE_CHARS) === -1

/** Name that fits any sentence: on one line, `?` if nothing of it is visible. */
export const tidyName = (name: string): string => name.replace(/\s+/gu, ' ').replace(INVISIBLE_CHARS, '').trim() || '?'
