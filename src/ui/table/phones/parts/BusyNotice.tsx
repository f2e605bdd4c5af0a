import type { ComponentChildren } from 'preact'

/** Something is under way: a turning ring, and in words what. */
export const Turning = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="turning" role="status">
    <i class="turns" />
    {children}
  </p>
)
