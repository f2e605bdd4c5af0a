/** Report of all games, section by section. */
import type { GameCache } from '#src/cli/selfplay/balance/gameCache.ts'
import type { Study } from '#src/cli/selfplay/balance/study.ts'
import type { StudyGameFacts } from '../playStudyGame.ts'
import { hasEvenSetting, STUDIES } from '../studies.ts'
import { familiesSection } from './familiesSection.ts'
import { lengthsSection } from './lengthsSection.ts'
import { pointsSection } from './pointsSection.ts'
import { ratsDecksSection } from './ratsDecksSection.ts'
import { seatsSection } from './seatsSection.ts'
import type { ReportSection, StudyGames } from './section.ts'
import { stuckHandsSection } from './stuckHandsSection.ts'
import { tasksSection } from './tasksSection.ts'

/** Modes in which tasks are completed for points. */
const FOR_POINTS = ['kings-quest', 'advanced', 'coop', 'solo']
const QUESTS = ['queens-quest', 'wizards-quest']

export const playedStudiesIn = (cache: GameCache<StudyGameFacts>): readonly StudyGames[] =>
  STUDIES.map((study) => ({ study, games: cache.gamesOf(study) })).filter(({ games }) => games.length > 0)

/** Sections of the report, from all games in the cache. */
export const reportSections = (played: readonly StudyGames[]): readonly ReportSection[] => {
  const filterStudies = (matches: (studyGames: StudyGames) => boolean): readonly StudyGames[] => played.filter(matches)
  const withBoxRules = (matches: (study: Study) => boolean) =>
    filterStudies(({ study }) => !hasEvenSetting(study) && matches(study))
  const kingsQuest = filterStudies(({ study }) => study.mode === 'kings-quest')
  return [
    seatsSection(filterStudies(({ study }) => study.options.rats === undefined)),
    familiesSection(kingsQuest),
    lengthsSection(played),
    pointsSection(withBoxRules(({ mode }) => FOR_POINTS.includes(mode))),
    tasksSection(kingsQuest),
    stuckHandsSection(withBoxRules(({ mode }) => !QUESTS.includes(mode))),
    ratsDecksSection(filterStudies(({ study }) => study.options.rats !== undefined)),
  ]
}

const processorTime = ({ games }: StudyGames): number => games.reduce((sum, { ms }) => sum + ms, 0)

/** Minutes that all games of all studies would take on two cores, estimated from those that were played. */
const totalMinutes = (played: readonly StudyGames[]): number => {
  const milliseconds = played.reduce(
    (sum, studyGames) => sum + (processorTime(studyGames) / studyGames.games.length) * studyGames.study.games,
    0,
  )
  return Math.ceil(milliseconds / 2 / 60_000)
}

/** Text on how many games were played and how long they took. */
export const amountText = (played: readonly StudyGames[]): string => {
  const games = played.reduce((sum, studyGames) => sum + studyGames.games.length, 0)
  const plannedGames = STUDIES.reduce((sum, study) => sum + study.games, 0)
  const minutes = Math.ceil(played.reduce((sum, studyGames) => sum + processorTime(studyGames), 0) / 60_000)
  return (
    `${games} of ${plannedGames} games, in ${minutes} minutes of processor time; ` +
    `all would take about ${totalMinutes(played)} minutes on two idle cores. ` +
    'Intervals are 95 %.'
  )
}
