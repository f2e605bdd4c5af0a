import shell from '../symbols/shell.svg?url&no-inline'
import { picture } from './picture.ts'

/** Symbols of the sprites, by their ids. Those of the table's sprite are there once the table's chunk has drawn it. */
export type IconName =
  | 'cat'
  | 'rat'
  | 'play'
  | 'plus'
  | 'book'
  | 'gear'
  | 'bot'
  | 'back'
  | 'next'
  | 'tick'
  | 'cross'
  | 'info'
  | 'log'
  | 'share'
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

/** Puts a sprite into the page, so that `<use>` finds its symbols. Once for each sprite. */
export const draw = async (sprite: string): Promise<void> => {
  // Chapters of the table are also read where there is no page.
  if (typeof document === 'undefined') return
  document.body.insertAdjacentHTML('afterbegin', await picture(sprite))
}
void draw(shell)

/** A symbol the size of the text beside it; it says nothing to a screen reader. */
export const Icon = ({ name, small = false }: { readonly name: IconName; readonly small?: boolean }) => (
  <svg class={small ? 'i s' : 'i'} aria-hidden="true">
    <use href={`#${name}`} />
  </svg>
)

/** The crest of a seat, 0 to 3: shape and colour both differ. */
export const Crest = ({ seat, big = false }: { readonly seat: number; readonly big?: boolean }) => (
  <svg class={`${big ? 'cr' : 'i'} p${seat}`} aria-hidden="true">
    <use href={`#crest${seat}`} />
  </svg>
)
