/** What a phone may call its player in front of others, and what a host may call anything. */

/** Signs that nobody sees, but for those that join letters: among them are some that turn the direction of the sentence around a name. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Whether there is none of them in it. */
export const isSeen = (text: string): boolean => text.search(UNSEEN) === -1

/** The name as it can stand in any sentence: on one line, `?` where nothing of it is seen. */
export const tidyName = (name: string): string => name.replace(/\s+/gu, ' ').replace(UNSEEN, '').trim() || '?'
