/** All that the games tell, part by part. */
import type { Kept } from '../kept.ts'
import { isEven, STUDIES, type Study } from '../studies.ts'
import { families } from './families.ts'
import { lengths } from './lengths.ts'
import { pointsByType } from './points.ts'
import { ratsDecks } from './rats.ts'
import { seats } from './seats.ts'
import type { Played, Section } from './section.ts'
import { stuckHands } from './stuck.ts'
import { tasks } from './tasks.ts'

/** Modes in which tasks are completed for points. */
const FOR_POINTS = ['kings-quest', 'advanced', 'coop', 'solo']
const QUESTS = ['queens-quest', 'wizards-quest']

export const playedIn = (kept: Kept): readonly Played[] =>
  STUDIES.map((study) => ({ study, games: kept.gamesOf(study) })).filter(({ games }) => games.length > 0)

/** The parts of the report, of all games that there are. */
export const sectionsOf = (played: readonly Played[]): readonly Section[] => {
  const of = (is: (one: Played) => boolean): readonly Played[] => played.filter(is)
  const asInTheBox = (is: (study: Study) => boolean) => of(({ study }) => !isEven(study) && is(study))
  const kings = of(({ study }) => study.mode === 'kings-quest')
  return [
    seats(of(({ study }) => study.options.rats === undefined)),
    families(kings),
    lengths(played),
    pointsByType(asInTheBox(({ mode }) => FOR_POINTS.includes(mode))),
    tasks(kings),
    stuckHands(asInTheBox(({ mode }) => !QUESTS.includes(mode))),
    ratsDecks(of(({ study }) => study.options.rats !== undefined)),
  ]
}

const timeOf = ({ games }: Played): number => games.reduce((sum, { ms }) => sum + ms, 0)

/** Minutes of two cores for all games of all studies, from those that were played. */
const wholeOf = (played: readonly Played[]): number => {
  const all = played.reduce((sum, one) => sum + (timeOf(one) / one.games.length) * one.study.games, 0)
  return Math.ceil(all / 2 / 60_000)
}

/** How much was played, and how long it took. */
export const amountOf = (played: readonly Played[]): string => {
  const games = played.reduce((sum, one) => sum + one.games.length, 0)
  const all = STUDIES.reduce((sum, study) => sum + study.games, 0)
  const minutes = Math.ceil(played.reduce((sum, one) => sum + timeOf(one), 0) / 60_000)
  return (
    `${games} of ${all} games, in ${minutes} minutes of processor time; all would take about ${wholeOf(played)} minutes on two idle cores. ` +
    'Intervals are 95 %.'
  )
}
