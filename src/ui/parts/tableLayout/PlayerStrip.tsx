/** Strip of the players of a table. */
import { t } from '../../../text/t.ts'
import { Crest } from '../Crest.tsx'
import type { PlayerView } from '../viewTypes.ts'
import * as styles from './TableLayout.module.css'

/** Chips of all players in the order of their seats. */
export const PlayerStrip = (props: {
  readonly players: readonly PlayerView[]
  readonly onPress: (seat: number) => void
}) => (
  <div class={styles.chips} data-part="chips">
    {props.players.map(({ seat, name, count, goal, words, isOnTurn, badges }) => (
      <button
        key={seat}
        type="button"
        class={`${styles.chip} tap`}
        data-part="chip"
        aria-current={isOnTurn ? 'true' : undefined}
        aria-label={t(isOnTurn ? 'player.onTurn' : 'player.chip', { name, words })}
        onClick={() => props.onPress(seat)}
      >
        <Crest seat={seat} />
        <strong>
          {count}
          {goal > 0 && goal < 10 && <small>/{goal}</small>}
        </strong>
        <span>{name}</span>
        {goal > 0 && <u style={{ width: `${Math.min(100, (100 * count) / goal)}%` }} />}
        {badges}
      </button>
    ))}
  </div>
)
