import { loadSvgText } from '../loadSvgText.ts'

/** Inserts a sprite into the page, so that `<use>` finds its symbols. Called once per sprite. */
export const insertSprite = async (spriteUrl: string): Promise<void> => {
  // Extensions of the table are also imported where there is no page.
  if (typeof document === 'undefined') return
  document.body.insertAdjacentHTML('afterbegin', await loadSvgText(spriteUrl))
}
