/** Arguments of `npm run ladder -- lamps-below PLAYER [key=value …]`. */
import { BOT_LEVELS } from '../../../bots/levels.ts'
import { MODE } from '../../../games/lamps-below/options.ts'
import {
  parseLadderArguments,
  type LadderOptions as SharedOptions,
} from '../../selfplay/ladder/parseLadderArguments.ts'

export const LADDER_PLAYERS = [...BOT_LEVELS, 'greedy', 'random'] as const
export type LadderPlayerName = (typeof LADDER_PLAYERS)[number]
export type LadderOptions = SharedOptions<LadderPlayerName>

/** Numbers of explorers, all of them where the arguments name none. */
const explorersIn = (args: readonly string[]): readonly number[] => {
  const named = args.find((word) => word.startsWith('explorers='))
  return named === undefined ? [1, 2, 3, 4] : [Number(named.slice(named.indexOf('=') + 1))]
}

const hasKey = (args: readonly string[], key: string): boolean => args.some((word) => word.startsWith(`${key}=`))

/**
 * One ladder for each number of explorers: as many seats as explorers and a company drawn by chance, where the arguments
 * say nothing else. A sentence where the player does not exist.
 */
export const parseLadders = ([player = '', ...args]: readonly string[]): readonly LadderOptions[] | string => {
  const ground = { players: LADDER_PLAYERS, modes: new Map([[MODE.id, MODE]]), mode: MODE.id, games: 300 }
  const ladders: LadderOptions[] = []
  for (const explorers of explorersIn(args)) {
    const usual = [
      ...(hasKey(args, 'seats') ? [] : [`seats=${explorers}`]),
      ...(hasKey(args, 'company') ? [] : ['company=chance']),
    ]
    const ladder = parseLadderArguments([player, player, ...args, ...usual, `explorers=${explorers}`], ground)
    if (typeof ladder === 'string')
      return `ladder -- lamps-below PLAYER [key=value …]; PLAYER is one of ${LADDER_PLAYERS.join(', ')}`
    ladders.push(ladder)
  }
  return ladders
}
