import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { joinNames } from '../../text/joinTexts.ts'
import { t } from '../../text/t.ts'
import * as button from './Button.module.css'
import * as styles from './Chart.module.css'
import type { ChartLine } from './viewTypes.ts'

interface ChartProps {
  readonly title: string
  /** Numbers of the rounds, ascending; the last may be a word for the end. */
  readonly rounds: readonly (number | string)[]
  /** What a round is called, where it is none. */
  readonly roundName?: string
  readonly lines: readonly ChartLine[]
  /** Value that ends the game; null if there is none. */
  readonly goal: number | null
}

/** One marker and one dash pattern per line, so that lines differ without colour. */
const MARKERS = {
  triangle: 'M0-5 5 4H-5Z',
  square: 'M-4-4H4V4H-4Z',
  diamond: 'M0-5 5 0 0 5-5 0Z',
  circle: 'M0-4.5A4.5 4.5 0 1 1 0 4.5 4.500 4.500 0 0 1 0-4.5Z',
}
const MARKER_ORDER = ['triangle', 'square', 'diamond', 'circle'] as const
const DASHES = ['', '10 3', '6 4', '2 4']
const MAX_NAME_LENGTH = 9

/**
 * Space for text in pixels at a text size of 100 %: left of, above and below the plot, per letter, between two names,
 * and per tick.
 */
const TEXT_SPACE = { left: 26, top: 12, bottom: 24, letter: 7, apart: 15, tick: 26 }
/** Height and least width of the plot, in pixels. */
const PLOT_HEIGHT = 140
const LEAST_WIDTH = 80

/** Geometry of the plot, in pixels. */
interface ChartFrame {
  readonly x: (at: number) => number
  readonly y: (value: number) => number
  readonly left: number
  readonly right: number
  readonly height: number
  /** Text size relative to 100 %. */
  readonly textScale: number
}

/** Distance between ticks: 1, 2 or 5 times a power of ten, about four steps in all. */
const tickStep = (maxValue: number): number => {
  const roughStep = Math.max(1, maxValue / 3.5)
  const power = 10 ** Math.floor(Math.log10(roughStep))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= roughStep) ?? roughStep
}

interface ChartSize {
  readonly width: number
  readonly textScale: number
}

/** Least and greatest value of the plot. */
type ValueRange = readonly [least: number, greatest: number]

const computeFrame = (
  { width, textScale }: ChartSize,
  roundCount: number,
  [least, greatest]: ValueRange,
  longestLabel: number,
): ChartFrame => {
  const left = TEXT_SPACE.left * textScale
  const right = width - (14 + longestLabel * TEXT_SPACE.letter) * textScale
  const bottom = TEXT_SPACE.top * textScale + PLOT_HEIGHT
  return {
    x: (at) => (roundCount < 2 ? right : left + ((right - left) * at) / (roundCount - 1)),
    y: (value) => bottom - (PLOT_HEIGHT * (value - least)) / (greatest - least),
    left,
    right,
    height: bottom + TEXT_SPACE.bottom * textScale,
    textScale,
  }
}

/** Indices of the labelled rounds: the last one and those between that fit, also beside the word for the end. */
const roundTicks = (rounds: ChartProps['rounds'], { x, left, right, textScale }: ChartFrame): readonly number[] => {
  const last = rounds.length - 1
  const tick = TEXT_SPACE.tick * textScale
  const step = Math.max(tickStep(rounds.length), Math.ceil(rounds.length / Math.max(1, (right - left) / tick)))
  const besideLast = (tick + String(rounds[last]).length * TEXT_SPACE.letter * textScale) / 2
  const isClear = (at: number): boolean => at % step === 0 && right - x(at) >= besideLast
  return [...rounds.keys()].filter((at) => at < last && isClear(at)).concat(last)
}

/** Heights of the names, moved apart upwards if they would overlap. */
const spreadLabels = (heights: readonly number[], minDistance: number): readonly number[] => {
  const order = heights.map((_, index) => index).sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0))
  const positions = heights.slice()
  order.forEach((lineIndex, index) => {
    const previous = order[index - 1]
    if (previous !== undefined)
      positions[lineIndex] = Math.min(positions[lineIndex] ?? 0, (positions[previous] ?? 0) - minDistance)
  })
  return positions
}

const shortenName = (name: string): string => {
  const letters = [...name]
  return letters.length > MAX_NAME_LENGTH ? `${letters.slice(0, MAX_NAME_LENGTH - 1).join('')}…` : name
}

/** For example `Ann: 23`, at the end of the line. */
const endLabel = ({ name, values }: ChartLine): string =>
  t('chart.end', { name: shortenName(name), count: values.at(-1) ?? 0 })

