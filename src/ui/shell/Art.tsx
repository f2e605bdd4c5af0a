import { useEffect, useRef } from 'preact/hooks'
import { picture } from './picture.ts'

/** One of our own drawings, laid into the page so that it follows the theme. It says nothing to a screen reader. */
export const Art = ({ url, class: name = '' }: { readonly url: string; readonly class?: string }) => {
  const frame = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    void picture(url).then((text) => {
      if (frame.current) frame.current.innerHTML = text
    })
  }, [url])
  return <span ref={frame} class={name} aria-hidden="true" />
}
