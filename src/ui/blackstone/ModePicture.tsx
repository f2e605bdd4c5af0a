import { useEffect } from 'preact/hooks'
import { insertSprite } from '../parts/symbols/insertSprite.ts'
import pictures from './symbols/modes.svg?url&no-inline'

let isSpriteLoaded = false

/** Drawing of a mode. All drawings are inserted into the page with the first. */
export const ModePicture = ({ mode }: { readonly mode: string }) => {
  useEffect(() => {
    if (isSpriteLoaded) return
    isSpriteLoaded = true
    insertSprite(pictures)
  }, [])
  return (
    <svg viewBox="-4 -6 128 82" aria-hidden="true">
      <use href={`#mode-${mode}`} width="120" height="72" />
    </svg>
  )
}
