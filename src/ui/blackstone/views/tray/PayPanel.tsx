/** Panels that ask how something is paid: a new task with its deck, and which retained vassals pay for a task. */
import '../style/paying.css'
import { FaceBadge } from './Badge.tsx'
import { Choices, Close } from './Panels.tsx'
import type { Choice, Face } from './props.ts'

interface Way {
  readonly faces: readonly Face[]
  readonly label: string
  readonly note: string
  readonly onPress: () => void
}

interface PayPanelProps {
  readonly title: string
  readonly ways: readonly Way[]
  readonly onClose: () => void
}

const WayButton = ({ way: { faces, label, note, onPress } }: { readonly way: Way }) => (
  <button type="button" class="btn way" onClick={onPress}>
    {faces.length > 0 && (
      <span class="who">
        {faces.map((face, at) => (
          <FaceBadge key={at} face={face} />
        ))}
      </span>
    )}
    <span>
      {label}
      {note && <small>{note}</small>}
    </span>
  </button>
)

export const PayPanel = ({ title, ways, onClose }: PayPanelProps) => (
  <section class="act ask big" aria-label={title}>
    <div class="hd">
      <b class="grow">{title}</b>
      <Close onClose={onClose} />
    </div>
    <div class="ways">
      {ways.map((way) => (
        <WayButton key={way.faces.join()} way={way} />
      ))}
    </div>
  </section>
)

interface DeckPanelProps {
  readonly title: string
  readonly note: string
  readonly decks: readonly Choice[]
  /** Another price, another number. */
  readonly more: readonly Choice[]
  readonly onClose: () => void
}

export const DeckPanel = ({ title, note, decks, more, onClose }: DeckPanelProps) => (
  <section class={more.length > 0 ? 'act ask big' : 'act ask'} aria-label={title}>
    <div class="hd">
      <span class="grow">
        <b>{title}</b> <span class="muted">{note}</span>
      </span>
      <Close onClose={onClose} />
    </div>
    <Choices choices={decks} />
    {more.length > 0 && <Choices choices={more} />}
  </section>
)
