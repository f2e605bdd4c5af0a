/** Studies of Blackstone Castle by their ids, and facts of their games as tests write them. */
import type { CourtFacts, StudyGameFacts } from '../../src/cli/blackstone/selfplay/balance/playStudyGame.ts'
import { STUDIES } from '../../src/cli/blackstone/selfplay/balance/studies.ts'
import type { Study } from '../../src/cli/selfplay/balance/study.ts'

export const studyOf = (id: string): Study => STUDIES.find((study) => study.id === id) as Study
export const TWO_SEAT_STUDY = studyOf('kings-quest-2')

export const gameOf = (n: number, first: number, courts: readonly CourtFacts[]): StudyGameFacts => ({
  n,
  first,
  rounds: 10 + n,
  decidedBy: 'points',
  courts,
  ms: 30_000,
})
