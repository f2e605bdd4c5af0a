/** Statistics of many games: bars that differ by pattern and number, and the same figures as tables. */
import { formattingLocale } from '../../../text/formattingLocale.ts'
import { t } from '../../../text/t.ts'
import * as fold from '../../parts/Fold.module.css'
import { Page } from '../../parts/Page.tsx'
import * as sectionStyles from '../../parts/Section.module.css'
import type { GameResult, GameTotals, Tally } from './gameTotals.ts'
import * as styles from './StatsPage.module.css'

/** Tally with a name for people. */
export interface NamedTally extends Omit<Tally, 'unit' | 'game'> {
  readonly name: string
  /** Sentence for the mean, given as a formatted number. */
  describeMean(mean: string): string
}

export interface StatsView extends Omit<GameTotals, 'modes' | 'bots' | 'sections'> {
  readonly modes: readonly NamedTally[]
  readonly bots: readonly NamedTally[]
  readonly sections: readonly { readonly title: string; readonly rows: readonly NamedTally[] }[]
}

const RESULTS: readonly GameResult[] = ['won', 'shared', 'lost']

const formatNumber = (value: number): string =>
  new Intl.NumberFormat(formattingLocale(), { maximumFractionDigits: 1 }).format(value)
const formatPercent = (value: number): string =>
  new Intl.NumberFormat(formattingLocale(), { style: 'percent' }).format(value)

const StatTile = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const StatTiles = ({ games, gamesWithResult, won, streak }: StatsView) => (
  <dl class={styles.tallies}>
    <StatTile name={t('stats.games')}>{formatNumber(games)}</StatTile>
    <StatTile name={t('stats.won')}>
      {gamesWithResult > 0 ? t('stats.share', { won, share: formatPercent(won / gamesWithResult) }) : '–'}
    </StatTile>
    <StatTile name={t('stats.streak')}>{formatNumber(streak.now)}</StatTile>
    <StatTile name={t('stats.best')}>{formatNumber(streak.best)}</StatTile>
  </dl>
)

/** Fill patterns of the bars; drawn once per page. */
const BarPatterns = () => (
  <svg class={styles.patterns} aria-hidden="true">
    <defs>
      <pattern id="st-shared" width="6" height="6" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r="1.7" />
      </pattern>
      <pattern id="st-lost" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6" />
      </pattern>
    </defs>
  </svg>
)

/** Start and length of each part of a bar, in per cent; `maxGames` games are 100 %. */
const barSegments = (tally: NamedTally, maxGames: number) => {
  let from = 0
  return RESULTS.map((result) => {
    const segment = { part: result, from: (100 * from) / maxGames, size: (100 * tally[result]) / maxGames }
    from += tally[result]
    return segment
  })
}

const TallyBar = ({ tally, maxGames }: { readonly tally: NamedTally; readonly maxGames: number }) => (
  <svg class={styles.bar} aria-hidden="true">
    <rect class={styles.whole} width={`${(100 * tally.games) / maxGames}%`} height="100%" />
    {barSegments(tally, maxGames).map(({ part, from, size }) => (
      <rect key={part} data-part={part} x={`${from}%`} width={`${size}%`} height="100%" />
    ))}
  </svg>
)

/** True if some games have no result because several people played on this phone. */
const hasGamesWithoutResult = ({ games, won, shared, lost }: NamedTally): boolean => games > won + shared + lost

const ResultLegend = ({ rows }: { readonly rows: readonly NamedTally[] }) => (
  <ul class={styles.legend}>
    {[...RESULTS, ...(rows.some(hasGamesWithoutResult) ? (['nobodys'] as const) : [])].map((part) => (
      <li key={part}>
        <svg class={styles.bar} aria-hidden="true">
          <rect class={styles.whole} width="100%" height="100%" />
          <rect data-part={part} width="100%" height="100%" />
        </svg>
        {t(`stats.part.${part}`)}
      </li>
    ))}
  </ul>
)

