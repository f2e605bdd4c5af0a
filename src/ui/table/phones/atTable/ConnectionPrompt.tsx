import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { t } from '#src/text/t.ts'
import * as layout from '../../../parts/tableLayout/TableLayout.module.css'
import type { ConnectionView } from '../parts/props.ts'
import { StateDot } from '../parts/SeatStateLabel.tsx'
import * as styles from './phoneAddOns.module.css'

const connectionText = ({ at }: Exclude<ConnectionView, { readonly at: 'up' }>): string => t(`line.${at}`)

/** Whether it is known that the host is away: nobody answers under its code. Else this phone may be what was away. */
const isHostAway = (line: ConnectionView): boolean => line.at === 'seeking' && line.why?.code === 'room.no-room'

/** Announcement when the connection is lost and when it is restored; empty at first. */
const useConnectionAnnouncement = (line: ConnectionView): string => {
  const previous = useRef(line.at)
  const wasHostAway = useRef(false)
  const [announcement, setAnnouncement] = useState('')
  if (isHostAway(line)) wasHostAway.current = true
  useEffect(() => {
    if (previous.current === line.at) return
    const backKey = wasHostAway.current ? 'line.back' : 'line.up'
    const recoveryKey = previous.current === 'unsaved' ? 'line.saves' : backKey
    previous.current = line.at
    if (line.at === 'up') wasHostAway.current = false
    setAnnouncement(line.at === 'up' ? t(recoveryKey) : connectionText(line))
  }, [line.at])
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
