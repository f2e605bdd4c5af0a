/** Crests of seats, with the emblems that players chose. */
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Player } from '../../kernel/log.ts'
import * as styles from './Icon.module.css'
import { lazy } from './lazy.tsx'

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
