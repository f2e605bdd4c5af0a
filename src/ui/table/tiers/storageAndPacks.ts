/** What waits for storage or for a pack, and what is said meanwhile. */

export { describeStoreFault } from '../../common/failureTexts.ts'
export { closeIfStillLeft, closeWhenStored } from '../lifecycle/closeWhenStored.ts'
export { stopUnsavedNotice, unsavedNoticeOf } from '../lifecycle/unsavedNotice.ts'
export { requirePack } from '../packs/requirePack.ts'
