/** Studies of CastleScape: tables of two, three and four, and games for three and four with a handicap. */
import { MODE } from '#src/games/castlescape/options.ts'
import { createStudy, type Study } from '../../../selfplay/balance/study.ts'

/** 1,000 games measure a share to 3 in 100, 300 games to 6. */
export const STUDIES: readonly Study[] = [
  createStudy(MODE.id, 2, 1_000),
  createStudy(MODE.id, 3, 300),
  createStudy(MODE.id, 3, 300, { handicap: 'on' }),
  createStudy(MODE.id, 4, 300),
  createStudy(MODE.id, 4, 300, { handicap: 'on' }),
]
