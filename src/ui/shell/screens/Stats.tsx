/** `#/stats`: what the games on this phone come to. */
import '../../text/bots.ts'
import '../../text/families.ts'
import { useEffect, useState } from 'preact/hooks'
import { listSaves } from '../../../store/saves.ts'
import { type Figures, figuresOf, type Tally } from '../../history/figures.ts'
import { type NamedTally, StatsPage, type StatsView } from '../../history/StatsPage.tsx'
import { nameOfMode } from '../../text/names.ts'
import { say } from '../../text/t.ts'
import { useHouse } from '../house.ts'

const named = (tallies: readonly Tally[], name: (key: string) => string): readonly NamedTally[] =>
  tallies.map((tally) => ({ ...tally, name: name(tally.key) }))

const viewOf = (figures: Figures): StatsView => ({
  ...figures,
  modes: named(figures.modes, nameOfMode),
  bots: named(figures.bots, (level) => say(`bot.${level}`, undefined, 'mode.other')),
  families: named(figures.families, (id) => say(`family.${id}`, undefined, 'family.none')),
})

export const StatsScreen = () => {
  const { database } = useHouse()
  const [view, show] = useState<StatsView | null>(null)
  useEffect(() => {
    // Without storage there is nothing to count.
    listSaves(database)
      .catch(() => [])
      .then((games) => show(viewOf(figuresOf(games))))
  }, [])
  return <StatsPage view={view} />
}
