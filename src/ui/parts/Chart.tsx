import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { rowOf } from '../text/list.ts'
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
const LONGEST = 9

/** Room that text takes, in pixels at a text size of 100 %: beside, above and below the lines, for a letter, from one name to the next, and for a number. */
const ROOM = { left: 26, top: 12, bottom: 24, letter: 7, apart: 15, tick: 26 }
/** Between the lowest and the highest line. */
const TALL = 140

/** Where the drawing lies, in pixels. */
interface Frame {
  readonly x: (at: number) => number
  readonly y: (value: number) => number
  readonly left: number
  readonly right: number
  readonly height: number
  /** How large text is, in times of the usual. */
  readonly text: number
}

/** About four steps of 1, 2 or 5 times a power of ten. */
const stepFor = (most: number): number => {
  const rough = Math.max(1, most / 3.5)
  const power = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? rough
}

interface Size {
  readonly width: number
  readonly text: number
}

const frameFor = ({ width, text }: Size, rounds: number, most: number, longest: number): Frame => {
  const left = ROOM.left * text
  const right = width - (14 + longest * ROOM.letter) * text
  const bottom = ROOM.top * text + TALL
  return {
    x: (at) => (rounds < 2 ? right : left + ((right - left) * at) / (rounds - 1)),
    y: (value) => bottom - (TALL * value) / most,
    left,
    right,
    height: bottom + ROOM.bottom * text,
    text,
  }
}

/** The first and the last round and some between them, as many as there is room for. */
const ticksOf = (rounds: readonly number[], { left, right, text }: Frame): readonly number[] => {
  const room = (right - left) / (ROOM.tick * text)
  const step = Math.max(stepFor(rounds.length), Math.ceil(rounds.length / Math.max(1, room)))
  const inner = rounds.map((_, at) => at).filter((at) => at % step === 0 && rounds.length - 1 - at >= step / 2)
  return [...inner, rounds.length - 1]
}

/** Heights of names that would lie upon each other, moved apart: from below upwards. */
const spread = (heights: readonly number[], apart: number): readonly number[] => {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0))
  const placed = heights.slice()
  order.forEach((line, at) => {
    const below = order[at - 1]
    if (below !== undefined) placed[line] = Math.min(placed[line] ?? 0, (placed[below] ?? 0) - apart)
  })
  return placed
}

const shortened = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name)

/** `Ann: 23`, as it stands at the end of the line. */
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
  const isClear = (value: number): boolean =>
    goal === null || Math.abs(frame.y(value) - frame.y(goal)) > 12 * frame.text
  return (
    <>
      {values.filter(isClear).map((value) => (
        <g key={value}>
          <path class="gl" d={`M${frame.left} ${frame.y(value)}H${frame.right}`} />
          <text x={frame.left - 6} y={frame.y(value) + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {goal !== null && (
        <g class="goal">
          <path d={`M${frame.left} ${frame.y(goal)}H${frame.right}`} />
          <text x={frame.left - 6} y={frame.y(goal) + 4} text-anchor="end">
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

const Drawing = ({ title, rounds, lines, goal, size }: ChartProps & { readonly size: Size }) => {
  const most = Math.max(1, goal ?? 0, ...lines.flatMap(({ values }) => values))
  const frame = frameFor(size, rounds.length, most, Math.max(...lines.map((line) => endOf(line).length)))
  const ends = lines.map(({ values }) => frame.y(values.at(-1) ?? 0))
  const names = spread(ends, ROOM.apart * size.text)
  const words = rowOf(lines.map(({ name, values }) => t('chart.end', { name, count: values.at(-1) ?? 0 })))
  return (
    <svg
      class="lc"
      viewBox={`0 0 ${size.width} ${frame.height}`}
      width={size.width}
      height={frame.height}
      role="img"
      aria-label={t('chart.label', { title, ends: words })}
    >
      <Grid frame={frame} most={most} goal={goal} />
      {ticksOf(rounds, frame).map((at) => (
        <text key={at} x={frame.x(at)} y={frame.height - 6} text-anchor="middle">
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
  const [size, fit] = useState<Size>({ width: 288, text: 1 })
  const [asTable, show] = useState(false)
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const width = Math.floor(entry?.contentRect.width ?? 288)
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
      fit({ width: Math.max(200, width), text })
    })
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
      <div ref={box}>{asTable ? <Numbers {...props} /> : <Drawing {...props} size={size} />}</div>
    </section>
  )
}
