/** The table of a lesson: the coach in place of the other players, all else as in a game. */
import type { ComponentChildren } from 'preact'
import { vassalAt } from '../../games/blackstone/insight/sight.ts'
import { parseSpace } from '../../games/blackstone/notation/cards.ts'
import { primaryOf } from '../blackstone/game/endTurn.ts'
import { Field } from '../blackstone/game/Field.tsx'
import { Hand } from '../blackstone/game/Hand.tsx'
import { HeldWords } from '../blackstone/game/HeldWords.tsx'
import { aimsOf } from '../blackstone/game/pick.ts'
import { isHeld, promptOf } from '../blackstone/game/prompt.ts'
import { Sheets } from '../blackstone/game/Sheets.tsx'
import type { Now, Sitting } from '../blackstone/game/sitting.ts'
import { Beside, LowLeft, LowRight } from '../blackstone/game/Table.tsx'
import { Layout } from '../blackstone/Layout.tsx'
import { Nav } from '../blackstone/Nav.tsx'
import { nameOfFace } from '../blackstone/names.ts'
import type { Choice } from '../blackstone/props.ts'
import { MenuSheet } from '../blackstone/Sheets.tsx'
import { Prompt } from '../blackstone/Strips.tsx'
import { go, replace, route, up } from '../shell/route.ts'
import { t } from '../text/t.ts'
import type { Course } from './course.tsx'
import type { Step } from './lesson.ts'
import type { Numbered } from './lessons.ts'
import { nameOf, said } from './words.ts'

interface Props {
  readonly lesson: Numbered
  readonly course: Course
  readonly onAgain: () => void
}

/** Where the coach points below the board: at the tasks in hand, or at the court. */
const pointsAt = (step: Step | undefined): 'hand' | 'court' | undefined => {
  if (step?.court) return 'court'
  return step?.picks && parseSpace(step.picks) === null ? 'hand' : undefined
}

/** A vassal that goes nowhere in this step is named; why it stays is the coach's to say. */
const heldWords = (sitting: Sitting, now: Now): ComponentChildren => {
  const pick = sitting.pick.value
  if (pick.on !== 'vassal' || aimsOf(pick, now.legal).size > 0) return <HeldWords sitting={sitting} now={now} />
  const vassal = vassalAt(now.state, pick.space)
  return vassal && vassal !== 'hidden' && nameOfFace(vassal.face)
}

/** The gilded button: goes on from what is read, ends the turn where the step is about that, else tells how far the lesson is. */
const primary = ({ lesson, course, onAgain }: Props, now: Now): Choice => {
  const at = course.at.value
  const { steps } = lesson
  const { picks, does = [], may = [] } = steps[at] ?? {}
  if (!picks && does.length === 0) return { id: 'on', label: t('learn.on'), onPress: course.goOn }
  if ([...does, ...may].includes('.') && now.todo === 'work') return primaryOf(course.sitting, now)
  if (does.length > 0 && now.legal.length === 0 && !now.pending)
    return { id: 'again', label: t('learn.again'), hint: t('learn.stuck'), onPress: onAgain }
  const label = t('learn.step', { at: at + 1, of: steps.length })
  return { id: 'step', label, reason: t('learn.doIt'), onPress: () => undefined }
}

const Menu = ({ onAgain }: Pick<Props, 'onAgain'>) => (
  <MenuSheet
    title={t('learn.title')}
    choices={[
      { id: 'resume', label: t('do.resume'), icon: 'play', onPress: up },
      { id: 'again', label: t('learn.again'), icon: 'undo', onPress: onAgain },
      { id: 'leave', label: t('learn.leave'), icon: 'cap', onPress: () => replace('learn') },
      { id: 'home', label: t('app.home'), icon: 'home', onPress: () => replace() },
    ]}
    onClose={up}
  />
)

export const LessonTable = (props: Props) => {
  const { lesson, course, onAgain } = props
  const { sitting } = course
  const now = sitting.now.value
  const { court } = now
  const at = course.at.value
  const [sheet, ...rest] = route.value.slice(2)
  const held = isHeld(sitting, now)
  const isOpen = at < lesson.steps.length
  return (
    <>
      <Layout
        title={nameOf(lesson)}
        top={
          <p class="coach" role="status" aria-label={t('learn.coach')} data-points={pointsAt(lesson.steps[at])}>
            {isOpen && said(lesson, at)}
          </p>
        }
        board={<Field sitting={sitting} now={now} />}
        mid={
          <>
            <LowLeft sitting={sitting} now={now} />
            <Prompt onAsk={() => go(...sitting.path, 'rule')}>
              {held ? heldWords(sitting, now) : promptOf(sitting, now).text}
            </Prompt>
            <LowRight sitting={sitting} now={now} />
          </>
        }
        tray={<Hand sitting={sitting} now={now} />}
        nav={
          <Nav
            tokens={[
              { token: 'knight', count: court.knights, limit: null },
              { token: 'wizard', count: court.wizards, limit: null },
            ]}
            primary={primary(props, now)}
            onMenu={() => go(...sitting.path, 'menu')}
          />
        }
        side={<Beside sitting={sitting} now={now} />}
      />
      {sheet === 'menu' && <Menu onAgain={onAgain} />}
      {isOpen && sheet !== 'menu' && (sheet || now.todo === 'drop') && (
        <Sheets sitting={sitting} now={now} onReseat={onAgain} at={sheet ? [sheet, ...rest] : []} />
      )}
    </>
  )
}
