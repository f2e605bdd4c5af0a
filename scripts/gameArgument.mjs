/** The game that a command is about: its first argument where that is one, else the first game. */
import { existsSync } from 'node:fs'
import { ROOT } from './project.mjs'

const FIRST_GAME = 'blackstone'

/**
 * Game of the command's arguments, and the arguments after it. A game has `file` in its folder of the command line. A
 * word that is no such game is left to what the command starts, which refuses what it does not know.
 * @param {string} file @param {readonly string[]} [args]
 */
export const gameArgument = (file, args = process.argv.slice(2)) => {
  const [game = '', ...rest] = args
  const isGame = /^[a-z-]+$/.test(game) && existsSync(`${ROOT}/src/cli/${game}/${file}`)
  return isGame ? { game, rest } : { game: FIRST_GAME, rest: args }
}
