/** Position editor: a square is chosen on the site, then what stands on it; sheets have everything else. */
import { computed } from '@preact/signals'
import { useState } from 'preact/hooks'
import { game } from '../../../games/castlescape/game.ts'
import { readPosition } from '../../../games/castlescape/position/readPosition.ts'
import { type Square, squareName } from '../../../games/castlescape/site/square.ts'
import type { Json } from '../../../kernel/json.ts'
import { joinNames } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { navigateUp, replaceRoute, route } from '../../common/route.ts'
import { MenuSheet } from '../../parts/MenuSheet.tsx'
import { DraftLinkSheet } from '../../table/editor/DraftLinkSheet.tsx'
import { DraftTextSheet } from '../../table/editor/DraftTextSheet.tsx'
import { EditorLayout } from '../../table/editor/EditorLayout.tsx'
import { sheetOpeners } from '../../table/editor/sheetOpeners.ts'
import { whyUnplayable } from '../../table/editor/whyUnplayable.ts'
import { UnknownSheet } from '../../table/UnknownSheet.tsx'
import { positions } from '../positionFormat.ts'
import { LabelledButton } from '../views/LabelledButton.tsx'
import { type Corner, cornerAround, moveCorner } from '../views/site/closerView.ts'
import { InteractiveSite } from '../views/site/InteractiveSite.tsx'
import { currentSite, type Draft, type DraftSite, drafts, EMPTY_DRAFT, pieceAt, readDraft, seatsOf } from './draft.ts'
import { positionRefusalText } from './editorTexts.ts'
import { GuildEditorSheet } from './GuildEditorSheet.tsx'
import { MarketAndGoalsEditorSheet } from './MarketAndGoalsEditorSheet.tsx'
import { Claims, clearSquare, Pieces, toggleRecruit, toggleWall } from './PiecesOnSquare.tsx'
import { SiteAndTurnSheet } from './SiteAndTurnSheet.tsx'

const PATH = ['castlescape', 'editor']

const { open: goToSheet, replace: replaceWithSheet } = sheetOpeners(...PATH)

/** Why the draft cannot be played; judged when it changes, not while a finger goes over the site. */
const refusal = computed(() => whyUnplayable(game, readPosition, drafts.current.value as Json))

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
        { id: 'setting', label: t('castlescape.editor.setting'), icon: 'gear', onPress: replaceWithSheet('setting') },
        ...seatsOf(draft).map((seat) => ({
          id: `guild ${seat}`,
          label: t('castlescape.editor.guild', { number: seat + 1 }),
          icon: 'flag' as const,
          onPress: replaceWithSheet('guild', String(seat)),
        })),
        { id: 'market', label: t('castlescape.market'), icon: 'stall', onPress: replaceWithSheet('market') },
        { id: 'text', label: t('editor.text'), icon: 'log', onPress: replaceWithSheet('text') },
        { id: 'clear', label: t('editor.clear'), icon: 'cross', onPress: clear },
        { id: 'home', label: t('app.home'), icon: 'home', onPress: () => replaceRoute() },
      ]}
      onClose={navigateUp}
    />
  )
}

const EditorSheet = ({
  draft,
  address: [sheet, id],
}: {
  readonly draft: Draft
  readonly address: readonly string[]
}) => {
  switch (sheet) {
    case undefined:
      return null
    case 'menu':
      return <EditorMenu draft={draft} />
    case 'guild':
      return <GuildEditorSheet draft={draft} seat={Number(id)} onChange={drafts.edit} />
    case 'market':
      return <MarketAndGoalsEditorSheet draft={draft} onChange={drafts.edit} />
    case 'setting':
      return <SiteAndTurnSheet draft={draft} onChange={drafts.edit} />
    case 'text':
      return <DraftTextSheet draft={draft} read={readDraft} refusalText={positionRefusalText} onChange={drafts.edit} />
    case 'link':
      return (
        <DraftLinkSheet page={['castlescape', 'position']} document={draft as Json} refusalText={positionRefusalText} />
      )
    default:
      return <UnknownSheet />
  }
}

