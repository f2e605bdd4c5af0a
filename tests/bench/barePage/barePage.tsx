/**
 * Floor of a start: a page of Preact alone that draws a board of 25 spaces and answers taps on them. It knows no game
 * and stores nothing.
 */
import { signal } from '@preact/signals'
import { render } from 'preact'

const chosen = signal(-1)
const SPACES = Array.from({ length: 25 }, (_, space) => space)
const BOARD = { display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: '4px' }

const choose = (space: number): void => {
  chosen.value = space
}

const Cell = ({ space }: { readonly space: number }) => (
  <button type="button" data-space={space} style={{ height: '60px' }} onClick={() => choose(space)}>
    {chosen.value === space ? '×' : space}
  </button>
)

const Board = () => (
  <div role="grid" style={BOARD}>
    {SPACES.map((space) => (
      <Cell key={space} space={space} />
    ))}
  </div>
)

render(<Board />, document.getElementById('app') as HTMLElement)
void navigator.serviceWorker.register('./sw.js')
