/** Would other tokens at the start make families even? The same table before and after. */
import { FAMILIES } from '../../../../games/blackstone/everyFamily.ts'
import type { Facts } from '../facts.ts'
import { capital, WANTED, wonWith } from './families.ts'
import { shareOf, verdictOn, written } from './figures.ts'
import { courtAt, wonBy } from './seats.ts'
import type { Played, Section } from './section.ts'

const signed = (tokens: number): string => (tokens > 0 ? `+${tokens}` : String(tokens))

const firstWins = (games: readonly Facts[]): string =>
  written(shareOf(games.map((game) => wonBy(game, courtAt(game, 0)))))

/** Of the studies of one table, one as it is and one with start tokens of families. */
export const startTokens = (played: readonly Played[]): Section => {
  const after = played.find(({ study }) => study.startTokens)
  const before = played.find(({ study }) => study.mode === after?.study.mode && study.seats === after.study.seats)
  const [old, tried] = [before?.games ?? [], after?.games ?? []]
  return {
    title: 'Start tokens by family, a trial',
    words:
      'Games of the King’s Quest for two won by each family as the rules are, and where families begin with so many more or fewer Knights and ' +
      'Wizards each. No table of the app is played so: it is what an option could do.',
    tables: [
      {
        head: ['', 'tokens', 'games', 'before, %', 'games', 'after, %', 'against 40–60'],
        rows: [
          ...FAMILIES.map(({ id }) => {
            const [was, is] = [wonWith(old, id), wonWith(tried, id)]
            const gift = signed(after?.study.startTokens?.[id] ?? 0)
            return [
              capital(id),
              gift,
              String(was.games),
              written(was),
              String(is.games),
              written(is),
              verdictOn(is, WANTED),
            ]
          }),
          ['who begins', '', String(old.length), firstWins(old), String(tried.length), firstWins(tried), ''],
        ],
      },
    ],
  }
}
