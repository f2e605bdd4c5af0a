/** Upper strip: a chip for each guild, and the quarry. */
import { t } from '../../../text/t.ts'
import { Icon } from '../../parts/Icon.tsx'
import * as layout from '../../parts/tableLayout/TableLayout.module.css'
import type { PlayerView } from '../../parts/viewTypes.ts'
import { GuildMark } from './GuildMark.tsx'
import * as styles from './GuildsAndQuarry.module.css'

interface TopStripProps {
  readonly players: readonly PlayerView[]
  readonly onGuild: (seat: number) => void
  readonly quarry: {
    readonly left: number
    readonly all: number
    readonly label: string
  }
  readonly onQuarry: () => void
}

export const GuildsAndQuarry = ({ players, onGuild, quarry, onQuarry }: TopStripProps) => (
  <>
    <div class={layout.chips} data-part="chips">
      {players.map(({ seat, name, count, words, isOnTurn, badges }) => (
        <button
          key={seat}
          type="button"
          class={`${layout.chip} tap`}
          data-part="chip"
          aria-current={isOnTurn ? 'true' : undefined}
          aria-label={t(isOnTurn ? 'player.onTurn' : 'player.chip', { name, words })}
          onClick={() => onGuild(seat)}
        >
          <GuildMark seat={seat} />
          <strong>{count}</strong>
          <span>{name}</span>
          {badges}
        </button>
      ))}
    </div>
    <button
      type="button"
      class={`${styles.quarry} tap`}
      data-part="quarry"
      aria-label={quarry.label}
      onClick={onQuarry}
    >
      <span class={styles.heap} style={{ height: `${(100 * quarry.left) / Math.max(1, quarry.all)}%` }} />
      <span class={styles.count}>
        <Icon name="wall" small />
        {quarry.left}
      </span>
    </button>
  </>
)
