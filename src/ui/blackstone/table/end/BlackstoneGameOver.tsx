/** The end of a game: who, what decided it, where the points came from, and how it went. */
import '../../text/seeing.ts'
import '../../symbols/seeing.ts'
import { useState } from 'preact/hooks'
import { type Course, type Fact, factsOf } from '../../../games/blackstone/insight/course.ts'
import { winnersOf } from '../../../games/blackstone/insight/decision.ts'
import { ratsSeen } from '../../../games/blackstone/insight/rats.ts'
import { scores } from '../../../games/blackstone/insight/score.ts'
import { sharesOf } from '../../../games/blackstone/insight/shares.ts'
import { goalIn, yardstickOf } from '../../../games/blackstone/insight/yardstick.ts'
import type { Ending } from '../../history/ending.ts'
import { lineOf, titleOf } from '../../history/verdict.ts'
import { type House, useHouse } from '../../shell/house.ts'
import { lazy } from '../../shell/lazy.tsx'
import { go } from '../../shell/route.ts'
import { t } from '../../text/t.ts'
import { Chart } from '../Chart.tsx'
import { Bars, Facts, type FactView, GameOver } from '../GameOver.tsx'
import type { BarView, ChartLine, Choice } from '../props.ts'
import { endingOf } from './endingOf.ts'
import { useFilm } from './film.ts'
import { exportIt } from './handOut.ts'
import type { Now, Sitting } from './sitting.ts'

const Reasons = lazy(async () => (await import('./reasons.tsx')).Reasons, 'unasked')
const InstallCard = lazy(async () => (await import('../../shell/InstallCard.tsx')).InstallCard, 'unasked')

interface Props {
  readonly sitting: Sitting
  readonly now: Now
  /** Shows the board; `label` is on the way back. */
  readonly onBoard: (label: string) => void
}

/** Seats by their rank, the best first. */
const byRank = ({ outcome }: Now): readonly number[] => {
  const ranks = outcome?.ranks ?? []
  return ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
}

const barsOf = ({ names }: Sitting, now: Now): readonly BarView[] => {
  const shares = sharesOf(now.state)
  return byRank(now)
    .flatMap((seat) => shares[seat] ?? [])
    .map(({ seat, parts, lost, total }) => ({
      seat,
      name: names[seat] ?? '',
      parts: parts.map(({ part, value }) => ({ id: part, name: t(`part.${part}`), value })),
      lost,
      total,
    }))
}

/** Points on cards beyond the number of Kings, where points count. */
const asleep = ({ names }: Sitting, { state }: Now): readonly string[] =>
  yardstickOf(state) === 'points'
    ? scores(state)
        .filter((score) => score.asleep > 0)
        .map(({ seat, asleep: count, kings }) => t('over.asleep', { name: names[seat] ?? '', count, kings }))
    : []

const Result = ({ sitting, now }: Pick<Props, 'sitting' | 'now'>) => {
  const [first, ...others] = barsOf(sitting, now)
  if (!first) return null
  return (
    <Bars title={t(`score.title.${yardstickOf(now.state)}`)} bars={[first, ...others]} notes={asleep(sitting, now)} />
  )
}

const linesOf = (sitting: Sitting, now: Now, { rounds }: Course): readonly ChartLine[] => {
  const lines = sitting.names.map((name, seat) => ({
    seat,
    name,
    values: rounds.map(({ values }) => values[seat] ?? 0),
  }))
  if (!now.scene.mode.together || lines.length < 2) return lines
  const all = rounds.map(({ values }) => values.reduce((sum, value) => sum + value, 0))
  return [{ seat: null, name: t('chart.all'), values: all }, ...lines]
}

/** How it went: what was measured, and the rats. */
const Charts = ({ sitting, now, course }: Pick<Props, 'sitting' | 'now'> & { readonly course: Course }) => {
  const yardstick = yardstickOf(now.state)
  const rounds = course.rounds.map(({ round }) => round)
  const rats = ratsSeen(now.state)
  const goal = goalIn(now.state)
  return (
    <>
      {yardstick !== 'formation' && (
        <Chart
          title={t(`chart.${yardstick}`)}
          rounds={rounds}
          lines={linesOf(sitting, now, course)}
          goal={goal || null}
        />
      )}
      {rats && (
        <Chart
          title={t('chart.rats')}
          rounds={rounds}
          lines={[{ seat: null, name: t('chart.ratsName'), values: course.rounds.map((round) => round.rats) }]}
          goal={rats.limit}
        />
      )}
    </>
  )
}

