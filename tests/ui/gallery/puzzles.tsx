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
import { PartSheet } from '../../../src/ui/editor/PartSheet.tsx'
import { PositionPage } from '../../../src/ui/editor/PositionPage.tsx'
import { LinkSheet, SettingSheet, TextSheet } from '../../../src/ui/editor/sheets.tsx'
import { withValue } from '../../../src/ui/editor/write.ts'
import { PuzzlesPage } from '../../../src/ui/puzzles/PuzzlesPage.tsx'
import { nothing } from './samples.ts'

const lying = put(put(EMPTY_DRAFT, 12, 'Ls/De'), 3, 'Mc/Ds')
const [first] = TASKS
const draft = withCourt(first ? withCompleted(lying, 0, first) : lying, 0, { hand: ['G02', 'M01'] })

const towers = withValue(withValue(draft, ['piles', '0', 'top'], 'Py/Mc'), ['piles', '0', 'count'], 7)
const retained = withCourt(draft, 0, { retained: ['Lc/Pe', 'Mc/De'] })

const linked = (): string => {
  const made = makePositionString(draft as Json)
  return made.ok ? made.value : ''
}

export const puzzles = {
  puzzles: () => <PuzzlesPage />,
  editor: () => <EditorTable />,
  'editor-faces': () => (
    <FacesSheet draft={draft} title={() => 'Lion Scout on A·O: its reverse'} now="Ls/De" onPick={nothing} />
  ),
  'editor-court': () => <CourtSheet draft={draft} seat={0} onChange={nothing} />,
  'editor-all': () => <PartSheet draft={draft} path={[]} onChange={nothing} />,
  'editor-towers': () => <PartSheet draft={towers} path={['piles', '0']} onChange={nothing} />,
  'editor-retained': () => <PartSheet draft={retained} path={['courts', '0', 'retained']} onChange={nothing} />,
  'editor-setting': () => <SettingSheet draft={draft} onChange={nothing} />,
  'editor-text': () => <TextSheet draft={draft} onChange={nothing} />,
  'editor-link': () => <LinkSheet draft={draft} />,
  position: () => <PositionPage text={linked()} />,
  'position-bad': () => <PositionPage text="BP1.cut" />,
}