/** Buttons that open the sheets, in the lower bar. */
const EditorButtons = ({ draft }: { readonly draft: Draft }) => (
  <>
    <LabelledButton part="setting" icon="gear" label={t('option.site')} onPress={goToSheet('setting')} />
    <LabelledButton part="market" icon="stall" label={t('castlescape.market')} onPress={goToSheet('market')} />
    <LabelledButton
      part="guild"
      icon="flag"
      label={t('castlescape.guild')}
      onPress={goToSheet('guild', String((draft.seat ?? 1) - 1))}
    />
  </>
)

/** Handles a key on a square. Returns whether it does anything. */
const editByKey = ({ key, ctrlKey, metaKey }: KeyboardEvent, draft: Draft, square: Square): boolean => {
  const seat = Number(key) - 1
  if (key === 'Delete' || key === 'Backspace') clearSquare(draft, square)
  else if (key === 'w') toggleWall(draft, square)
  else if (key === 'u' || (key === 'z' && (ctrlKey || metaKey))) drafts.undo()
  else if (seatsOf(draft).includes(seat)) toggleRecruit(draft, square, seat)
  else return false
  return true
}

/** What stands on a square, for a screen reader. */
const labelOf = (placed: DraftSite, square: Square): string => {
  const { isWall, seat } = pieceAt(placed, square)
  return joinNames([
    t(isWall ? 'castlescape.square.wall' : 'castlescape.square.ground'),
    ...(seat === null ? [] : [t('castlescape.editor.recruit', { number: seat + 1 })]),
  ])
}

interface EditorSiteProps {
  readonly draft: Draft
  readonly square: Square | null
  readonly onChoose: (square: Square | null) => void
}

const EditorSite = ({ draft, square, onChoose }: EditorSiteProps) => {
  const { settings } = useApp()
  const [corner, setCorner] = useState<Corner | null>(null)
  const placed = currentSite.value
  const { site, recruits } = placed
  const all = Array.from({ length: site.size ** 2 }, (_, at) => at)
  const handleKey = (event: KeyboardEvent, at: Square): boolean => {
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey
    if (isLetter && settings.value.shortcuts === 'off') return false
    if (event.key !== 'Escape') return editByKey(event, draft, at)
    onChoose(null)
    return true
  }
  return (
    <InteractiveSite
      site={site}
      recruits={recruits}
      corner={corner}
      labels={all.map((at) => labelOf(placed, at))}
      targets={all}
      ghost={square === null ? null : { square }}
      enclosed={[]}
      newWalls={[]}
      lit={[]}
      onPlace={onChoose}
      onTouch={() => () => onChoose(square)}
      onTap={onChoose}
      onPick={onChoose}
      onPan={(columns, rows) => setCorner(corner && moveCorner(corner, columns, rows, site.size))}
      onScale={(isCloser, at) => setCorner(isCloser ? cornerAround(at, site.size) : null)}
      onKey={handleKey}
    />
  )
}

export const EditorTable = () => {
  const [chosen, setChosen] = useState<Square | null>(null)
  const draft = drafts.current.value
  const { size } = currentSite.value.site
  const square = chosen !== null && chosen < size * size ? chosen : null
  return (
    <>
      <EditorLayout
        drafts={drafts}
        positions={positions}
        refusal={refusal.value}
        refusalText={positionRefusalText}
        board={<EditorSite draft={draft} square={square} onChoose={setChosen} />}
        prompt={
          square === null
            ? t('castlescape.editor.start')
            : t('castlescape.editor.held', { square: squareName(square, size) })
        }
        tray={
          <>
            <Pieces draft={draft} square={square} />
            <Claims draft={draft} square={square} />
          </>
        }
        counts={<EditorButtons draft={draft} />}
        onMenu={goToSheet('menu')}
      />
      <EditorSheet draft={draft} address={route.value.slice(PATH.length)} />
    </>
  )
}