const describeTally = (tally: NamedTally): string =>
  [
    t('stats.row', { games: tally.games, won: tally.won }),
    ...(tally.mean === null ? [] : [tally.describeMean(formatNumber(tally.mean))]),
  ].join(' · ')

const COLUMNS = ['games', 'won', 'shared', 'lost'] as const

const TallyTable = ({ title, rows }: { readonly title: string; readonly rows: readonly NamedTally[] }) => (
  <details class={fold.fold}>
    <summary>{t('stats.asTable')}</summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
    <div class={styles.scroller} role="region" aria-label={title} tabIndex={0}>
      <table class={styles.numbers}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`stats.column.${column}`)}
              </th>
            ))}
            <th scope="col">{t('stats.column.mean')}</th>
            <th scope="col">{t('stats.column.rounds')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              {COLUMNS.map((column) => (
                <td key={column}>{formatNumber(row[column])}</td>
              ))}
              <td>{row.mean === null ? '–' : formatNumber(row.mean)}</td>
              <td>{formatNumber(row.rounds.mean)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
)

const TallyBars = ({ title, rows }: { readonly title: string; readonly rows: readonly NamedTally[] }) => {
  if (rows.length === 0) return null
  const maxGames = Math.max(...rows.map(({ games }) => games))
  return (
    <section class={`box ${sectionStyles.section} ${styles.section}`}>
      <h2>{title}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.key}>
            <b>{row.name}</b>
            <small>{describeTally(row)}</small>
            <TallyBar tally={row} maxGames={maxGames} />
          </li>
        ))}
      </ul>
      <ResultLegend rows={rows} />
      <TallyTable title={title} rows={rows} />
    </section>
  )
}

/** Range from the shortest to the longest game in rounds, with the mean. */
const RoundRange = ({ tally: { rounds }, maxRounds }: { readonly tally: NamedTally; readonly maxRounds: number }) => {
  const toX = (round: number): number => 3 + (194 * round) / maxRounds
  return (
    <svg class={styles.span} viewBox="0 0 200 14" aria-hidden="true">
      <path class={styles.axis} d="M3 7H197" />
      <path d={`M${toX(rounds.least)} 7H${toX(rounds.most)}M${toX(rounds.least)} 3V11M${toX(rounds.most)} 3V11`} />
      <circle cx={toX(rounds.mean)} cy="7" r="4" />
    </svg>
  )
}

/** How many rounds the games took; one number where all took the same. */
const lengthText = ({ rounds: { least, most, mean } }: NamedTally): string =>
  least === most ? t('stats.sameLength', { count: most }) : t('stats.length', { least, most, mean: formatNumber(mean) })

const GameLengths = ({ rows }: { readonly rows: readonly NamedTally[] }) => {
  const maxRounds = Math.max(1, ...rows.map(({ rounds }) => rounds.most))
  return (
    <section class={`box ${sectionStyles.section} ${styles.section}`}>
      <h2>{t('stats.lengths')}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.key}>
            <b>{row.name}</b>
            <small>{lengthText(row)}</small>
            <RoundRange tally={row} maxRounds={maxRounds} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `view` is null while the games are being read. */
export const StatsPage = ({ view }: { readonly view: StatsView | null }) => (
  <Page title={t('stats.title')}>
    {view === null && <p role="status">{t('stats.waiting')}</p>}
    {view?.games === 0 && <p class="muted">{t('stats.none')}</p>}
    {view !== null && view.games > 0 && (
      <>
        <BarPatterns />
        <StatTiles {...view} />
        <TallyBars title={t('stats.modes')} rows={view.modes} />
        <TallyBars title={t('stats.bots')} rows={view.bots} />
        {view.sections.map((section) => (
          <TallyBars key={section.title} {...section} />
        ))}
        <GameLengths rows={view.modes} />
      </>
    )}
    <p class="muted">{t('stats.counts')}</p>
    {view !== null && view.leftOut > 0 && <p class="muted">{t('stats.leftOut', { count: view.leftOut })}</p>}
  </Page>
)
