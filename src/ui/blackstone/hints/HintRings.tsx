/** Rings round the spaces of a hint, drawn over the board; the board itself does not know hints. */
import type { Space } from '../../../games/blackstone/board.ts'
import { px, useElementBoxes } from '../../parts/useElementBoxes.ts'
import { spaceElementId } from '../views/board/focus.ts'
import * as styles from './HintRings.module.css'

export const HintRings = ({ spaces }: { readonly spaces: readonly Space[] }) => {
  const boxes = useElementBoxes(
    () => spaces.map((space) => document.getElementById(spaceElementId(space))),
    spaces.join(),
  )
  return (
    <>
      {boxes.map(({ left, top, width, height }, index) => (
        <span
          key={index}
          class={styles.ring}
          aria-hidden="true"
          style={{ left: px(left), top: px(top), width: px(width), height: px(height) }}
        >
          <b>{index + 1}</b>
        </span>
      ))}
    </>
  )
}
