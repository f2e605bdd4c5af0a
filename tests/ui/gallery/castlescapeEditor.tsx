/** Sheets of the position editor of CastleScape. */

import { EMPTY_DRAFT, withGuild } from '../../../src/ui/castlescape/editor/draft.ts'
import { withHidden } from '../../../src/ui/castlescape/editor/draftCards.ts'
import { GuildEditorSheet } from '../../../src/ui/castlescape/editor/GuildEditorSheet.tsx'
import { MarketAndGoalsEditorSheet } from '../../../src/ui/castlescape/editor/MarketAndGoalsEditorSheet.tsx'
import { SiteAndTurnSheet } from '../../../src/ui/castlescape/editor/SiteAndTurnSheet.tsx'
import '../../../src/text/castlescape/bundles/editor.ts'

const nothing = (): void => undefined
const draft = withHidden(
  withGuild(EMPTY_DRAFT, 0, { renown: 12, infamy: 3, corruption: 1, alley: ['clumsy-thief'], goals: ['two-courts'] }),
  'hands',
  0,
  ['ramparts', 'whisper-campaign', 'back-alley-bribes'],
)

export const castleEditorScenes = {
  'castle-editor-guild': () => <GuildEditorSheet draft={draft} seat={0} onChange={nothing} />,
  'castle-editor-market': () => <MarketAndGoalsEditorSheet draft={draft} onChange={nothing} />,
  'castle-editor-setting': () => <SiteAndTurnSheet draft={draft} onChange={nothing} />,
}
