/** Table of a lesson: the coach takes the place of the guilds; the rest is as in a game. */

import type { ComponentChildren } from 'preact'
import { t } from '../../../text/t.ts'
import { route } from '../../common/route.ts'
import { Tray } from '../../parts/tableLayout/Tray.tsx'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import { CoachBox } from '../../table/lessons/CoachBox.tsx'
import { LessonMenu } from '../../table/lessons/LessonMenu.tsx'
import { CastleSheet } from '../table/CastleSheet.tsx'
import { CastleTable } from '../table/CastleTable.tsx'
import type { CastleLessonSession } from './lessonSession.ts'
import { coachText, type LessonWithId, lessonName, lessonNumber } from './lessons.ts'

export interface LessonEnding {
  /** What comes next: gold. */
  readonly primary: ChoiceView
  readonly tray: ComponentChildren
}

interface LessonTableProps {
  readonly lesson: LessonWithId
  readonly session: CastleLessonSession
  readonly onRestart: () => void
  /** Null until the result of the last step was seen. */
  readonly ending: LessonEnding | null
}

/** Button of a step that is only read, or what comes after the lesson; null where the table has its own or none. */
const lessonPrimary = ({ lesson, session, ending }: LessonTableProps): ChoiceView | null => {
  const step = lesson.steps[session.stepIndex.value]
  if (!step) return ending?.primary ?? null
  return step.does || step.rival ? null : { id: 'on', label: t('learn.on'), onPress: session.advance }
}

export const LessonTable = (props: LessonTableProps) => {
  const { lesson, session, onRestart, ending } = props
  const { view, stepIndex } = session
  const now = view.now.value
  const [sheet, ...at] = route.value.slice(view.path.length)
  const { length } = lesson.steps
  const text = coachText(lesson, ending ? length : Math.min(stepIndex.value, length - 1))
  return (
    <>
      <CastleTable
        view={view}
        now={now}
        title={lessonName(lesson)}
        top={<CoachBox text={text} note={lessonNumber(lesson)} />}
        {...(ending && { tray: <Tray>{ending.tray}</Tray> })}
        primary={lessonPrimary(props)}
      />
      {sheet === 'menu' && <LessonMenu lessonsPath={['castlescape', 'learn']} onRestart={onRestart} />}
      {sheet !== 'menu' && (sheet || now.hasInspectionNews) && (
        <CastleSheet view={view} now={now} at={sheet ? [sheet, ...at] : []} />
      )}
    </>
  )
}
