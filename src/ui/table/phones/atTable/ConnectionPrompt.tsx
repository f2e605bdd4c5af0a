import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { t } from '#src/text/t.ts'
import * as layout from '../../../parts/tableLayout/TableLayout.module.css'
import type { ConnectionView, SeatState } from '../parts/phoneProps.ts'
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

interface TroublePromptProps {
  readonly state: SeatState
  readonly text: string
  readonly onPress: () => void
}

/** Prompt that says what is wrong between the phones, and leads to what can be done. */
const TroublePrompt = ({ state, text, onPress }: TroublePromptProps) => (
  <button type="button" class={`${layout.prompt} ${styles.offline} tap`} data-part="prompt" onClick={onPress}>
    <StateDot state={state} />
    <span>
      {text} <u>{t('line.what')}</u>
    </span>
  </button>
)

/** What the prompt says of a connection that is not up; the sheet that it opens says more. */
const troubleText = (connection: Exclude<ConnectionView, { readonly at: 'up' }>, isMoveUnsaved: boolean): string => {
  if (isMoveUnsaved) return t('line.pending')
  return connection.at === 'seeking' ? t('line.lobby') : connectionText(connection)
}

interface ConnectionPromptProps {
  readonly connection: ConnectionView
  /** Whether a move of this phone has not reached the host. */
  readonly isMoveUnsaved: boolean
  /** Player who is awaited and away; null where there is none. */
  readonly awayName: string | null
  /** Opens the sheet with details. */
  readonly onPress: () => void
  /** Called once the connection is up: what was refused without it no longer holds. */
  readonly onUp: () => void
  /** Prompt while the connection is up. */
  readonly children: ComponentChildren
}

/**
 * Prompt that says so when there is no connection, because nothing can be done on this phone then, and when whoever is
 * awaited is away.
 */
export const ConnectionPrompt = (props: ConnectionPromptProps) => {
  const { connection, isMoveUnsaved, awayName, onPress, onUp, children } = props
  const announcement = useConnectionAnnouncement(connection)
  useEffect(() => {
    if (connection.at === 'up') onUp()
  }, [connection.at])
  return (
    <>
      {connection.at !== 'up' ? (
        <TroublePrompt
          state={connection.at === 'seeking' ? 'back' : 'away'}
          text={troubleText(connection, isMoveUnsaved)}
          onPress={onPress}
        />
      ) : awayName !== null ? (
        <TroublePrompt state="away" text={t('phones.awaited', { name: awayName })} onPress={onPress} />
      ) : (
        children
      )}
      <span class="visuallyHidden" role="status">
        {announcement}
      </span>
    </>
  )
}
