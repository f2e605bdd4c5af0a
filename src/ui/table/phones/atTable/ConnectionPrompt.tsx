import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { t } from '#src/text/t.ts'
import * as layout from '../../../parts/tableLayout/TableLayout.module.css'
import type { ConnectionView } from '../parts/props.ts'
import { StateDot } from '../parts/SeatStateLabel.tsx'
import { connectionText, createConnectionAnnouncer } from './createConnectionAnnouncer.ts'
import * as styles from './phoneAddOns.module.css'

/** Announcement when the connection is lost and when it is restored; empty at first. */
const useConnectionAnnouncement = (line: ConnectionView): string => {
  const announce = useMemo(() => createConnectionAnnouncer(line), [])
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const text = announce(line)
    if (text !== null) setAnnouncement(text)
  }, [line])
  return announcement
}

interface ConnectionPromptProps {
  readonly connection: ConnectionView
  /** Opens the sheet with details. */
  readonly onPress: () => void
  /** Prompt while the connection is up. */
  readonly children: ComponentChildren
}

/** Prompt that says so when there is no connection, because nothing can be done on this phone then. */
export const ConnectionPrompt = ({ connection, onPress, children }: ConnectionPromptProps) => {
  const announcement = useConnectionAnnouncement(connection)
  return (
    <>
      {connection.at === 'up' ? (
        children
      ) : (
        <button type="button" class={`${layout.prompt} ${styles.offline} tap`} data-part="prompt" onClick={onPress}>
          <StateDot state={connection.at === 'seeking' ? 'back' : 'away'} />
          <span>
            {connectionText(connection)} <u>{t('line.what')}</u>
          </span>
        </button>
      )}
      <span class="visuallyHidden" role="status">
        {announcement}
      </span>
    </>
  )
}
