/** Press of a choice at a table: one that is disabled says why. */
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'

/** Says why a disabled choice cannot be pressed; null where its reason stands in full beside it. */
export const ReasonContext = createContext<((reason: string) => void) | null>(null)

export const useChoicePress = (choice: {
  readonly reason?: string | undefined
  readonly onPress: () => void
}): (() => void) => {
  const sayReason = useContext(ReasonContext)
  const { reason, onPress } = choice
  return reason && sayReason ? () => sayReason(reason) : onPress
}
