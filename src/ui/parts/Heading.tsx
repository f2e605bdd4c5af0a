import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** The name of a screen. It takes the focus when the screen comes, for what had it went with the screen before. */
export const Heading = ({ children }: { readonly children: ComponentChildren }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <h1 ref={heading} class="grow" tabIndex={-1}>
      {children}
    </h1>
  )
}
