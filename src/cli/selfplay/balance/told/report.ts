/** All that the games tell, part by part. */
import type { Kept } from '../kept.ts'
import { STUDIES } from '../studies.ts'
import { families } from './families.ts'
import { lengths } from './lengths.ts'
import { pointsByType } from './points.ts'
import { ratsDecks } from './rats.ts'
import { seats } from './seats.ts'
import type { Played, Section } from './section.ts'
import { startTokens } from './startTokens.ts'
import { stuckHands } from './stuck.ts'
import { tasks } from './tasks.ts'

/** Modes in which tasks are completed for points. */
const FOR_POINTS = ['kings-quest', 'advanced', 'coop', 'solo']
const QUESTS = ['queens-quest', 'wizards-quest']

export const playedIn = (kept: Kept): readonly Played[] =>
  STUDIES.map((study) => ({ study, games: kept.gamesOf(study) })).filter(({ games }) => games.length > 0)

/** The parts of the report, of all games that there are. */
export const sectionsOf = (played: readonly Played[]): readonly Section[] => {
  const usual = played.filter(({ study }) => !study.startTokens)
  const of = (is: (one: Played) => boolean): readonly Played[] => usual.filter(is)
  const kings = of(({ study }) => study.mode === 'kings-quest')
  return [
    seats(of(({ study }) => study.options.rats === undefined)),
    families(kings),
    startTokens(played),
    lengths(usual),
    pointsByType(of(({ study }) => FOR_POINTS.includes(study.mode))),
    tasks(kings),
    stuckHands(of(({ study }) => !QUESTS.includes(study.mode))),
    ratsDecks(of(({ study }) => study.options.rats !== undefined)),
  ]
}

const minutes = (played: readonly Played[]): number =>
  Math.round(played.flatMap(({ games }) => games).reduce((sum, { ms }) => sum + ms, 0) / 60_000)

/** How much was played, in a sentence. */
export const amountOf = (played: readonly Played[]): string => {
  const games = played.reduce((sum, one) => sum + one.games.length, 0)
  const all = STUDIES.reduce((sum, study) => sum + study.games, 0)
  return `${games} of ${all} games, in ${minutes(played)} minutes of processor time of one core. Intervals are 95 %.`
}
