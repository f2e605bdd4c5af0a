/** How the game is won, in three lines. */
import '../../../text/castlescape/bundles/hintsAndTips.ts'
import { t } from '../../../text/t.ts'
import { Icon, type IconName } from '../../parts/Icon.tsx'
import type { HowToWinLine } from '../../table/howToWin/HowToWinLines.tsx'
import { HowToWinSheet } from '../../table/howToWin/HowToWinSheet.tsx'
import type { CastleProps } from '../table/castleTableView.ts'

const Icons = ({ names }: { readonly names: readonly IconName[] }) => (
  <>
    {names.map((name) => (
      <Icon key={name} name={name} />
    ))}
  </>
)

const lines = (): readonly HowToWinLine[] => [
  { id: 'walls', picture: <Icons names={['wall', 'recruit']} />, text: t('castlescape.opening.walls') },
  { id: 'inspection', picture: <Icons names={['eye', 'mask']} />, text: t('castlescape.opening.inspection') },
  { id: 'end', picture: <Icons names={['flag', 'bag']} />, text: t('castlescape.opening.end') },
]

export const CastleHowToWin = ({ view, now }: CastleProps) => (
  <HowToWinSheet mode={view.header.mode} lines={lines()} hasBegun={now.state.turnNumber > now.state.guilds.length} />
)
