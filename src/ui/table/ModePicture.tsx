import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { gameOfMode } from '../../games/cards.ts'
import { loadGameUi } from './loadGameUi.ts'

/** Picture of a mode, drawn by its game. Nothing where the game has none, or this app does not know the mode. */
export const ModePicture = ({ mode }: { readonly mode: string }) => {
  const [Drawing, setDrawing] = useState<ComponentType<{ readonly mode: string }> | null>(null)
  useEffect(() => {
    loadGameUi(gameOfMode(mode)?.id ?? '').then(
      (ui) => setDrawing(() => ui?.ModePicture ?? null),
      () => undefined,
    )
  }, [mode])
  return Drawing && <Drawing mode={mode} />
}
