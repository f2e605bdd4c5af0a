/** Position editor: a board on which vassals are placed, moved and flipped, with sheets for everything else. */
import { useState } from 'preact/hooks'
import type { Space } from '../../../games/blackstone/board.ts'
import type { Json } from '../../../kernel/json.ts'
import { t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { navigateUp, replaceRoute, route } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import { MenuSheet } from '../../parts/MenuSheet.tsx'
import * as panel from '../../parts/tableLayout/QuestionPanel.module.css'
import { QuestionPanel } from '../../parts/tableLayout/QuestionPanel.tsx'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import { DraftLinkSheet } from '../../table/editor/DraftLinkSheet.tsx'
import { DraftTextSheet } from '../../table/editor/DraftTextSheet.tsx'
import * as editor from '../../table/editor/Editor.module.css'
import { EditorLayout } from '../../table/editor/EditorLayout.tsx'
import { sheetOpeners } from '../../table/editor/sheetOpeners.ts'
import { positions } from '../positionFormat.ts'
import { Board } from '../views/board/Board.tsx'
import { nameOfFace, nameOfSpace } from '../views/spaceAndFaceNames.ts'
import { TokenCounters } from '../views/TokenCounters.tsx'
import { CourtEditorSheet } from './CourtEditorSheet.tsx'
import { checkPosition } from './checkPosition.ts'
import { draftCellViews, vassalFromCode } from './draftCellViews.ts'
import { drafts, readDraft } from './editorDrafts.ts'
import { ModeAndTurnSheet } from './ModeAndTurnSheet.tsx'
import { offeredVassalCodes, withModuleOf } from './offeredValues.ts'
import { PositionPartSheet } from './PositionPartSheet.tsx'
import {
  courtAt,
  type Draft,
  EMPTY_DRAFT,
  flipVassal,
  moveVassal,
  seatCount,
  setVassalAt,
  vassalCodeAt,
} from './positionDraft.ts'
import { positionRefusalText } from './positionTexts.ts'
import { VassalPickerSheet } from './VassalPickerSheet.tsx'

const { open: goToSheet, replace: replaceWithSheet } = sheetOpeners('editor')

const EditorMenu = ({ draft }: { readonly draft: Draft }) => {
  const clear = (): void => {
    drafts.edit(EMPTY_DRAFT)
    navigateUp()
  }
  return (
    <MenuSheet
      title={t('editor.title')}
      choices={[
        { id: 'share', label: t('editor.share'), icon: 'share', onPress: replaceWithSheet('link') },
        { id: 'setting', label: t('editor.setting'), icon: 'gear', onPress: replaceWithSheet('setting') },
        ...courtChoices(draft, replaceWithSheet),
        { id: 'towers', label: t('editor.part.piles'), onPress: replaceWithSheet('part', 'piles') },
        { id: 'all', label: t('editor.all'), icon: 'log', onPress: replaceWithSheet('part') },
        { id: 'text', label: t('editor.text'), icon: 'log', onPress: replaceWithSheet('text') },
        { id: 'clear', label: t('editor.clear'), icon: 'cross', onPress: clear },
        { id: 'puzzles', label: t('puzzles.all'), icon: 'book', onPress: () => replaceRoute('puzzles') },
        { id: 'home', label: t('app.home'), icon: 'home', onPress: () => replaceRoute() },
      ]}
      onClose={navigateUp}
    />
  )
}

const courtChoices = (draft: Draft, openSheet: typeof goToSheet): readonly ChoiceView[] =>
  Array.from({ length: seatCount(draft) }, (_, seat) => ({
    id: `court ${seat}`,
    label: t('editor.court', { number: seat + 1 }),
    icon: 'king' as const,
    onPress: openSheet('court', String(seat)),
  }))

interface SelectedVassalProps {
  readonly draft: Draft
  readonly space: Space
  readonly onDeselect: () => void
}

/** Actions on the selected vassal, besides moving it. */
const SelectedVassalPanel = ({ draft, space, onDeselect }: SelectedVassalProps) => {
  const vassal = vassalFromCode(vassalCodeAt(draft, space))
  if (!vassal) return null
  const applyAndDeselect = (next: Draft) => () => {
    drafts.edit(next)
    onDeselect()
  }
  return (
    <QuestionPanel
      title={`${nameOfFace(vassal.face)} · ${nameOfSpace(space)}`}
      choices={[
        { id: 'flip', label: t('do.flip'), icon: 'flip', onPress: () => drafts.edit(flipVassal(draft, space)) },
        { id: 'change', label: t('editor.change'), onPress: goToSheet('face', String(space)) },
        {
          id: 'remove',
          label: t('editor.remove'),
          icon: 'cross',
          onPress: applyAndDeselect(setVassalAt(draft, space, '')),
        },
      ]}
      onClose={onDeselect}
    />
  )
}

/** Picker for the vassal of a space. */
const VassalPicker = ({ draft, space }: Pick<SelectedVassalProps, 'draft' | 'space'>) => {
  const spaceValues = { space: nameOfSpace(space) }
  return (
    <VassalPickerSheet
      draft={draft}
      title={(face) =>
        face === null ? t('editor.face', spaceValues) : t('editor.reverse', { face: nameOfFace(face), ...spaceValues })
      }
      current={vassalCodeAt(draft, space)}
      specialCodes={offeredVassalCodes(draft, ['board'])}
      onPick={(vassalCode) => drafts.edit(withModuleOf(setVassalAt(draft, space, vassalCode), vassalCode))}
    />
  )
}

const EditorSheet = ({
  draft,
  address: [sheet, ...path],
}: {
  readonly draft: Draft
  readonly address: readonly string[]
}) => {
  const [id] = path
  switch (sheet) {
    case 'menu':
      return <EditorMenu draft={draft} />
    case 'face':
      return <VassalPicker draft={draft} space={Number(id)} />
    case 'part':
      return <PositionPartSheet draft={draft} path={path} onChange={drafts.edit} />
    case 'court':
      return <CourtEditorSheet draft={draft} seat={Number(id)} onChange={drafts.edit} />
    case 'setting':
      return <ModeAndTurnSheet draft={draft} onChange={drafts.edit} />
    case 'text':
      return <DraftTextSheet draft={draft} read={readDraft} refusalText={positionRefusalText} onChange={drafts.edit} />
    case 'link':
      return <DraftLinkSheet page={['position']} document={draft as Json} refusalText={positionRefusalText} />
    default:
      return null
  }
}

/**
 * Handles a tap on a space: it moves the selected vassal, selects the vassal there, or opens the picker for an empty
 * space. Returns the new selection.
 */
const tapSpace = (draft: Draft, selected: Space | null, space: Space): Space | null => {
  if (selected === space) return null
  if (selected !== null && vassalCodeAt(draft, selected) !== '') {
    drafts.edit(moveVassal(draft, selected, space))
    return null
  }
  if (vassalCodeAt(draft, space) !== '') return space
  goToSheet('face', String(space))()
  return selected
}

/** Handles a key on a space. Returns whether it does anything. */
const editByKey = ({ key, ctrlKey, metaKey }: KeyboardEvent, draft: Draft, space: Space): boolean => {
  if (key === 'Delete' || key === 'Backspace') drafts.edit(setVassalAt(draft, space, ''))
  else if (key === 'i') goToSheet('face', String(space))()
  else if (key === 'f') drafts.edit(flipVassal(draft, space))
  else if (key === 'u' || (key === 'z' && (ctrlKey || metaKey))) drafts.undo()
  else return false
  return true
}

/** Buttons of the tray while nothing is selected. */
const EditorButtons = ({ draft }: { readonly draft: Draft }) => {
  const seat = draft.turn?.seat ?? 0
  return (
    <div class={`${panel.choices} ${editor.edits}`}>
      <button type="button" class={button.plain} onClick={goToSheet('setting')}>
        {t('editor.setting')}
      </button>
      <button type="button" class={button.plain} onClick={goToSheet('court', String(seat))}>
        {t('editor.court', { number: seat + 1 })}
      </button>
      <button type="button" class={button.plain} onClick={goToSheet('part')}>
        {t('editor.all')}
      </button>
      <button type="button" class={button.plain} onClick={goToSheet('link')}>
        {t('editor.share')}
      </button>
    </div>
  )
}

const Tokens = ({ draft }: { readonly draft: Draft }) => {
  const { knights = 0, wizards = 0 } = courtAt(draft, draft.turn?.seat ?? 0)
  return (
    <TokenCounters
      tokens={[
        { token: 'knight', count: knights, limit: null },
        { token: 'wizard', count: wizards, limit: null },
      ]}
    />
  )
}

export const EditorTable = () => {
  const { settings } = useApp()
  const [selected, setSelected] = useState<Space | null>(null)
  const draft = drafts.current.value
  const handleKey = (event: KeyboardEvent, space: Space): boolean => {
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey
    if (isLetter && settings.value.shortcuts === 'off') return false
    if (event.key !== 'Escape') return editByKey(event, draft, space)
    setSelected(null)
    return true
  }
  return (
    <>
      <EditorLayout
        drafts={drafts}
        positions={positions}
        refusal={checkPosition(draft as Json)}
        refusalText={positionRefusalText}
        board={
          <Board
            cells={draftCellViews(draft, selected)}
            onPick={(space) => setSelected(tapSpace(draft, selected, space))}
            onInspect={(space) => goToSheet('face', String(space))()}
            onKey={handleKey}
          />
        }
        prompt={t(selected === null ? 'editor.start' : 'editor.held')}
        tray={
          selected === null ? (
            <EditorButtons draft={draft} />
          ) : (
            <SelectedVassalPanel draft={draft} space={selected} onDeselect={() => setSelected(null)} />
          )
        }
        counts={<Tokens draft={draft} />}
        onMenu={goToSheet('menu')}
      />
      <EditorSheet draft={draft} address={route.value.slice(1)} />
    </>
  )
}
