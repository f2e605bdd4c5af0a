import { useEffect, useRef } from 'preact/hooks'
import { loadSvgText } from './loadSvgText.ts'

/** Inlined drawing of the app, so that it follows the theme; hidden from screen readers. */
export const SvgPicture = ({ url, class: name }: { readonly url: string; readonly class: string | undefined }) => {
  const container = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    void loadSvgText(url).then((text) => {
      if (container.current) container.current.innerHTML = text
    })
  }, [url])
  return <span ref={container} class={name} aria-hidden="true" />
}
