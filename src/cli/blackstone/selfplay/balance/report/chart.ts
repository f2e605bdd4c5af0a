/** A chart of figures with their intervals, as a picture of its own: its ground and its ink follow the theme together. */
import type { Figure } from './figures.ts'

export interface Bar {
  readonly label: string
  readonly figure: Pick<Figure, 'mean' | 'low' | 'high'>
  /** What is wanted, or what would be even. */
  readonly wanted?: readonly [number, number]
}

export interface Chart {
  /** Of the file, without its ending. */
  readonly name: string
  readonly title: string
  readonly bars: readonly Bar[]
  readonly from: number
  readonly to: number
  readonly step: number
}

const [WIDTH, LEFT, RIGHT, TOP, ROW] = [800, 316, 776, 48, 24]

const STYLE =
  'text{font:14px system-ui,sans-serif;fill:#1B1A17}.title{font-weight:700}.ground{fill:#FBF6EA}.line{stroke:#B8AC93}.wanted{fill:#DCCFB2}.bar{stroke:#7A3B12}.dot{fill:#7A3B12}' +
  '@media(prefers-color-scheme:dark){text{fill:#F3EAD7}.ground{fill:#1B212A}.line{stroke:#3A4351}.wanted{fill:#3B4658}.bar{stroke:#FFD866}.dot{fill:#FFD866}}'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Where a number lies, within the chart. */
const across = ({ from, to }: Chart, number: number): number =>
  Math.round(10 * (LEFT + ((RIGHT - LEFT) * (Math.min(to, Math.max(from, number)) - from)) / (to - from))) / 10

const drawn = (chart: Chart, { label, figure, wanted }: Bar, row: number): string => {
  const [y, x] = [TOP + ROW * row, (number: number) => across(chart, number)]
  const [least, most] = wanted ?? [0, 0]
  const ground = wanted
    ? `<rect class="wanted" x="${x(least) - 1}" y="${y - 9}" width="${Math.round(10 * (x(most) - x(least) + 2)) / 10}" height="18"/>`
    : ''
  return (
    `${ground}<text x="${LEFT - 12}" y="${y + 5}" text-anchor="end">${escaped(label)}</text>` +
    `<path class="bar" d="M${x(figure.low)} ${y}H${x(figure.high)}" stroke-width="3"/><circle class="dot" cx="${x(figure.mean)}" cy="${y}" r="5"/>`
  )
}

const scale = (chart: Chart, bottom: number): string => {
  const count = Math.round((chart.to - chart.from) / chart.step)
  return Array.from({ length: count + 1 }, (_, i) => {
    const number = chart.from + i * chart.step
    const x = across(chart, number)
    return `<path class="line" d="M${x} ${TOP - 14}V${bottom}"/><text x="${x}" y="${bottom + 18}" text-anchor="middle">${number}</text>`
  }).join('\n')
}

/** The chart as SVG. */
export const svgOf = (chart: Chart): string => {
  const bottom = TOP + ROW * chart.bars.length - 8
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + 30}" role="img" aria-label="${escaped(chart.title)}">
<style>${STYLE}</style><rect class="ground" width="${WIDTH}" height="${bottom + 30}" rx="10"/>
<text x="16" class="title" y="22">${escaped(chart.title)}</text>
${scale(chart, bottom)}
${chart.bars.map((bar, row) => drawn(chart, bar, row)).join('\n')}
</svg>
`
}
