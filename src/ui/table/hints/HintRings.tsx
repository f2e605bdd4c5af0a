/** Rings round what a hint speaks of, drawn over the table; what is ringed knows no hints. */
import { px, useElementBoxes } from '../../parts/useElementBoxes.ts'
import * as styles from './HintRings.module.css'

/** Elements that are ringed, in the order in which they are used. */
export interface HintMarks {
  /** Changes with the elements. */
  readonly key: string
  find(): readonly (Element | null)[]
}

export const HintRings = ({ marks }: { readonly marks: HintMarks }) => {
  const boxes = useElementBoxes(() => marks.find(), marks.key)
  return (
    <>
      {boxes.map(({ left, top, width, height }, index) => (
        <span
          key={index}
          class={styles.ring}
          aria-hidden="true"
          style={{ left: px(left), top: px(top), width: px(width), height: px(height) }}
        >
          {boxes.length > 1 && <b>{index + 1}</b>}
        </span>
      ))}
    </>
  )
}
