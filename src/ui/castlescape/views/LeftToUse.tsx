/** What waits in a turn: Walls, Recruits and the rest, Gold, and the scale of the site. */
import { Fragment } from 'preact'
import { joinNames, labelledValue } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import { Icon, type IconName } from '../../parts/Icon.tsx'
import * as fading from './FadingRow.module.css'
import { GuildMark } from './GuildMark.tsx'
import * as styles from './LeftToUse.module.css'

/** One thing that waits. */
export interface TileView {
  readonly id: string
  readonly icon: IconName
  /** `1 + 2`: one left of the card that was begun, two of another. */
  readonly count: string
  readonly label: string
  /** It is placed now. */
  readonly isActive: boolean
  readonly isEmpty: boolean
  readonly onPress: () => void
}

interface LedgeProps {
  /** Guild whose turn it is, where that is not the shown one: what waits is its own. */
  readonly whose: { readonly seat: number; readonly name: string } | null
  readonly tiles: readonly TileView[]
  readonly isCloser: boolean
  readonly onScale: () => void
  /** Asks for a hint; null once the game is over. `canHint`: the shown seat can act. */
  readonly onHint: (() => void) | null
  readonly canHint: boolean
}

const Tile = ({ id, icon, count, label, isActive, isEmpty, onPress }: TileView) => (
  <button
    type="button"
    class={`${styles.tile} tap`}
    data-tile={id}
    data-state={isActive ? 'active' : isEmpty ? 'empty' : undefined}
    aria-current={isActive ? 'true' : undefined}
    aria-label={labelledValue(label, count)}
    onClick={onPress}
  >
    <span>
      <Icon name={icon} small />
      <b>{count}</b>
    </span>
    <small>{label}</small>
  </button>
)

/** Tiles that have room beside their words on the narrowest trays, and those that have room at all. */
const FEW_TILES = 3
const MOST_TILES = 4

export const LeftToUse = ({ whose, tiles, isCloser, onScale, onHint, canHint }: LedgeProps) => (
  <div
    class={styles.ledge}
    data-part="ledge"
    data-many={tiles.length > MOST_TILES ? 'rolls' : tiles.length > FEW_TILES || undefined}
    role="group"
    aria-label={joinNames([t('castlescape.waiting'), ...(whose ? [whose.name] : [])])}
  >
    {whose && <GuildMark seat={whose.seat} />}
    <div class={`${styles.tiles} ${fading.row}`}>
      {tiles.map((tile, at) => (
        <Fragment key={tile.id}>
          {at === 1 && (
            <span class={styles.then} aria-hidden="true">
              <Icon name="next" />
            </span>
          )}
          <Tile {...tile} />
        </Fragment>
      ))}
    </div>
    {onHint && (
      <button
        type="button"
        class={`${styles.scale} tap`}
        data-part="lamp"
        aria-label={t('menu.hint')}
        aria-disabled={!canHint}
        onClick={onHint}
      >
        <Icon name="bulb" />
      </button>
    )}
    <button
      type="button"
      class={`${styles.scale} tap`}
      aria-label={t(isCloser ? 'castlescape.site.whole' : 'castlescape.site.closer')}
      onClick={onScale}
    >
      <Icon name={isCloser ? 'whole' : 'closer'} />
    </button>
  </div>
)
