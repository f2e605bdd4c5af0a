/** What many games come to: bars that differ by pattern and number, and the same as tables. */
import '../style/lists.css'
import '../style/stats.css'
import '../text/lookingBack.ts'
import { Page } from '../shell/Page.tsx'
import { spoken, t } from '../text/t.ts'
import type { Figures, Result, Tally } from './figures.ts'

/** A tally with its name, as a person reads it. */
export interface NamedTally extends Tally {
  readonly name: string
}

export interface StatsView extends Omit<Figures, 'modes' | 'bots' | 'families'> {
  readonly modes: readonly NamedTally[]
  readonly bots: readonly NamedTally[]
  readonly families: readonly NamedTally[]
}

const PARTS: readonly Result[] = ['won', 'shared', 'lost']

const number = (value: number): string => new Intl.NumberFormat(spoken(), { maximumFractionDigits: 1 }).format(value)
const percent = (value: number): string => new Intl.NumberFormat(spoken(), { style: 'percent' }).format(value)

const Tile = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Tiles = ({ games, mine, won, streak }: StatsView) => (
  <dl class="tallies">
    <Tile name={t('stats.games')}>{number(games)}</Tile>
    <Tile name={t('stats.won')}>{mine > 0 ? t('stats.share', { won, share: percent(won / mine) }) : '–'}</Tile>
    <Tile name={t('stats.streak')}>{number(streak.now)}</Tile>
    <Tile name={t('stats.best')}>{number(streak.best)}</Tile>
  </dl>
)

/** Drawn once; the bars are filled with them. */
const Patterns = () => (
  <svg class="pats" aria-hidden="true">
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

/** Where each part of a bar begins and how long it is, in per cent; `most` games are the whole. */
const piecesOf = (tally: Tally, most: number) => {
  let from = 0
  return PARTS.map((part) => {
    const piece = { part, from: (100 * from) / most, size: (100 * tally[part]) / most }
    from += tally[part]
    return piece
  })
}

const Bar = ({ tally, most }: { readonly tally: Tally; readonly most: number }) => (
  <svg class="stbar" aria-hidden="true">
    <rect class="all" width={`${(100 * tally.games) / most}%`} height="100%" />
    {piecesOf(tally, most).map(({ part, from, size }) => (
      <rect key={part} class={part} x={`${from}%`} width={`${size}%`} height="100%" />
    ))}
  </svg>
)

/** Games that several people played here count, and nobody knows whose win it was. */
const hasNobodys = ({ games, won, shared, lost }: Tally): boolean => games > won + shared + lost

const Legend = ({ rows }: { readonly rows: readonly Tally[] }) => (
  <ul class="stkeys">
    {[...PARTS, ...(rows.some(hasNobodys) ? (['nobodys'] as const) : [])].map((part) => (
      <li key={part}>
        <svg class="stbar" aria-hidden="true">
          <rect class="all" width="100%" height="100%" />
          <rect class={part} width="100%" height="100%" />
        </svg>
        {t(`stats.part.${part}`)}
      </li>
    ))}
  </ul>
)

const wordsOf = (tally: Tally): string =>
  [
    t('stats.row', { games: tally.games, won: tally.won }),
    ...(tally.mean === null ? [] : [t(`stats.mean.${tally.yardstick}`, { mean: number(tally.mean) })]),
  ].join(' · ')

const COLUMNS = ['games', 'won', 'shared', 'lost'] as const

const Table = ({ title, rows }: { readonly title: string; readonly rows: readonly NamedTally[] }) => (
  <details class="fold">
    <summary>{t('stats.asTable')}</summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
    <div class="scrolls" role="region" aria-label={title} tabIndex={0}>
      <table class="nums">
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
                <td key={column}>{number(row[column])}</td>
              ))}
              <td>{row.mean === null ? '–' : number(row.mean)}</td>
              <td>{number(row.rounds.mean)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
)

const Bars = ({ title, rows }: { readonly title: string; readonly rows: readonly NamedTally[] }) => {
  if (rows.length === 0) return null
  const most = Math.max(...rows.map(({ games }) => games))
  return (
    <section class="box sect stats">
      <h2>{title}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.key}>
            <b>{row.name}</b>
            <small>{wordsOf(row)}</small>
            <Bar tally={row} most={most} />
          </li>
        ))}
      </ul>
      <Legend rows={rows} />
      <Table title={title} rows={rows} />
    </section>
  )
}

/** From the shortest to the longest game, and the mean between them. */
const Span = ({ tally: { rounds }, most }: { readonly tally: Tally; readonly most: number }) => {
  const at = (round: number): number => 3 + (194 * round) / most
  return (
    <svg class="stspan" viewBox="0 0 200 14" aria-hidden="true">
      <path class="gl" d="M3 7H197" />
      <path d={`M${at(rounds.least)} 7H${at(rounds.most)}M${at(rounds.least)} 3V11M${at(rounds.most)} 3V11`} />
      <circle cx={at(rounds.mean)} cy="7" r="4" />
    </svg>
  )
}

const Lengths = ({ rows }: { readonly rows: readonly NamedTally[] }) => {
  const most = Math.max(1, ...rows.map(({ rounds }) => rounds.most))
  return (
    <section class="box sect stats">
      <h2>{t('stats.lengths')}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.key}>
            <b>{row.name}</b>
            <small>
              {t('stats.length', { least: row.rounds.least, most: row.rounds.most, mean: number(row.rounds.mean) })}
            </small>
            <Span tally={row} most={most} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Null while the games are being read. */
export const StatsPage = ({ view }: { readonly view: StatsView | null }) => (
  <Page title={t('stats.title')}>
    {view === null && <p role="status">{t('stats.waiting')}</p>}
    {view?.games === 0 && <p class="muted">{t('stats.none')}</p>}
    {view !== null && view.games > 0 && (
      <>
        <Patterns />
        <Tiles {...view} />
        <Bars title={t('stats.modes')} rows={view.modes} />
        <Bars title={t('stats.bots')} rows={view.bots} />
        <Bars title={t('stats.families')} rows={view.families} />
        <Lengths rows={view.modes} />
      </>
    )}
    <p class="muted">{t('stats.counts')}</p>
    {view !== null && view.leftOut > 0 && <p class="muted">{t('stats.leftOut', { count: view.leftOut })}</p>}
  </Page>
)
