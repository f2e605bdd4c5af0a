/** Page of a position received by link: what it is, and the choices to play or edit it. */
import '#src/text/castlescape/bundles/sheets.ts'
import { useMemo } from 'preact/hooks'
import { game } from '../../../games/castlescape/game.ts'
import { readPosition } from '../../../games/castlescape/position/readPosition.ts'
import { err, type Result } from '../../../kernel/result.ts'
import { parsePositionString } from '../../../table/record/positionString.ts'
import { modeNameById } from '../../../text/gameAndModeNames.ts'
import { joinNames, labelledValue } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import { replaceRoute } from '../../common/route.ts'
import { PositionFromLink } from '../../table/editor/PositionFromLink.tsx'
import { whyUnplayable } from '../../table/editor/whyUnplayable.ts'
import { positions } from '../positionFormat.ts'
import { countsText, nameOf, namesOf } from '../table/cardAndSquareTexts.ts'
import { claimText } from '../table/squareText.ts'
import { SiteDrawing } from '../views/site/SiteDrawing.tsx'
import { UNIT, wallSquares } from '../views/site/siteSvgPaths.ts'
import { type Draft, drafts, guildAt, readDraft, seatsOf, siteOf } from './draft.ts'
import * as styles from './Editor.module.css'
import { positionRefusalText } from './editorTexts.ts'

/** Reads the position of a link. It may come from anybody, so the game checks it. Refused with the first flaw. */
const parseSharedPosition = (text: string): Result<Draft> => {
  const json = parsePositionString(text)
  if (!json.ok) return json
  const refusal = whyUnplayable(game, readPosition, json.value)
  return refusal ? err(refusal) : readDraft(json.value)
}

const factsOf = (draft: Draft): readonly string[] => [
  t('castlescape.editor.turn', { mode: modeNameById('castlescape'), number: draft.seat ?? 1 }),
  ...seatsOf(draft).map((seat) => {
    const { renown = 0, infamy = 0, corruption = 0 } = guildAt(draft, seat)
    return t('castlescape.editor.holds', { number: seat + 1, renown, infamy, corruption })
  }),
]

/** What stands on the site, for whoever does not see its picture: Walls, Baileys, Recruits. */
const siteTexts = (draft: Draft): readonly string[] => {
  const { site, recruits } = siteOf(draft)
  const walls = wallSquares(site)
  const names = recruits.map((_, seat) => t('new.player', { number: seat + 1 }))
  return [
    labelledValue(countsText({ walls: walls.length }), namesOf({ site }, walls)),
    ...site.baileys.map(({ squares, claimedBy }) => {
      const bailey = t('castlescape.bailey.at', { size: squares.length, square: nameOf({ site }, squares[0] ?? 0) })
      return joinNames([bailey, claimText(claimedBy, names)])
    }),
    ...recruits.flatMap((squares, seat) => {
      if (squares.length === 0) return []
      const what = t('castlescape.recruitsOn', { n: squares.length, squares: namesOf({ site }, squares) })
      return [labelledValue(t('castlescape.editor.guild', { number: seat + 1 }), what)]
    }),
  ]
}

const Picture = ({ draft }: { readonly draft: Draft }) => {
  const { site, recruits } = siteOf(draft)
  const side = site.size * UNIT
  return (
    <>
      <svg class={styles.seen} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        <SiteDrawing site={site} recruits={recruits} />
      </svg>
      <ul class="visuallyHidden" aria-label={t('castlescape.site')}>
        {siteTexts(draft).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  )
}

export const PositionPage = ({ text }: { readonly text: string }) => (
  <PositionFromLink
    parsed={useMemo(() => parseSharedPosition(text), [text])}
    positions={positions}
    refusalText={positionRefusalText}
    picture={(draft) => <Picture draft={draft} />}
    facts={factsOf}
    onEdit={(draft) => {
      drafts.edit(draft)
      replaceRoute('castlescape', 'editor')
    }}
  />
)
