/** The editor: a board on which vassals are put, moved and turned over, and sheets for all else. */
import '../style/learn.css'
import { useState } from 'preact/hooks'
import type { Space } from '../../games/blackstone/board.ts'
import type { Json } from '../../kernel/json.ts'
import { Board } from '../blackstone/Board.tsx'
import { beginPosition } from '../blackstone/game/beginPosition.ts'
import { sentence } from '../blackstone/game/choices.ts'
import { Layout } from '../blackstone/Layout.tsx'
import { Nav } from '../blackstone/Nav.tsx'
import { nameOfFace, nameOfSpace } from '../blackstone/names.ts'
import { AskPanel } from '../blackstone/Panels.tsx'
import type { Choice } from '../blackstone/props.ts'
import { MenuSheet } from '../blackstone/Sheets.tsx'
import { Brand } from '../blackstone/Side.tsx'
import { Prompt, Undo } from '../blackstone/Strips.tsx'
import { Tray } from '../blackstone/Tray.tsx'
import { useHouse } from '../shell/house.ts'
import { go, replace, route, up } from '../shell/route.ts'
import { sayFailure } from '../shell/trouble.ts'
import { t } from '../text/t.ts'
import { CourtSheet } from './CourtSheet.tsx'
import { cellsOf, vassalNamed } from './cells.ts'
import { whyNot } from './check.ts'
import { courtAt, type Draft, EMPTY_DRAFT, flip, lyingOn, move, put, seatsOf } from './draft.ts'
import { FacesSheet } from './FacesSheet.tsx'
import { canUndo, edit, draft as kept, undo } from './kept.ts'
import { PartSheet } from './PartSheet.tsx'
import { LinkSheet, SettingSheet, TextSheet } from './sheets.tsx'

const to =
  (...sheet: readonly string[]) =>
  (): void =>
    go('editor', ...sheet)

/** In place of the sheet that leads there. */
const instead =
  (...sheet: readonly string[]) =>
  (): void =>
    replace('editor', ...sheet)

const Menu = ({ draft }: { readonly draft: Draft }) => {
  const clear = (): void => {
    edit(EMPTY_DRAFT)
    up()
  }
  return (
    <MenuSheet
      title={t('editor.title')}
      choices={[
        { id: 'share', label: t('editor.share'), icon: 'share', onPress: instead('link') },
        { id: 'setting', label: t('editor.setting'), icon: 'gear', onPress: instead('setting') },
        ...courtChoices(draft, instead),
        { id: 'towers', label: t('editor.part.piles'), onPress: instead('part', 'piles') },
        { id: 'all', label: t('editor.all'), icon: 'log', onPress: instead('part') },
        { id: 'text', label: t('editor.text'), icon: 'log', onPress: instead('text') },
        { id: 'clear', label: t('editor.clear'), icon: 'cross', onPress: clear },
        { id: 'puzzles', label: t('puzzles.all'), icon: 'book', onPress: () => replace('puzzles') },
        { id: 'home', label: t('app.home'), icon: 'home', onPress: () => replace() },
      ]}
      onClose={up}
    />
  )
}

const courtChoices = (draft: Draft, lead: typeof to): readonly Choice[] =>
  Array.from({ length: seatsOf(draft) }, (_, seat) => ({
    id: `court ${seat}`,
    label: t('editor.court', { number: seat + 1 }),
    icon: 'king' as const,
    onPress: lead('court', String(seat)),
  }))

interface HeldProps {
  readonly draft: Draft
  readonly space: Space
  readonly onLet: () => void
}

/** What can be done with the vassal that is held, besides moving it. */
const Held = ({ draft, space, onLet }: HeldProps) => {
  const vassal = vassalNamed(lyingOn(draft, space))
  if (!vassal) return null
  const then = (next: Draft) => () => {
    edit(next)
    onLet()
  }
  return (
    <AskPanel
      title={`${nameOfFace(vassal.face)} · ${nameOfSpace(space)}`}
      choices={[
        { id: 'flip', label: t('do.flip'), icon: 'flip', onPress: () => edit(flip(draft, space)) },
        { id: 'change', label: t('editor.change'), onPress: to('face', String(space)) },
        { id: 'remove', label: t('editor.remove'), icon: 'cross', onPress: then(put(draft, space, '')) },
      ]}
      onClose={onLet}
    />
  )
}