const ChartGrid = ({
  frame,
  range: [least, greatest],
  goal,
}: {
  readonly frame: ChartFrame
  readonly range: ValueRange
  readonly goal: number | null
}) => {
  const step = tickStep(greatest - least)
  const first = Math.ceil(least / step)
  const values = Array.from({ length: Math.floor(greatest / step) - first + 1 }, (_, at) => (first + at) * step)
  const isClear = (value: number): boolean =>
    goal === null || Math.abs(frame.y(value) - frame.y(goal)) > 12 * frame.textScale
  return (
    <>
      {values.filter(isClear).map((value) => (
        <g key={value}>
          <path class={styles.grid} d={`M${frame.left} ${frame.y(value)}H${frame.right}`} />
          <text x={frame.left - 6} y={frame.y(value) + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {goal !== null && (
        <g class={styles.goal}>
          <path d={`M${frame.left} ${frame.y(goal)}H${frame.right}`} />
          <text x={frame.left - 6} y={frame.y(goal) + 4} text-anchor="end">
            {goal}
          </text>
        </g>
      )}
    </>
  )
}

interface SeriesProps {
  readonly series: ChartLine
  readonly index: number
  readonly frame: ChartFrame
  /** Height of the name. */
  readonly labelY: number
}

const SeriesLine = ({ series, index, frame, labelY }: SeriesProps) => {
  const { seat, values, marker = MARKER_ORDER[index] ?? 'circle' } = series
  const points = values.map((value, round) => `${frame.x(round).toFixed(1)} ${frame.y(value).toFixed(1)}`)
  return (
    <g class={seat === null ? `${styles.line} ${styles.total}` : styles.line} data-seat={seat}>
      <path d={`M${points.join('L')}`} stroke-dasharray={DASHES[index]} />
      <path class={styles.marker} transform={`translate(${points.at(-1)})`} d={MARKERS[marker]} />
      <text x={frame.right + 10} y={labelY + 4}>
        {endLabel(series)}
      </text>
    </g>
  )
}

const ChartDrawing = ({ title, rounds, lines, goal, size }: ChartProps & { readonly size: ChartSize }) => {
  const all = lines.flatMap(({ values }) => values)
  const range: ValueRange = [Math.min(0, ...all), Math.max(1, goal ?? 0, ...all)]
  const frame = computeFrame(size, rounds.length, range, longestLabelOf(lines))
  const endHeights = lines.map(({ values }) => frame.y(values.at(-1) ?? 0))
  const labelHeights = spreadLabels(endHeights, TEXT_SPACE.apart * size.textScale)
  const endsText = joinNames(lines.map(({ name, values }) => t('chart.end', { name, count: values.at(-1) ?? 0 })))
  return (
    <svg
      class={styles.drawing}
      viewBox={`0 0 ${size.width} ${frame.height}`}
      width={size.width}
      height={frame.height}
      role="img"
      aria-label={t('chart.label', { title, ends: endsText })}
    >
      <ChartGrid frame={frame} range={range} goal={goal} />
      {roundTicks(rounds, frame).map((index) => (
        <text key={index} x={frame.x(index)} y={frame.height - 6} text-anchor="middle">
          {rounds[index]}
        </text>
      ))}
      {lines.map((line, index) => (
        <SeriesLine key={line.name} series={line} index={index} frame={frame} labelY={labelHeights[index] ?? 0} />
      ))}
    </svg>
  )
}

const longestLabelOf = (lines: ChartProps['lines']): number => Math.max(...lines.map((line) => endLabel(line).length))

/** Whether text leaves a chart no room: its figures are then shown as a table. */
const isTooNarrow = ({ rounds, lines }: ChartProps, size: ChartSize): boolean => {
  const { left, right } = computeFrame(size, rounds.length, [0, 1], longestLabelOf(lines))
  return right - left < LEAST_WIDTH
}

const ChartTable = ({ title, rounds, roundName, lines }: ChartProps) => (
  <table class={styles.numbers}>
    <caption class="visuallyHidden">{title}</caption>
    <thead>
      <tr>
        <th scope="col">{roundName ?? t('chart.round')}</th>
        {lines.map(({ name }) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rounds.map((round, index) => (
        <tr key={round}>
          <th scope="row">{round}</th>
          {lines.map(({ name, values }) => (
            <td key={name}>{values[index]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** Line chart of values by round: lines differ by marker, dashes and name. The same figures can be shown as a table. */
export const Chart = (props: ChartProps) => {
  const container = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<ChartSize>({ width: 288, textScale: 1 })
  const [isTableWanted, setIsTableWanted] = useState(false)
  const isNarrow = isTooNarrow(props, size)
  const asTable = isTableWanted || isNarrow
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.floor(entry?.contentRect.width ?? 288)
      const textScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
      setSize({ width: Math.max(200, width), textScale })
    })
    if (container.current) observer.observe(container.current)
    return () => observer.disconnect()
  }, [])
  return (
    <section class={`box ${styles.chart}`}>
      <h2>
        <span class="grow">{props.title}</span>
        {!isNarrow && (
          <button
            type="button"
            class={button.quiet}
            aria-pressed={asTable ? 'true' : 'false'}
            onClick={() => setIsTableWanted(!asTable)}
          >
            {t('chart.asTable')}
          </button>
        )}
      </h2>
      <div ref={container}>{asTable ? <ChartTable {...props} /> : <ChartDrawing {...props} size={size} />}</div>
    </section>
  )
}
