import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Player } from '../../kernel/log.ts'
import { draw } from '../symbols/draw.ts'
import shell from '../symbols/shell.svg?url&no-inline'
import { lazy } from './lazy.tsx'

/** Symbols of the sprites, by their ids. Those of the table's sprite are there once the table's chunk has drawn it. */
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
  | 'icon'
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

void draw(shell)

/** A symbol the size of the text beside it; it says nothing to a screen reader. */
export const Icon = ({ name, small = false }: { readonly name: IconName; readonly small?: boolean }) => (
  <svg class={small ? 'i s' : 'i'} aria-hidden="true">
    <use href={`#${name}`} />
  </svg>
)

const Emblem = lazy(async () => (await import('./Emblem.tsx')).Emblem, true)

/** Who sits where, for their crests: by seat, what each chose. */
export const Emblems = createContext<readonly Pick<Player, 'emblem'>[]>([])

/** The crest of a seat, 0 to 3: shape and colour both differ. It bears the emblem of who sits there, or the seat's own. */
export const Crest = ({ seat, big = false }: { readonly seat: number; readonly big?: boolean }) => {
  const id = useContext(Emblems)[seat]?.emblem
  return (
    <svg class={`${big ? 'cr' : 'i'} p${seat}`} aria-hidden="true">
      <use href={`#crest${seat}`} />
      {id && <Emblem id={id} />}
    </svg>
  )
}
