import { insertDrawing } from './insertDrawing.ts'

/** Inserts a sprite into the page, so that `<use>` finds its symbols. Called once per sprite. */
export const insertSprite = (spriteUrl: string): void => {
  // Extensions of the table are also imported where there is no page.
  if (typeof document !== 'undefined') void insertDrawing(document.body, spriteUrl)
}
