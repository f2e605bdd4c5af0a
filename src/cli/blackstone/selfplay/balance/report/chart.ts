/** Chart of figures with their intervals, as an SVG file that follows the light or dark theme. */
import type { Estimate } from '#src/cli/selfplay/balance/estimate.ts'

export interface ReportBar {
  readonly label: string
  readonly figure: Pick<Estimate, 'mean' | 'low' | 'high'>
  /** Range that is wanted, or the value that would be even. */
  readonly wanted?: readonly [number, number]
}

export interface ReportChart {
  /** Name of the file without its extension. */
  readonly name: string
  readonly title: string
  readonly bars: readonly ReportBar[]
  readonly from: number
  readonly to: number
  readonly step: number
}

const [WIDTH, LEFT, RIGHT, TOP, ROW] = [800, 316, 776, 48, 24]

const STYLE =
  'text{font:14px system-ui,sans-serif;fill:#1B1A17}.title{font-weight:700}.ground{fill:#FBF6EA}.line{stroke:#B8AC93}' +
  '.wanted{fill:#DCCFB2}.bar{stroke:#7A3B12}.dot{fill:#7A3B12}' +
  '@media(prefers-color-scheme:dark){text{fill:#F3EAD7}.ground{fill:#1B212A}.line{stroke:#3A4351}' +
  '.wanted{fill:#3B4658}.bar{stroke:#FFD866}.dot{fill:#FFD866}}'

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Position of a number on the horizontal axis, limited to the chart. */
const xOf = ({ from, to }: ReportChart, number: number): number =>
  Math.round(10 * (LEFT + ((RIGHT - LEFT) * (Math.min(to, Math.max(from, number)) - from)) / (to - from))) / 10

const barSvg = (chart: ReportChart, { label, figure, wanted }: ReportBar, row: number): string => {
  const [y, x] = [TOP + ROW * row, (number: number) => xOf(chart, number)]
  const [wantedLow, wantedHigh] = wanted ?? [0, 0]
  const wantedWidth = Math.round(10 * (x(wantedHigh) - x(wantedLow) + 2)) / 10
  const ground = wanted
    ? `<rect class="wanted" x="${x(wantedLow) - 1}" y="${y - 9}" width="${wantedWidth}" height="18"/>`
    : ''
  return (
    `${ground}<text x="${LEFT - 12}" y="${y + 5}" text-anchor="end">${escapeXml(label)}</text>` +
    `<path class="bar" d="M${x(figure.low)} ${y}H${x(figure.high)}" stroke-width="3"/>` +
    `<circle class="dot" cx="${x(figure.mean)}" cy="${y}" r="5"/>`
  )
}

const scaleSvg = (chart: ReportChart, bottom: number): string => {
  const count = Math.round((chart.to - chart.from) / chart.step)
  return Array.from({ length: count + 1 }, (_, i) => {
    const number = chart.from + i * chart.step
    const x = xOf(chart, number)
    const label = `<text x="${x}" y="${bottom + 18}" text-anchor="middle">${number}</text>`
    return `<path class="line" d="M${x} ${TOP - 14}V${bottom}"/>${label}`
  }).join('\n')
}

/** Chart as SVG. */
export const chartSvg = (chart: ReportChart): string => {
  const bottom = TOP + ROW * chart.bars.length - 8
  const attributes = `viewBox="0 0 ${WIDTH} ${bottom + 30}" role="img" aria-label="${escapeXml(chart.title)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>
<style>${STYLE}</style><rect class="ground" width="${WIDTH}" height="${bottom + 30}" rx="10"/>
<text x="16" class="title" y="22">${escapeXml(chart.title)}</text>
${scaleSvg(chart, bottom)}
${chart.bars.map((bar, row) => barSvg(chart, bar, row)).join('\n')}
</svg>
`
}
