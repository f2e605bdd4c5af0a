/** `npm run fuzz [-- SECONDS [SEED]]`: mutated frames against host and guest. Prints its progress every minute. */
import { attackGuest, attackHost, corpusOf } from './hostilePeers.ts'

const FRAMES = 2000
const [seconds = 60, from = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
const corpus = corpusOf([1, 2, 3, 4, 5, 6, 7, 8])
const startedAt = Date.now()
let [seed, frames, read, faults, lastReport] = [from, 0, 0, 0, startedAt]

const report = (): void => {
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1)
  const heap = Math.round(process.memoryUsage().heapUsed / 2 ** 20)
  console.log(`${frames} frames in ${minutes} min to seed ${seed}, ${read} read, ${faults} faulty, ${heap} MiB of heap`)
}

while (Date.now() - startedAt < seconds * 1000) {
  seed++
  for (const attack of [attackHost, attackGuest]) {
    try {
      const outcome = attack(corpus, seed, FRAMES)
      frames += outcome.frames
      read += outcome.read
      if (outcome.faults.length > 0) throw new Error(outcome.faults.join('; '))
    } catch (error) {
      faults++
      console.log(`${attack.name} of seed ${seed}: ${error instanceof Error ? error.stack : error}`)
    }
  }
  if (Date.now() - lastReport > 60_000) {
    lastReport = Date.now()
    report()
  }
}
report()
process.exitCode = faults > 0 ? 1 : 0
