import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Player } from '../../kernel/log.ts'
import * as styles from './Icon.module.css'
import { lazy } from './lazy.tsx'
import { insertSprite } from './symbols/insertSprite.ts'
import shell from './symbols/shell.svg?url&no-inline'

/**
 * Ids of the symbols in the sprites. Those of the table's sprite are available once the table's chunk has inserted it.
 */
export type IconName =
  | 'cat'
  | 'rat'
  | 'play'
  | 'plus'
  | 'book'
  | 'cap'
  | 'gear'
  | 'bot'
  | 'back'
  | 'next'
  | 'tick'
  | 'cross'
  | 'info'
  | 'log'
  | 'share'
  | 'export'
  | 'knight'
  | 'wizard'
  | 'king'
  | 'ploy'
  | 'castle'
  | 'plague'
  | 'westie'
  | 'scottie'
  | 'jack'
  | 'jack2'
  | 'undo'
  | 'menu'
  | 'flip'
  | 'retain'
  | 'bulb'
  | 'minus'
  | 'swap'
  | 'slide'
  | 'eye'
  | 'home'
  | 'people'
  | 'piece'
  | 'piece1'
  | 'piece2'
  | 'agent'
  | 'laid'
  | 'pause'
  | 'chart'
  | 'pile'
  | 'qr'
  | 'copy'
  | 'wifi'
  | 'phone'
  | 'lens'
  | 'lock'
  | 'wall'
  | 'recruit'
  | 'coin'
  | 'mask'
  | 'bag'
  | 'stall'
  | 'closer'
  | 'whole'
  | 'flag'

insertSprite(shell)

/** Symbol in the size of the text beside it; hidden from screen readers. */
export const Icon = ({ name, small = false }: { readonly name: IconName; readonly small?: boolean }) => (
  <svg class={small ? `${styles.icon} ${styles.small}` : styles.icon} aria-hidden="true">
    <use href={`#${name}`} />
  </svg>
)

const PlayerEmblem = lazy(() => import('./PlayerEmblem.tsx').then((module) => module.PlayerEmblem), true)

/** Chosen emblems by seat, for the crests below. */
export const EmblemsContext = createContext<readonly Pick<Player, 'emblem'>[]>([])

/** Crest of a seat, 0 to 3; seats differ by shape and colour. It shows the player's emblem, or the seat's own. */
export const Crest = ({ seat, big = false }: { readonly seat: number; readonly big?: boolean }) => {
  const emblemId = useContext(EmblemsContext)[seat]?.emblem
  return (
    <svg class={`${big ? styles.crest : styles.icon} seat${seat}`} aria-hidden="true">
      <use href={`#crest${seat}`} />
      {emblemId && <PlayerEmblem id={emblemId} />}
    </svg>
  )
}
