/** Parts of the panel beside the board on wide screens. */
import { t } from '../../../text/t.ts'
import { Icon } from '../Icon.tsx'
import { mergeLogLines } from '../mergeLogLines.ts'
import type { LogLine } from '../viewTypes.ts'
import * as styles from './SidePanelParts.module.css'

/** Log lines, newest first. */
export const LogList = ({ lines }: { readonly lines: readonly LogLine[] }) => (
  <>
    <h2>{t('side.log')}</h2>
    <ul class={styles.log}>
      {mergeLogLines(lines).map(({ id, icon, text }) => (
        <li key={id}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  </>
)

/** Name of the app, above the side panel. */
export const AppBrand = () => (
  <p class={styles.brand}>
    <img src="icon.svg" alt="" />
    {import.meta.env.APP_NAME}
  </p>
)
