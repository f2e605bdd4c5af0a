/** Table of a puzzle: the goal takes the place of the guilds, hint and restart that of the hand. */

import { t } from '../../../text/t.ts'
import { navigateUp, replaceRoute, route } from '../../common/route.ts'
import { MenuSheet } from '../../parts/MenuSheet.tsx'
import { ChoiceButtons } from '../../parts/tableLayout/QuestionPanel.tsx'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import { CoachBox } from '../../table/lessons/CoachBox.tsx'
import { CastleSheet } from '../table/CastleSheet.tsx'
import { CastleTable } from '../table/CastleTable.tsx'
import { CastleTray } from '../table/CastleTray.tsx'
import type { Recipe } from './puzzleIds.ts'
import type { PuzzleSession } from './puzzleSession.ts'
import { nameOfRecipe, puzzleHintText, puzzleText } from './puzzleTexts.ts'

interface PuzzleTableProps {
  readonly session: PuzzleSession
  readonly recipe: Recipe
  /** Begins it again from the start. */
  readonly onRestart: () => void
  /** Opens another puzzle of the same kind and grade. */
  readonly onNext: () => void
}

const restartChoice = ({ onRestart }: PuzzleTableProps): ChoiceView => ({
  id: 'again',
  label: t('castlescape.puzzles.again'),
  icon: 'undo',
  onPress: onRestart,
})

const nextChoice = ({ onNext }: PuzzleTableProps): ChoiceView => ({
  id: 'next',
  label: t('castlescape.puzzles.next'),
  icon: 'next',
  onPress: onNext,
})

/** The main button where nothing can be placed: the next puzzle, or this one again. */
const puzzlePrimary = (props: PuzzleTableProps): ChoiceView | null => {
  const { isSolved, isStuck } = props.session
  if (isSolved.value) return nextChoice(props)
  return isStuck.value ? restartChoice(props) : null
}

/** In place of the hand. Once nothing waits any more the main button begins again. */
const trayChoices = (props: PuzzleTableProps): readonly ChoiceView[] => {
  const { isSolved, isStuck, showHint } = props.session
  const hint: ChoiceView = { id: 'hint', label: t('castlescape.puzzles.hint'), icon: 'bulb', onPress: showHint }
  return [...(isSolved.value ? [] : [hint]), ...(isStuck.value ? [] : [restartChoice(props)])]
}

const PuzzleMenu = (props: PuzzleTableProps) => (
  <MenuSheet
    title={t('castlescape.puzzles.title')}
    choices={[
      { id: 'resume', label: t('do.resume'), icon: 'play', onPress: navigateUp },
      restartChoice(props),
      nextChoice(props),
      {
        id: 'all',
        label: t('castlescape.puzzles.all'),
        icon: 'log',
        onPress: () => replaceRoute('castlescape', 'puzzles'),
      },
      { id: 'home', label: t('app.home'), icon: 'home', onPress: () => replaceRoute() },
    ]}
    onClose={navigateUp}
  />
)

export const PuzzleTable = (props: PuzzleTableProps) => {
  const { session, recipe } = props
  const { view } = session
  const now = view.now.value
  const [sheet, ...at] = route.value.slice(view.path.length)
  const advice = puzzleHintText(session)
  const kind = t(`castlescape.puzzles.${recipe.kind}`)
  return (
    <>
      <CastleTable
        view={view}
        now={now}
        title={kind}
        top={<CoachBox text={puzzleText(session)} advice={advice} note={advice ? '' : nameOfRecipe(recipe)} />}
        tray={<CastleTray view={view} now={now} hand={<ChoiceButtons choices={trayChoices(props)} />} />}
        primary={puzzlePrimary(props)}
      />
      {sheet === 'menu' && <PuzzleMenu {...props} />}
      {sheet && sheet !== 'menu' && <CastleSheet view={view} now={now} at={[sheet, ...at]} />}
    </>
  )
}
