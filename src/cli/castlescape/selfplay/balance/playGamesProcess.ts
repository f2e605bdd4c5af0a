/** Child process that plays the games that it is sent, one after the other. */
import type { QueuedGame } from '../../../selfplay/balance/playMissingStudyGames.ts'
import { playStudyGame } from './playStudyGame.ts'

process.on('message', ({ study, n }: QueuedGame) => {
  process.send?.(playStudyGame(study, n))
})
