/** Tips that were shown, and whether any are wanted. */
import { createLocalStorageSet } from '../../common/localStorageSet.ts'

/** Word among the names of tips that turns all tips off. */
const OFF = 'off'

const { words: seenWords, storeWords } = createLocalStorageSet('tips')

export const areTipsWanted = (): boolean => !seenWords.value.includes(OFF)
export const setTipsWanted = (wanted: boolean): void =>
  storeWords(wanted ? seenWords.value.filter((word) => word !== OFF) : [OFF, ...seenWords.value])

export const listSeenTips = (): readonly string[] => seenWords.value.filter((word) => word !== OFF)

export const isTipSeen = (id: string): boolean => seenWords.value.includes(id)
export const hasSeenTips = (): boolean => seenWords.value.some((word) => word !== OFF)
export const markTipSeen = (id: string): void => storeWords([...seenWords.value, id])
/** While a tip stands it counts as seen until the app is closed: in a page that is loaded anew it stands again. */
export const markTipShown = (id: string): void => {
  seenWords.value = [...new Set([...seenWords.value, id])]
}
/** Stores that the tips that were shown have been seen. */
export const storeShownTips = (): void => storeWords(seenWords.value)
/** Lets each tip be shown once more. */
export const resetSeenTips = (): void => storeWords(seenWords.value.filter((word) => word === OFF))
