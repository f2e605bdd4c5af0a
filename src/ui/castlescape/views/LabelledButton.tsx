import { Icon, type IconName } from '../../parts/Icon.tsx'
import * as styles from './LabelledButton.module.css'

/** Button of the lower bar: a picture with its word below it. */
export const LabelledButton = (props: {
  readonly part: string
  readonly icon: IconName
  readonly label: string
  readonly count?: number
  readonly onPress: () => void
}) => (
  <button type="button" class={`${styles.labelled} tap`} data-part={props.part} onClick={props.onPress}>
    <Icon name={props.icon} />
    <small>{props.label}</small>
    {props.count ? <em>{props.count}</em> : null}
  </button>
)
