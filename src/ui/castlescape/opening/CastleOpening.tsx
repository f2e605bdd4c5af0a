/** How the game is won, in three lines. */
import '../../../text/castlescape/learn.ts'
import { t } from '../../../text/t.ts'
import { Icon, type IconName } from '../../parts/Icon.tsx'
import type { OpeningLine } from '../../table/opening/Opening.tsx'
import { OpeningSheet } from '../../table/opening/OpeningSheet.tsx'
import type { CastleProps } from '../table/castleView.ts'

const Icons = ({ names }: { readonly names: readonly IconName[] }) => (
  <>
    {names.map((name) => (
      <Icon key={name} name={name} />
    ))}
  </>
)

const lines = (): readonly OpeningLine[] => [
  { id: 'walls', picture: <Icons names={['wall', 'recruit']} />, text: t('castlescape.opening.walls') },
  { id: 'inspection', picture: <Icons names={['eye', 'mask']} />, text: t('castlescape.opening.inspection') },
  { id: 'end', picture: <Icons names={['flag', 'bag']} />, text: t('castlescape.opening.end') },
]

export const CastleOpening = ({ view, now }: CastleProps) => (
  <OpeningSheet mode={view.header.mode} lines={lines()} hasBegun={now.state.turnNumber > now.state.guilds.length} />
)
