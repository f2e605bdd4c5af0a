/** `npm run hostile -- [SECONDS] [SEED]`: mutated frames against host and guest, for so long. Says every minute how far it is. */
import { attackGuest, attackHost, corpusOf } from './hostile.ts'

const FRAMES = 2000
const [seconds = 60, from = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
const corpus = corpusOf([1, 2, 3, 4, 5, 6, 7, 8])
const begun = Date.now()
let [seed, frames, read, faults, told] = [from, 0, 0, 0, begun]

const report = (): void => {
  const minutes = ((Date.now() - begun) / 60_000).toFixed(1)
  const heap = Math.round(process.memoryUsage().heapUsed / 2 ** 20)
  console.log(`${frames} frames in ${minutes} min to seed ${seed}, ${read} read, ${faults} faulty, ${heap} MiB of heap`)
}

while (Date.now() - begun < seconds * 1000) {
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
  if (Date.now() - told > 60_000) {
    told = Date.now()
    report()
  }
}
report()
process.exitCode = faults > 0 ? 1 : 0
