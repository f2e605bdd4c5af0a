/** Boundary around screens that may throw while they are drawn. */
import { Component, type ComponentChildren } from 'preact'
import { lazy } from '../parts/lazy.tsx'
import { loadScreens } from './tiers/loadScreens.ts'

const BrokenScreen = lazy(() => loadScreens().then((module) => module.BrokenScreen))

interface Props {
  /** Address of the screen; a new address is tried again. */
  readonly at: string
  readonly children: ComponentChildren
}

interface State {
  /** What a screen threw; null while none did. */
  readonly failure: { readonly error: unknown } | null
}

/** Shows `BrokenScreen` in place of a screen that threw while it was drawn. Stored games are not touched. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null }

  static override getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    console.error(error)
  }

  override componentDidUpdate({ at }: Props): void {
    if (this.state.failure && at !== this.props.at) this.setState({ failure: null })
  }

  render() {
    const { failure } = this.state
    return failure ? <BrokenScreen {...failure} /> : this.props.children
  }
}
