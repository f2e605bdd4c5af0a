/** Page of a position received by link: what it is, and the choices to play or edit it. */
import { useMemo } from 'preact/hooks'
import { documentSchema } from '../../../games/blackstone/position/positionSchema.ts'
import { parseWithSchema } from '../../../games/parseWithSchema.ts'
import { err, ok, type Result } from '../../../kernel/result.ts'
import { parsePositionString } from '../../../table/record/positionString.ts'
import { modeNameById } from '../../../text/gameAndModeNames.ts'
import { t } from '../../../text/t.ts'
import { replaceRoute } from '../../common/route.ts'
import { PositionFromLink } from '../../table/editor/PositionFromLink.tsx'
import { positions } from '../positionFormat.ts'
import { Board } from '../views/board/Board.tsx'
import { checkPosition } from './checkPosition.ts'
import { draftCellViews } from './draftCellViews.ts'
import * as styles from './Editor.module.css'
import { drafts } from './editorDrafts.ts'
import { courtAt, type Draft, seatCount } from './positionDraft.ts'
import { positionRefusalText } from './positionTexts.ts'

/** Reads the position of a link. It may come from anybody, so the game checks it. Refused with the first flaw. */
const parseSharedPosition = (positionString: string): Result<Draft> => {
  const json = parsePositionString(positionString)
  if (!json.ok) return json
  const parsed = parseWithSchema(documentSchema, json.value, '')
  const refusal = parsed.ok ? checkPosition(json.value) : null
  return refusal ? err(refusal) : parsed.ok ? ok(parsed.value) : parsed
}

const factsOf = (draft: Draft): readonly string[] => [
  t('position.turn', { mode: modeNameById(draft.mode), number: (draft.turn?.seat ?? 0) + 1 }),
  ...Array.from({ length: seatCount(draft) }, (_, seat) => {
    const { knights = 0, wizards = 0 } = courtAt(draft, seat)
    return t('position.holds', { number: seat + 1, knights, wizards })
  }),
]

export const PositionPage = ({ text }: { readonly text: string }) => (
  <PositionFromLink
    parsed={useMemo(() => parseSharedPosition(text), [text])}
    positions={positions}
    refusalText={positionRefusalText}
    picture={(draft) => (
      <div class={styles.seen}>
        <Board cells={draftCellViews(draft, null)} onPick={() => undefined} onInspect={() => undefined} />
      </div>
    )}
    facts={factsOf}
    onEdit={(draft) => {
      drafts.edit(draft)
      replaceRoute('editor')
    }}
  />
)
