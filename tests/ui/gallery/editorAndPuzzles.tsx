/** Scenes of puzzles, of the position editor and of positions from a link, on sample data. */
import { TASKS } from '../../../src/games/blackstone/cards.ts'
import type { Json } from '../../../src/kernel/json.ts'
import { writePositionString } from '../../../src/table/record/positionString.ts'
import { CourtEditorSheet } from '../../../src/ui/blackstone/editor/CourtEditorSheet.tsx'
import { draftWithValue } from '../../../src/ui/blackstone/editor/draftWithValue.ts'
import { EditorTable } from '../../../src/ui/blackstone/editor/EditorTable.tsx'
import { readDraft } from '../../../src/ui/blackstone/editor/editorDrafts.ts'
import { ModeAndTurnSheet } from '../../../src/ui/blackstone/editor/ModeAndTurnSheet.tsx'
import { PositionPage } from '../../../src/ui/blackstone/editor/PositionPage.tsx'
import { PositionPartSheet } from '../../../src/ui/blackstone/editor/PositionPartSheet.tsx'
import {
  EMPTY_DRAFT,
  setVassalAt,
  withCompletedTask,
  withCourt,
} from '../../../src/ui/blackstone/editor/positionDraft.ts'
import { positionRefusalText } from '../../../src/ui/blackstone/editor/positionTexts.ts'
import { VassalPickerSheet } from '../../../src/ui/blackstone/editor/VassalPickerSheet.tsx'
import { PuzzlesPage } from '../../../src/ui/blackstone/puzzles/PuzzlesPage.tsx'
import { DraftLinkSheet } from '../../../src/ui/table/editor/DraftLinkSheet.tsx'
import { DraftTextSheet } from '../../../src/ui/table/editor/DraftTextSheet.tsx'
import { nothing } from './samples.ts'

const withVassals = setVassalAt(setVassalAt(EMPTY_DRAFT, 12, 'Ls/De'), 3, 'Mc/Ds')
const [first] = TASKS
const draft = withCourt(first ? withCompletedTask(withVassals, 0, first) : withVassals, 0, { hand: ['G02', 'M01'] })

const towers = draftWithValue(draftWithValue(draft, ['piles', '0', 'top'], 'Py/Mc'), ['piles', '0', 'count'], 7)
const retained = withCourt(draft, 0, { retained: ['Lc/Pe', 'Mc/De'] })

const positionLink = (): string => {
  const made = writePositionString(draft as Json)
  return made.ok ? made.value : ''
}

export const editorAndPuzzleScenes = {
  puzzles: () => <PuzzlesPage />,
  editor: () => <EditorTable />,
  'editor-faces': () => (
    <VassalPickerSheet
      draft={draft}
      title={() => 'Lion Scout on A·O: its reverse'}
      current="Ls/De"
      specialCodes={['A1']}
      onPick={nothing}
    />
  ),
  'editor-court': () => <CourtEditorSheet draft={draft} seat={0} onChange={nothing} />,
  'editor-all': () => <PositionPartSheet draft={draft} path={[]} onChange={nothing} />,
  'editor-towers': () => <PositionPartSheet draft={towers} path={['piles', '0']} onChange={nothing} />,
  'editor-retained': () => <PositionPartSheet draft={retained} path={['courts', '0', 'retained']} onChange={nothing} />,
  'editor-setting': () => <ModeAndTurnSheet draft={draft} onChange={nothing} />,
  'editor-text': () => (
    <DraftTextSheet draft={draft} read={readDraft} refusalText={positionRefusalText} onChange={nothing} />
  ),
  'editor-link': () => (
    <DraftLinkSheet page={['position']} document={draft as never} refusalText={positionRefusalText} />
  ),
  position: () => <PositionPage text={positionLink()} />,
  'position-bad': () => <PositionPage text="BP1.cut" />,
}
