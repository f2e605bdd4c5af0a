/** Child process that plays the games that it is sent, one after the other. */
import type { QueuedGame } from '../../../selfplay/balance/playMissing.ts'
import { playStudyGame } from './studyGameFacts.ts'

process.on('message', ({ study, n }: QueuedGame) => {
  process.send?.(playStudyGame(study, n))
})
