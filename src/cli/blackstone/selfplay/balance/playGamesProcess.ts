/** Child process that plays the games that it is sent, one after the other. */

import type { Study } from '../../../selfplay/balance/study.ts'
import { playStudyGame } from './playStudyGame.ts'

process.on('message', ({ study, n }: { readonly study: Study; readonly n: number }) => {
  process.send?.(playStudyGame(study, n))
})
