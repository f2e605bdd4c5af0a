/** Which retained vassals pay for a task, where that is to be chosen. */
import '../style/paying.css'
import { FaceBadge } from './Badge.tsx'
import { Close } from './Panels.tsx'
import type { Face } from './props.ts'

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
  <section class="act ask" aria-label={title}>
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
