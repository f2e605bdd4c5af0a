/** What a person has done and seen, for a file of all games: lessons that are done, and tips. */
import type { Json } from '../../../kernel/json.ts'
import { listDoneLessons, markLessonDone } from '../../table/lessons/doneLessons.ts'
import { areTipsWanted, listSeenTips, markTipSeen, setTipsWanted } from '../../table/tips/seenTips.ts'

export const writeProgress = (): Json => ({ lessons: listDoneLessons(), tips: listSeenTips() })

/** Most words of each kind; more than that no app of ours has. */
const MOST_WORDS = 500
const WORD = /^[\w.-]{1,60}$/

const wordsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((word) => typeof word === 'string' && WORD.test(word)).slice(0, MOST_WORDS) : []

/** Adds what was done and seen on another phone; what is no such thing is passed over. */
export const mergeProgress = (value: Json): void => {
  const { lessons, tips } = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, Json>>
  for (const id of wordsOf(lessons)) markLessonDone(id)
  const wanted = areTipsWanted()
  for (const id of wordsOf(tips)) markTipSeen(id)
  // One of the words turns all tips off: whether they are wanted is chosen on each phone.
  setTipsWanted(wanted)
}
