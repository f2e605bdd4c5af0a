import { picture } from '../shell/picture.ts'

/** Puts a sprite into the page, so that `<use>` finds its symbols. Once for each sprite. */
export const draw = async (sprite: string): Promise<void> => {
  // Chapters of the table are also read where there is no page.
  if (typeof document === 'undefined') return
  document.body.insertAdjacentHTML('afterbegin', await picture(sprite))
}
