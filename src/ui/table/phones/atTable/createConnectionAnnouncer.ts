import { t } from '#src/text/t.ts'
import type { ConnectionView } from '../parts/phoneProps.ts'

/** Text of a connection that is not up. */
export const connectionText = ({ at }: Exclude<ConnectionView, { readonly at: 'up' }>): string => t(`line.${at}`)

/** Whether it is known that the host is away: nobody answers under its code. Else this phone may be what was away. */
const isHostAway = (line: ConnectionView): boolean => line.at === 'seeking' && line.why?.code === 'room.no-room'

/**
 * Creates the function that is told of each state of the connection after `first`. It returns what is to be announced:
 * that the connection is lost or restored, and why, as far as that is known; null where there is nothing to say.
 */
export const createConnectionAnnouncer = (first: ConnectionView): ((line: ConnectionView) => string | null) => {
  let previous = first.at
  let wasHostAway = isHostAway(first)
  const restoredText = (): string => {
    if (previous === 'unsaved') return t('line.saves')
    return t(wasHostAway ? 'line.back' : 'line.up')
  }
  return (line) => {
    wasHostAway ||= isHostAway(line)
    if (line.at === previous) return null
    const text = line.at === 'up' ? restoredText() : connectionText(line)
    if (line.at === 'up') wasHostAway = false
    previous = line.at
    return text
  }
}
