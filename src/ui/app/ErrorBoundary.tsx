import { Component, type ComponentChildren } from 'preact'
import { lazy } from '../parts/lazy.tsx'

const BrokenScreen = lazy(() => import('./BrokenScreen.tsx').then((module) => module.BrokenScreen))

interface Props {
  /** Address of the screen; a new address is tried again. */
  readonly at: string
  readonly children: ComponentChildren
}

/** Shows `BrokenScreen` in place of a screen that threw while it was drawn. Stored games are not touched. */
export class ErrorBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static override getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error(error)
  }

  override componentDidUpdate({ at }: Props): void {
    if (this.state.isBroken && at !== this.props.at) this.setState({ isBroken: false })
  }

  render() {
    return this.state.isBroken ? <BrokenScreen /> : this.props.children
  }
}
