/**
 * `npm run ladder -- lamps-below PLAYER [key=value …]`: how often a company of one player wins, for each number of
 * explorers. Stores every expedition, and continues where the last run stopped.
 */
import { fileURLToPath } from 'node:url'
import { playMissingGames } from '../../selfplay/ladder/playLadder.ts'
import { playLadderGame } from './ladderGame.ts'
import { parseLadders } from './ladderOptions.ts'
import { summarizeLadder } from './summarizeLadder.ts'

const PROGRAM = fileURLToPath(import.meta.url)

const ladders = parseLadders(process.argv.slice(2))
if (typeof ladders === 'string') {
  process.stderr.write(`${ladders}\n`)
  process.exitCode = 1
} else
  for (const ladder of ladders) {
    const summary = summarizeLadder(ladder, playMissingGames(PROGRAM, ladder, playLadderGame))
    process.stdout.write(`${JSON.stringify(summary)}\n`)
  }
