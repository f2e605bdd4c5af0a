/** A process of its own that plays the games that it is given, one after the other. */
import { playGame } from './facts.ts'
import type { Study } from './studies.ts'

process.on('message', ({ study, n }: { readonly study: Study; readonly n: number }) => {
  process.send?.(playGame(study, n))
})
