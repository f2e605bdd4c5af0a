import { useEffect, useRef } from 'preact/hooks'
import { insertDrawing } from './symbols/insertDrawing.ts'

/** Inlined drawing of the app, so that it follows the theme; hidden from screen readers. Its `url` never changes. */
export const SvgPicture = ({ url, class: name }: { readonly url: string; readonly class: string | undefined }) => {
  const container = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (container.current) void insertDrawing(container.current, url)
  }, [])
  return <span ref={container} class={name} aria-hidden="true" />
}
