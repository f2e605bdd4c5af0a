/** Puzzles, the editor of positions, and what comes by link. */
import '../../../src/ui/style/learn.css'
import '../../../src/ui/style/puzzles.css'
import { TASKS } from '../../../src/games/blackstone/cards.ts'
import type { Json } from '../../../src/kernel/json.ts'
import { makePositionString } from '../../../src/table/positionString.ts'
import { CourtSheet } from '../../../src/ui/editor/CourtSheet.tsx'
import { EMPTY_DRAFT, put, withCompleted, withCourt } from '../../../src/ui/editor/draft.ts'
import { EditorTable } from '../../../src/ui/editor/EditorTable.tsx'
import { FacesSheet } from '../../../src/ui/editor/FacesSheet.tsx'
import { PositionPage } from '../../../src/ui/editor/PositionPage.tsx'
import { LinkSheet, SettingSheet, TextSheet } from '../../../src/ui/editor/sheets.tsx'
import { PuzzlesPage } from '../../../src/ui/puzzles/PuzzlesPage.tsx'
import { nothing } from './samples.ts'

const lying = put(put(EMPTY_DRAFT, 12, 'Ls/De'), 3, 'Mc/Ds')
const [first] = TASKS
const draft = withCourt(first ? withCompleted(lying, 0, first) : lying, 0, { hand: ['G02', 'M01'] })

const linked = (): string => {
  const made = makePositionString(draft as Json)
  return made.ok ? made.value : ''
}

export const puzzles = {
  puzzles: () => <PuzzlesPage />,
  editor: () => <EditorTable />,
  'editor-faces': () => <FacesSheet draft={draft} space={12} onChange={nothing} />,
  'editor-court': () => <CourtSheet draft={draft} seat={0} onChange={nothing} />,
  'editor-setting': () => <SettingSheet draft={draft} onChange={nothing} />,
  'editor-text': () => <TextSheet draft={draft} onChange={nothing} />,
  'editor-link': () => <LinkSheet draft={draft} />,
  position: () => <PositionPage text={linked()} />,
  'position-bad': () => <PositionPage text="BP1.cut" />,
}
