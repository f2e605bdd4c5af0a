import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** Heading of a screen. It takes the focus when the screen appears, because the element focused before is gone. */
export const Heading = ({ children }: { readonly children: ComponentChildren }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <h1 ref={heading} class="grow" tabIndex={-1}>
      {children}
    </h1>
  )
}
