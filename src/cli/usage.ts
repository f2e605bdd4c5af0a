/** Help on the command line: what `help`, `--help` and no command at all print. */
import { GAME_CARDS } from '../games/cards.ts'

/** Each command and what it does. */
const USAGE_OF: Readonly<Record<string, string>> = {
  modes: 'lists the modes, their seats and their options',
  new: 'sets a game up and deals',
  legal: 'lists what the awaited seat may do',
  apply: 'does actions: {"game": GAME, "actions": ["…"]}',
  verify: 'checks a record',
  record: 'writes a record as a string for a link, or such a string as a record',
  perft: 'counts the sequences of actions: {"game": GAME, "depth": 3}',
  selfplay: 'lets players play many games: {"game": GAME, "games": 10}',
  schema: 'prints the JSON schema of positions',
  play: 'plays in the terminal: play [GAME] [--bots captain]',
}

export const usageText = (): string =>
  [
    'npm run -s cli -- COMMAND [--game ID]',
    'A command takes one JSON value on standard input and prints one JSON object.',
    '',
    ...Object.entries(USAGE_OF).map(([name, does]) => `  ${name.padEnd(10)}${does}`),
    `  ${'help'.padEnd(10)}prints this`,
    '',
    `Games: ${GAME_CARDS.map(({ id }) => id).join(', ')}.`,
    'docs/cli.md has an example of each command, docs/notation.md says how actions and positions are written.',
  ].join('\n')
