/** Screen `#/stats`: the statistics of the games on this phone. */
import '../../../text/bundles/leisure.ts'
import { useEffect, useState } from 'preact/hooks'
import type { GameId } from '../../../kernel/gameCard.ts'
import type { SavedGame } from '../../../store/listSaves.ts'
import { listSaves } from '../../../store/listSaves.ts'
import { modeNameById } from '../../../text/gameAndModeNames.ts'
import { findMessage } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { type HistoryUis, loadHistoryUisOfSavedGames } from '../loadUisOfSavedGames.ts'
import { computeTotals, type Tally } from './gameTotals.ts'
import { type NamedTally, StatsPage, type StatsView } from './StatsPage.tsx'

const statsView = (saves: readonly SavedGame[], histories: HistoryUis): StatsView => {
  const statisticsOf = (game: GameId) => histories.get(game)?.statistics
  const nameTallies = (tallies: readonly Tally[], nameOf: (key: string) => string): readonly NamedTally[] =>
    tallies.map(({ game, unit, ...tally }) => ({
      ...tally,
      name: nameOf(tally.key),
      describeMean: (mean) => statisticsOf(game)?.mean(unit, mean) ?? '',
    }))
  const { modes, bots, sections, ...totals } = computeTotals(saves, statisticsOf)
  return {
    ...totals,
    modes: nameTallies(modes, modeNameById),
    bots: nameTallies(bots, (level) => findMessage(`bot.${level}`) ?? level),
    sections: sections.flatMap(({ game, id, tallies }) => {
      const section = statisticsOf(game)?.sections.find((candidate) => candidate.id === id)
      return section ? [{ title: section.title(), rows: nameTallies(tallies, section.nameOf) }] : []
    }),
  }
}

export const StatsScreen = () => {
  const { database } = useApp()
  const [view, setView] = useState<StatsView | null>(null)
  useEffect(() => {
    // Without storage there is nothing to count.
    listSaves(database)
      .catch(() => [])
      .then(async (saves) => setView(statsView(saves, await loadHistoryUisOfSavedGames(saves))))
  }, [])
  return <StatsPage view={view} />
}
