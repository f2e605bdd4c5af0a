/** A game once more, from its first deed or from any other: the board, the courts and a sentence for each step. */
import '../../symbols/seeing.ts'
import '../../text/seeing.ts'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { lazy } from '../../shell/lazy.tsx'
import { go, up } from '../../shell/route.ts'
import { toldOf } from '../../text/list.ts'
import { nameOfMode } from '../../text/names.ts'
import { t } from '../../text/t.ts'
import { Layout } from '../Layout.tsx'
import { Controls, Scrubber, Tellings } from '../Player.tsx'
import { Prompt } from '../Strips.tsx'
import { Field } from './Field.tsx'
import { type Film, linesIn, type Moment, useFilm } from './film.ts'
import type { Sitting } from './sitting.ts'
import { Beside, LowLeft, LowRight, Top } from './Table.tsx'
import { watch } from './watching.ts'

const BranchSheet = lazy(async () => (await import('../../history/BranchSheet.tsx')).BranchSheet, true)
const Sheets = lazy(async () => (await import('./Sheets.tsx')).Sheets, true)

interface Props {
  readonly sitting: Sitting
  readonly onReseat: () => void
  /** The parts of the address behind the replay: where it begins, then a sheet. */
  readonly at: readonly string[]
}

/** Milliseconds from one step to the next at the slowest. */
const PACE = 1600
/** Lines that were told before, where there is room for them. */
const EARLIER = 6
const SPEEDS = [1, 2, 4]
/** The moment before the line with this number. */
const beginAt = ({ moments }: Film, from: string): number => {
  const line = Number(from) || 0
  const after = moments.findIndex(({ first, lines }) => first + lines.length > line)
  return line === 0 || after < 0 ? 0 : Math.max(0, after - 1)
}

/** The first moment of the turn after this one, or of this turn, or of the one before it. */
const turnFrom = ({ moments }: Film, at: number, by: -1 | 1): number => {
  const begins = moments.flatMap(({ lines }, one) => (lines.some(({ deed }) => deed === 'turn') ? [one] : []))
  const found = by > 0 ? begins.find((one) => one > at) : begins.findLast((one) => one < at)
  return found ?? (by > 0 ? moments.length - 1 : 0)
}

/** Whose deed it was; whose turn it is where it was nobody's. */
const headOf = ({ names }: Sitting, { round, seat, lines }: Moment): string => {
  const doer = lines.find(({ by }) => by !== undefined)?.by ?? seat
  return round === 0 ? t('replay.setup') : t('replay.turn', { round, name: names[doer] ?? '' })
}

const textOf = ({ lines }: Moment): string => toldOf(lines.map(({ text }) => text))

/** What is shown, and all that moves it; `onShow` hears of each moment, and whether it was played or leapt to. */
const usePlayer = (film: Film, begin: number, onShow: (at: number, played: boolean) => void) => {
  const last = film.moments.length - 1
  const [at, be] = useState(begin)
  const [playing, play] = useState(begin < last)
  const [speed, run] = useState(1)
  const stand = (to: number): void => {
    onShow(to, to === at + 1)
    be(to)
  }
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => (at < last ? stand(at + 1) : play(false)), PACE / speed)
    return () => clearTimeout(timer)
  }, [playing, at, speed])
  const move = (to: number): void => {
    play(false)
    stand(Math.max(0, Math.min(last, to)))
  }
  return {
    at,
    last,
    playing,
    speed,
    move,
    toggle: () => {
      if (!playing && at === last) stand(0)
      play(!playing)
    },
    faster: () => run(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1),
  }
}

const Shown = ({ sitting: played, onReseat, at: [from = '0', ...sheet], film }: Props & { readonly film: Film }) => {
  const begin = useMemo(() => beginAt(film, from), [])
  const watching = useMemo(() => watch(played, film, [...played.path, 'replay', from], begin), [])
  const player = usePlayer(film, begin, watching.show)
  const { at, last } = player
  const { sitting } = watching
  const now = sitting.now.value
  const moment = film.moments[at] ?? film.moments[0]
  const head = headOf(sitting, moment)
  const lines = linesIn(moment)
  const here = [...played.path, 'replay', from]
  return (
    <>
      <Layout
        title={t('replay.title', { mode: nameOfMode(sitting.header.mode) })}
        top={<Top sitting={sitting} now={now} />}
        board={<Field sitting={sitting} now={now} />}
        mid={
          <>
            <LowLeft sitting={sitting} now={now} />
            <Prompt lead={head}>{t('replay.step', { at, last })}</Prompt>
            <LowRight sitting={sitting} now={now} />
          </>
        }
        tray={
          <div class="tray">
            <section class="tin film" aria-label={t('replay.name')}>
              <Scrubber
                at={at}
                last={last}
                words={toldOf([t('replay.step', { at, last }), textOf(moment) || head])}
                onMove={player.move}
                onTurn={(by) => player.move(turnFrom(film, at, by))}
                onBranch={() => {
                  player.move(at)
                  go(...here, 'branch')
                }}
              />
              <Tellings lines={lines} />
              <Tellings lines={sitting.log.value.slice(lines.length, lines.length + EARLIER)} past />
              <p class="vh" role="status">
                {player.playing ? '' : textOf(moment)}
              </p>
            </section>
          </div>
        }
        nav={
          <Controls
            playing={player.playing}
            isFirst={at === 0}
            isLast={at === last}
            speed={player.speed}
            onBack={() => player.move(at - 1)}
            onPlay={player.toggle}
            onOn={() => player.move(at + 1)}
            onSpeed={player.faster}
            onClose={() => up()}
          />
        }
        side={<Beside sitting={sitting} now={now} />}
      />
      {sheet[0] === 'branch' && <BranchSheet sitting={played} film={film} moment={moment} step={at} />}
      {sheet.length > 0 && <Sheets sitting={sitting} now={now} onReseat={onReseat} at={sheet} />}
    </>
  )
}

export const Replay = (props: Props) => {
  const film = useFilm(props.sitting)
  // Another film is another replay: more was done meanwhile.
  if (film) return <Shown key={film.moments.length} {...props} film={film} />
  return (
    <main class="page" aria-busy="true">
      <p role="status">{t('chart.waiting')}</p>
    </main>
  )
}
