import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { t } from '../text/t.ts'
import type { ChartLine } from './props.ts'

interface ChartProps {
  readonly title: string
  /** Numbers of the rounds, ascending. */
  readonly rounds: readonly number[]
  readonly lines: readonly ChartLine[]
  /** The height that ends the game; null where none does. */
  readonly goal: number | null
}

/** A marker and a way to dash for each line; colours only come on top of them. */
const MARKERS = [
  'M0-5 5 4H-5Z',
  'M-4-4H4V4H-4Z',
  'M0-5 5 0 0 5-5 0Z',
  'M0-4.5A4.5 4.5 0 1 1 0 4.5 4.500 4.500 0 0 1 0-4.5Z',
]
const DASHES = ['', '10 3', '6 4', '2 4']
const HEIGHT = 176
const TOP = 12
const BOTTOM = 24
const LEFT = 26
/** Lines of text at the right end stand at least so far apart. */
const APART = 15
const LONGEST = 9
/** About the width of a letter. */
const LETTER = 7

/** Where the drawing lies, in pixels. */
interface Frame {
  readonly x: (at: number) => number
  readonly y: (value: number) => number
  readonly right: number
}

/** About four steps of 1, 2 or 5 times a power of ten. */
const stepFor = (most: number): number => {
  const rough = Math.max(1, most / 3.5)
  const power = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? rough
}

const frameFor = (width: number, rounds: number, most: number, longest: number): Frame => {
  const right = width - 14 - longest * LETTER
  return {
    x: (at) => (rounds < 2 ? right : LEFT + ((right - LEFT) * at) / (rounds - 1)),
    y: (value) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * value) / most,
    right,
  }
}

/** The first and the last round and some between them. */
const ticksOf = (rounds: readonly number[]): readonly number[] => {
  const step = stepFor(rounds.length)
  const inner = rounds.map((_, at) => at).filter((at) => at % step === 0 && rounds.length - 1 - at >= step / 2)
  return [...inner, rounds.length - 1]
}

/** Heights of names that would lie upon each other, moved apart: from below upwards. */
const spread = (heights: readonly number[]): readonly number[] => {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0))
  const placed = heights.slice()
  order.forEach((line, at) => {
    const below = order[at - 1]
    if (below !== undefined) placed[line] = Math.min(placed[line] ?? 0, (placed[below] ?? 0) - APART)
  })
  return placed
}

const shortened = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name)

/** `Ann 23`, as it stands at the end of the line. */
const endOf = ({ name, values }: ChartLine): string =>
  t('chart.end', { name: shortened(name), count: values.at(-1) ?? 0 })

const Grid = ({
  frame,
  most,
  goal,
}: {
  readonly frame: Frame
  readonly most: number
  readonly goal: number | null
}) => {
  const step = stepFor(most)
  const values = Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step)
  const isClear = (value: number): boolean => goal === null || Math.abs(frame.y(value) - frame.y(goal)) > 12
  return (
    <>
      {values.filter(isClear).map((value) => (
        <g key={value}>
          <path class="gl" d={`M${LEFT} ${frame.y(value)}H${frame.right}`} />
          <text x={LEFT - 6} y={frame.y(value) + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {goal !== null && (
        <g class="goal">
          <path d={`M${LEFT} ${frame.y(goal)}H${frame.right}`} />
          <text x={LEFT - 6} y={frame.y(goal) + 4} text-anchor="end">
            {goal}
          </text>
        </g>
      )}
    </>
  )
}

interface LineProps {
  readonly line: ChartLine
  readonly at: number
  readonly frame: Frame
  /** Height of its name. */
  readonly named: number
}

const Line = ({ line, at, frame, named }: LineProps) => {
  const { seat, values } = line
  const points = values.map((value, round) => `${frame.x(round).toFixed(1)} ${frame.y(value).toFixed(1)}`)
  return (
    <g class={seat === null ? 'ln all' : `ln l${seat}`}>
      <path d={`M${points.join('L')}`} stroke-dasharray={DASHES[at]} />
      <path class="mk" transform={`translate(${points.at(-1)})`} d={MARKERS[at]} />
      <text x={frame.right + 10} y={named + 4}>
        {endOf(line)}
      </text>
    </g>
  )
}

const Drawing = ({ title, rounds, lines, goal, width }: ChartProps & { readonly width: number }) => {
  const most = Math.max(1, goal ?? 0, ...lines.flatMap(({ values }) => values))
  const frame = frameFor(width, rounds.length, most, Math.max(...lines.map((line) => endOf(line).length)))
  const names = spread(lines.map(({ values }) => frame.y(values.at(-1) ?? 0)))
  const ends = lines.map(({ name, values }) => t('chart.end', { name, count: values.at(-1) ?? 0 })).join(', ')
  return (
    <svg
      class="lc"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      role="img"
      aria-label={t('chart.label', { title, ends })}
    >
      <Grid frame={frame} most={most} goal={goal} />
      {ticksOf(rounds).map((at) => (
        <text key={at} x={frame.x(at)} y={HEIGHT - 6} text-anchor="middle">
          {rounds[at]}
        </text>
      ))}
      {lines.map((line, at) => (
        <Line key={line.name} line={line} at={at} frame={frame} named={names[at] ?? 0} />
      ))}
    </svg>
  )
}

const Numbers = ({ title, rounds, lines }: ChartProps) => (
  <table class="nums">
    <caption class="vh">{title}</caption>
    <thead>
      <tr>
        <th scope="col">{t('chart.round')}</th>
        {lines.map(({ name }) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rounds.map((round, at) => (
        <tr key={round}>
          <th scope="row">{round}</th>
          {lines.map(({ name, values }) => (
            <td key={name}>{values[at]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** How something went round by round: lines that differ by marker, dashes and name, or the same as a table. */
export const Chart = (props: ChartProps) => {
  const box = useRef<HTMLDivElement>(null)
  const [width, fit] = useState(288)
  const [asTable, show] = useState(false)
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => fit(Math.max(200, Math.floor(entry?.contentRect.width ?? 288))))
    if (box.current) watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  return (
    <section class="box chart">
      <h2>
        <span class="grow">{props.title}</span>
        <button type="button" class="btn flat" aria-pressed={asTable ? 'true' : 'false'} onClick={() => show(!asTable)}>
          {t('chart.asTable')}
        </button>
      </h2>
      <div ref={box}>{asTable ? <Numbers {...props} /> : <Drawing {...props} width={width} />}</div>
    </section>
  )
}