const textOf = ({ names }: Sitting, { id, count, seat }: Fact): string => {
  const name = seat === null ? '' : (names[seat] ?? '')
  if (id === 'bestTurn') return t(names.length > 1 ? 'fact.bestTurn' : 'fact.bestTurnAlone', { count, name })
  const what = t(`fact.${id}`, { count })
  return name ? t('fact.most', { what, name }) : what
}

const MOST_FACTS = 3

const factViews = (sitting: Sitting, course: Course): readonly FactView[] =>
  factsOf(course)
    .slice(0, MOST_FACTS)
    .map((fact) => ({ id: fact.id, count: fact.count, text: textOf(sitting, fact) }))

const HowItWent = ({ sitting, now }: Pick<Props, 'sitting' | 'now'>) => {
  const film = useFilm(sitting)
  if (!film)
    return (
      <p class="box muted waits" role="status">
        {t('chart.waiting')}
      </p>
    )
  return (
    <>
      <Reasons sitting={sitting} now={now} film={film} />
      <Charts sitting={sitting} now={now} course={film.course} />
      <Facts facts={factViews(sitting, film.course)} />
    </>
  )
}

/** The button that hands the game on, and what came of it. */
const useShare = ({ database }: House, sitting: Sitting): { readonly share: Choice; readonly said: string } => {
  const [said, say] = useState('')
  const share = async (): Promise<string> =>
    (await import('../../history/shareGames.ts')).shareSitting(database, sitting)
  const onPress = () => void share().then(say, () => say(t('app.failed')))
  return { share: { id: 'share', label: t('over.share'), icon: 'share', onPress }, said }
}

/** A castle where all won, a rat where all lost; the crest of who won alone. */
const bannerOf = ({ state, scene }: Now): Parameters<typeof GameOver>[0]['banner'] => {
  const [winner] = winnersOf(state)
  if (winner === undefined) return { icon: 'rat' }
  return scene.mode.together ? { icon: 'castle' } : { seat: winner }
}

/** Where several phones shared the game, they gather again. */
const again = (sitting: Sitting, house: House) => async (): Promise<void> => {
  if (sitting.shared) (await import('../../together/rematch.ts')).rematchTogether(house, sitting)
  else await (await import('./rematch.ts')).rematch(house, sitting)
}

export const Over = (props: Props) => {
  const ending = endingOf(props.sitting, props.now)
  return ending && <End {...props} ending={ending} />
}

const End = ({ sitting, now, onBoard, ending }: Props & { readonly ending: Ending }) => {
  const house = useHouse()
  const { share, said } = useShare(house, sitting)
  const { Deal } = sitting.chapters
  const replay: Choice = {
    id: 'replay',
    label: t('over.replay'),
    icon: 'play',
    onPress: () => go(...sitting.path, 'replay'),
  }
  return (
    <GameOver
      banner={bannerOf(now)}
      lost={winnersOf(now.state).length === 0}
      title={titleOf(ending, sitting.names)}
      line={lineOf(ending, sitting.names)}
      primary={{ id: 'rematch', label: t('over.rematch'), onPress: again(sitting, house) }}
      others={[share, replay]}
      said={said}
      later={
        <>
          {Deal && <Deal sitting={sitting} now={now} />}
          <HowItWent sitting={sitting} now={now} />
          <InstallCard />
        </>
      }
      more={[
        { id: 'board', label: t('over.board'), icon: 'eye', onPress: () => onBoard(t('over.result')) },
        {
          id: 'export',
          label: t('over.export'),
          icon: 'export',
          onPress: () => void exportIt(house, sitting.header.id),
        },
        { id: 'games', label: t('home.saved'), icon: 'log', onPress: () => go('saved') },
        { id: 'home', label: t('over.home'), icon: 'home', onPress: () => go() },
      ]}
    >
      <Result sitting={sitting} now={now} />
    </GameOver>
  )
}
