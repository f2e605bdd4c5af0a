/** Studies of whether the cards are fair: the tables and the number of games of each. */
import type { Options } from '#src/kernel/gameCard.ts'
import { createStudy, type Study } from '../../../selfplay/balance/study.ts'

/** Difficulties as the box names them. */
const DIFFICULTIES = ['easy', 'normal', 'hard'] as const

const againstRats = (mode: string, seats: number, games: number): readonly Study[] =>
  DIFFICULTIES.map((rats) => createStudy(mode, seats, games, { rats }))

/** Study with the rules of the box, and one of the same deals with a setting that is not in the box. */
const withAndWithoutSetting = (
  mode: string,
  seats: number,
  games: readonly [number, number],
  evenSetting: Options,
): readonly Study[] => [createStudy(mode, seats, games[0]), createStudy(mode, seats, games[1], evenSetting)]
const EVEN_START: Options = { evenStart: 'on' }
const EVEN_FAMILIES: Options = { evenFamilies: 'on' }

/** Has the study a setting for an even game that is not in the box? */
export const hasEvenSetting = ({ options }: Study): boolean => [options.evenStart, options.evenFamilies].includes('on')

/** 2,000 games measure a share to 2 in 100, 200 games to 7. */
export const STUDIES: readonly Study[] = [
  ...withAndWithoutSetting('kings-quest', 2, [2_000, 2_000], EVEN_FAMILIES),
  ...withAndWithoutSetting('kings-quest', 3, [300, 150], EVEN_FAMILIES),
  ...withAndWithoutSetting('kings-quest', 4, [200, 150], EVEN_FAMILIES),
  createStudy('advanced', 2, 300),
  ...withAndWithoutSetting('queens-quest', 2, [2_000, 2_000], EVEN_START),
  ...withAndWithoutSetting('queens-quest', 3, [150, 150], EVEN_START),
  ...withAndWithoutSetting('queens-quest', 4, [150, 150], EVEN_START),
  ...withAndWithoutSetting('wizards-quest', 2, [2_000, 2_000], EVEN_START),
  ...withAndWithoutSetting('wizards-quest', 3, [150, 150], EVEN_START),
  ...withAndWithoutSetting('wizards-quest', 4, [150, 150], EVEN_START),
  createStudy('first-edition', 2, 200, { maxRounds: 50 }),
  ...againstRats('coop', 2, 120),
  ...againstRats('solo', 1, 120),
  ...againstRats('puzzle-master', 2, 150),
]
