/** Vite plug-in that leaves games without screens out of the app; the command line and the tests know all games. */
import { existsSync, readdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const SRC = resolve(import.meta.dirname, '../../src')
/** Folders with a folder for each game. */
const ROOMS = ['games', 'text'].map((name) => `${SRC}/${name}/`)

/** A glob for files of all games: its types, and the pattern up to the folder of one game. */
const GAME_GLOB = /(import\.meta\.glob(?:<[^(]*>)?\(\s*)'((?:\.{1,2}\/)+[^'*]*)(\*\/[^']*)'/g

/** @param {string} id */
const hasScreens = (id) => ['ts', 'tsx'].some((ending) => existsSync(`${SRC}/ui/${id}/gameUi.${ending}`))

/** Ids of the games that have rules and a card but no screens. */
const gamesWithoutScreens = () =>
  readdirSync(`${SRC}/games`).filter((id) => existsSync(`${SRC}/games/${id}/card.ts`) && !hasScreens(id))

/**
 * Code whose globs pass over these games.
 * @param {string} code @param {string} file @param {readonly string[]} games
 */
export const withoutGames = (code, file, games) =>
  code.replaceAll(GAME_GLOB, (glob, call, folder, rest) => {
    if (!ROOMS.includes(`${resolve(dirname(file), folder)}/`)) return glob
    const excluded = games.map((id) => `'!${folder}${id}/**'`)
    return `${call}[${[`'${folder}${rest}'`, ...excluded].join(', ')}]`
  })

/** @returns {import('vite').Plugin} */
export const omitGamesWithoutScreens = () => {
  const games = gamesWithoutScreens()
  return {
    name: 'shown-games',
    enforce: 'pre',
    transform: (code, id) => {
      const shown = id.startsWith(SRC) ? withoutGames(code, id, games) : code
      // Only a file that is changed loses its place in a source map.
      return shown === code ? null : { code: shown, map: null }
    },
  }
}
