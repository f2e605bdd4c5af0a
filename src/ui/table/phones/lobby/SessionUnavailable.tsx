/** Screen in place of a lobby: the lobby is being opened, or the reason why it cannot be. */
import { t } from '#src/text/t.ts'
import { ErrorScreen } from '../../../parts/ErrorScreen.tsx'
import { LoadingScreen } from '../../../parts/lazy.tsx'
import type { SessionScreenState } from './useSession.ts'

interface SessionUnavailableProps {
  readonly screenState: Exclude<SessionScreenState, { readonly at: 'session' }>
  readonly onTakeOver: () => void
}

export const SessionUnavailable = ({ screenState, onTakeOver }: SessionUnavailableProps) => {
  switch (screenState.at) {
    case 'opening':
      return <LoadingScreen />
    case 'elsewhere':
      return (
        <ErrorScreen
          text={t('status.taken')}
          actions={[{ id: 'take', label: t('status.takeBack'), onPress: onTakeOver }]}
        />
      )
    case 'failed':
      return <ErrorScreen text={screenState.text} actions={[]} />
  }
}
