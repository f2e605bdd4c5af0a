/** An Inspection step by step: stalls, Recruits, levels, and each Bailey as it lights up on the site. */
import '#src/text/castlescape/bundles/sheets.ts'
import { useState } from 'preact/hooks'
import type { InspectionReport } from '#src/games/castlescape/insight/inspectionReport.ts'
import { recruitsOf } from '#src/games/castlescape/recruits.ts'
import { influenceInBailey } from '#src/games/castlescape/site/influence.ts'
import type { Square } from '#src/games/castlescape/site/square.ts'
import { formatList } from '#src/text/formatList.ts'
import { t } from '#src/text/t.ts'
import { ChoiceButton } from '../../../parts/controls/ChoiceButton.tsx'
import { GuildMark } from '../../views/GuildMark.tsx'
import { SiteDrawing } from '../../views/site/SiteDrawing.tsx'
import { SiteOverlay } from '../../views/site/SiteOverlay.tsx'
import { UNIT } from '../../views/site/siteSvgPaths.ts'
import { countsText, nameOf, namesOf, titlesOf } from '../cardAndSquareTexts.ts'
import * as styles from './InspectionSteps.module.css'

interface StepLine {
  readonly seat: number | null
  readonly text: string
}

/** One step of an Inspection: what is lit on the site, and what is said. */
interface Step {
  readonly title: string
  readonly lit: readonly Square[]
  readonly lines: readonly StepLine[]
}

const lossLines = ({ losses, before }: InspectionReport, names: readonly string[]): readonly StepLine[] =>
  losses.map(({ seat, recruits, cards, renown }) => {
    const squares = namesOf(before, recruits)
    const parts = [
      ...(recruits.length > 0 ? [t('castlescape.recruitsOn', { n: recruits.length, squares })] : []),
      ...(cards.length > 0 ? [titlesOf(cards)] : []),
      ...(renown > 0 ? [countsText({ renown })] : []),
    ]
    return { seat, text: t('castlescape.step.lost', { name: names[seat] ?? '', what: formatList(parts) }) }
  })

const orNone = (lines: readonly StepLine[], none: string): readonly StepLine[] =>
  lines.length > 0 ? lines : [{ seat: null, text: none }]

/** Squares of the Recruits that stay, by seat. */
const recruitsAfter = ({ before, losses }: InspectionReport): readonly (readonly Square[])[] => {
  const lost = losses.flatMap(({ recruits }) => recruits)
  return recruitsOf(before).map((squares) => squares.filter((square) => !lost.includes(square)))
}

const baileySteps = (report: InspectionReport, names: readonly string[]): readonly Step[] => {
  const { before, paid } = report
  const recruits = recruitsAfter(report)
  return before.site.baileys.map((bailey, at) => {
    const seat = paid.get(at)
    const influence = influenceInBailey(before.site, recruits, bailey)
    const title = t('castlescape.bailey.at', {
      size: bailey.squares.length,
      square: nameOf(before, bailey.squares[0] ?? 0),
    })
    return {
      title,
      lit: bailey.squares,
      lines: [
        ...influence.flatMap((n, one) =>
          n > 0 ? [{ seat: one, text: t('castlescape.bailey.influence', { name: names[one] ?? '', n }) }] : [],
        ),
        seat === undefined
          ? { seat: null, text: t('castlescape.step.paidNobody') }
          : { seat, text: t('castlescape.step.paidTo', { name: names[seat] ?? '' }) },
      ],
    }
  })
}

/** Index of the step in which Recruits are lost: afterwards they are gone from the picture. */
const LOSSES = 1

const stepsOf = (report: InspectionReport, names: readonly string[]): readonly Step[] => {
  const swept = report.swept.length > 0 ? titlesOf(report.swept) : t('castlescape.step.sweptNone')
  const resets = report.resets.map(({ seat, from, to }) => ({
    seat,
    text: t('castlescape.step.reset', { name: names[seat] ?? '', from, to }),
  }))
  const baileys = baileySteps(report, names)
  return [
    { title: t('castlescape.step.swept'), lit: [], lines: [{ seat: null, text: swept }] },
    {
      title: t('castlescape.step.losses'),
      lit: report.losses.flatMap(({ recruits }) => recruits),
      lines: orNone(lossLines(report, names), t('castlescape.step.lossesNone')),
    },
    { title: t('castlescape.step.resets'), lit: [], lines: orNone(resets, t('castlescape.step.resetsNone')) },
    ...(baileys.length > 0
      ? baileys
      : [
          { title: t('castlescape.step.paid'), lit: [], lines: [{ seat: null, text: t('castlescape.step.paidNone') }] },
        ]),
  ]
}

export const InspectionSteps = ({
  report,
  names,
}: {
  readonly report: InspectionReport
  readonly names: readonly string[]
}) => {
  const [at, setAt] = useState(0)
  const steps = stepsOf(report, names)
  const step = steps[at] ?? steps[0]
  if (!step) return null
  const { site } = report.before
  const side = site.size * UNIT
  const isLast = at === steps.length - 1
  return (
    <div class={styles.steps}>
      <svg class={styles.site} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        <SiteDrawing site={site} recruits={at > LOSSES ? recruitsAfter(report) : recruitsOf(report.before)} />
        <SiteOverlay targets={[]} ghost={null} enclosed={[]} newWalls={[]} lit={step.lit} size={site.size} />
      </svg>
      <section class={styles.step} aria-live="polite">
        <h3>
          {step.title} <small>{t('castlescape.step', { n: at + 1, all: steps.length })}</small>
        </h3>
        <ul>
          {step.lines.map(({ seat, text }) => (
            <li key={text}>
              {seat !== null && <GuildMark seat={seat} />}
              {text}
            </li>
          ))}
        </ul>
      </section>
      <div class={styles.buttons}>
        <ChoiceButton
          choice={{
            id: 'back',
            label: t('castlescape.step.back'),
            isDimmed: at === 0,
            onPress: () => setAt(Math.max(0, at - 1)),
          }}
        />
        <ChoiceButton
          choice={{
            id: 'next',
            label: t('castlescape.step.next'),
            isDimmed: isLast,
            onPress: () => setAt(Math.min(steps.length - 1, at + 1)),
          }}
        />
      </div>
    </div>
  )
}
