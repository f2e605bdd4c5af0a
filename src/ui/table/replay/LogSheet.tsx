/** Log of all moves by turn, the latest first; a replay can begin at each turn. */
import '../../../text/bundles/sheets.ts'
import { t } from '../../../text/t.ts'
import { navigateUp, replaceRoute } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import { EventLines } from '../../parts/EventLines.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { mergeLogLines } from '../../parts/mergeLogLines.ts'
import * as sectionStyles from '../../parts/Section.module.css'
import { Sheet } from '../../parts/Sheet.tsx'
import type { LogLine } from '../../parts/viewTypes.ts'
import type { TableProps } from '../gameUiContract.ts'
import * as styles from './LogSheet.module.css'
import { linesOfStep, useReplayTimeline } from './replayTimeline.ts'

/** Log split by turn. */
interface TurnLines {
  /** Line that begins the turn; null before the first turn. */
  readonly heading: LogLine | null
  readonly lines: readonly LogLine[]
}

/** Splits lines by turn, in their order. */
export const splitByTurn = (lines: readonly LogLine[]): readonly TurnLines[] => {
  const turnStarts = lines.flatMap(({ phase }, at) => (phase === 'turn' ? [at] : []))
  const turns = turnStarts.map((from, at) => ({
    heading: lines[from] ?? null,
    lines: lines.slice(from + 1, turnStarts[at + 1]),
  }))
  const linesBefore = lines.slice(0, turnStarts[0] ?? lines.length)
  return linesBefore.length > 0 ? [{ heading: null, lines: linesBefore }, ...turns] : turns
}

const TurnSection = ({
  view,
  section: { heading, lines },
}: Pick<TableProps, 'view'> & { readonly section: TurnLines }) => {
  const title = heading?.text ?? t('log.before')
  return (
    <section class={`${sectionStyles.section} ${styles.turn}`}>
      <h3>
        <b class="grow">{title}</b>
        <button
          type="button"
          class={`${button.icon} tap`}
          aria-label={t('log.replay', { title })}
          onClick={() => replaceRoute(...view.path, 'replay', String(heading?.id ?? 0))}
        >
          <Icon name="play" />
        </button>
      </h3>
      <EventLines lines={mergeLogLines(lines)} />
    </section>
  )
}

export const LogSheet = ({ view }: TableProps) => {
  const timeline = useReplayTimeline(view)
  const turns = timeline ? splitByTurn(timeline.steps.flatMap(linesOfStep)).slice().reverse() : []
  return (
    <Sheet title={t('menu.log')} isTall onClose={navigateUp}>
      {!timeline && <p role="status">{t('chart.waiting')}</p>}
      {timeline && turns.length === 0 && <p class="muted">{t('log.none')}</p>}
      {turns.map((section) => (
        <TurnSection key={section.heading?.id ?? -1} view={view} section={section} />
      ))}
    </Sheet>
  )
}