/** Who lies on a space. */
const Faces = ({ draft, space }: Pick<HeldProps, 'draft' | 'space'>) => {
  const at = { space: nameOfSpace(space) }
  return (
    <FacesSheet
      draft={draft}
      title={(face) => (face === null ? t('editor.face', at) : t('editor.reverse', { face: nameOfFace(face), ...at }))}
      now={lyingOn(draft, space)}
      onPick={(who) => edit(put(draft, space, who))}
    />
  )
}

const SheetAt = ({ draft, at: [sheet, ...path] }: { readonly draft: Draft; readonly at: readonly string[] }) => {
  const [what] = path
  switch (sheet) {
    case 'menu':
      return <Menu draft={draft} />
    case 'face':
      return <Faces draft={draft} space={Number(what)} />
    case 'part':
      return <PartSheet draft={draft} path={path} onChange={edit} />
    case 'court':
      return <CourtSheet draft={draft} seat={Number(what)} onChange={edit} />
    case 'setting':
      return <SettingSheet draft={draft} onChange={edit} />
    case 'text':
      return <TextSheet draft={draft} onChange={edit} />
    case 'link':
      return <LinkSheet draft={draft} />
    default:
      return null
  }
}

export const EditorTable = () => {
  const { database } = useHouse()
  const [held, hold] = useState<Space | null>(null)
  const [said, speak] = useState('')
  const draft = kept.value
  const refusal = whyNot(draft as Json)
  const { knights = 0, wizards = 0 } = courtAt(draft, draft.turn?.seat ?? 0)
  const pick = (space: Space): void => {
    if (held === space) hold(null)
    else if (held !== null && lyingOn(draft, held) !== '') {
      edit(move(draft, held, space))
      hold(null)
    } else if (lyingOn(draft, space) !== '') hold(space)
    else to('face', String(space))()
  }
  const key = (name: string, event: KeyboardEvent, space: Space): boolean => {
    if (name === 'Escape') hold(null)
    else if (name === 'Delete' || name === 'Backspace') edit(put(draft, space, ''))
    else if (name === 'f') edit(flip(draft, space))
    else if (name === 'u' || (name === 'z' && (event.ctrlKey || event.metaKey))) undo()
    else return false
    return true
  }
  const start = (): void => {
    beginPosition(database, draft as Json).then(
      (begun) => (begun.ok ? go('play', begun.value) : speak(sentence(begun.error))),
      (error: unknown) => speak(sayFailure(error)),
    )
  }
  const why = refusal ? sentence(refusal) : undefined
  return (
    <>
      <Layout
        title={t('editor.title')}
        top={
          <p class="coach aimed" role="status">
            {said || (why ?? t('editor.fits'))}
          </p>
        }
        board={
          <Board
            cells={cellsOf(draft, held)}
            onPick={pick}
            onInspect={(space) => to('face', String(space))()}
            onKey={key}
          />
        }
        mid={
          <>
            <Prompt>{t(held === null ? 'editor.start' : 'editor.held')}</Prompt>
            <Undo
              undo={{
                id: 'undo',
                label: t('do.undo'),
                reason: canUndo.value ? undefined : t('undo.none'),
                onPress: undo,
              }}
            />
          </>
        }
        tray={
          <Tray>
            {held === null ? (
              <div class="choices edits">
                <button type="button" class="btn" onClick={to('setting')}>
                  {t('editor.setting')}
                </button>
                <button type="button" class="btn" onClick={to('court', String(draft.turn?.seat ?? 0))}>
                  {t('editor.court', { number: (draft.turn?.seat ?? 0) + 1 })}
                </button>
                <button type="button" class="btn" onClick={to('part')}>
                  {t('editor.all')}
                </button>
                <button type="button" class="btn" onClick={to('link')}>
                  {t('editor.share')}
                </button>
              </div>
            ) : (
              <Held draft={draft} space={held} onLet={() => hold(null)} />
            )}
          </Tray>
        }
        nav={
          <Nav
            tokens={[
              { token: 'knight', count: knights, limit: null },
              { token: 'wizard', count: wizards, limit: null },
            ]}
            primary={{ id: 'play', label: t('editor.play'), icon: 'play', reason: why, onPress: () => !why && start() }}
            onMenu={to('menu')}
          />
        }
        side={<Brand />}
      />
      <SheetAt draft={draft} at={route.value.slice(1)} />
    </>
  )
}
