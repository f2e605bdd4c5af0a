/** Rats in the walls, and the dogs that catch them (rules 2.8). */
import type { Chapter } from '../chapter.ts'
import { reveal, settleRat } from '../rats.ts'
import { adopt } from '../verbs/adopt.ts'
import { kill } from '../verbs/kill.ts'

export const rats: Chapter = {
  verbs: { work: { adopt, kill } },
  runs: { rats: reveal, rat: (play, { slot }) => settleRat(play, slot) },
}
