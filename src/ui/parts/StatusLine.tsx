import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** What became of a press in a sheet. It comes into view: on a low screen it would stand behind the buttons. */
export const StatusLine = ({ children }: { readonly children: ComponentChildren }) => {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.scrollIntoView({ block: 'nearest' }), [children])
  return (
    <p ref={line} role="status">
      {children}
    </p>
  )
}
