/** In place of a table that gathers: it is being opened, or why it cannot be. */
import '../text/together.ts'
import { Opening } from '../shell/lazy.tsx'
import { Trouble } from '../shell/Trouble.tsx'
import { t } from '../text/t.ts'
import type { ShownSession } from './useSession.ts'

interface StuckProps {
  readonly shown: Exclude<ShownSession, { readonly at: 'session' }>
  readonly onSteal: () => void
}

export const Stuck = ({ shown, onSteal }: StuckProps) => {
  switch (shown.at) {
    case 'opening':
      return <Opening />
    case 'elsewhere':
      return (
        <Trouble text={t('status.taken')} actions={[{ id: 'take', label: t('status.takeBack'), onPress: onSteal }]} />
      )
    case 'failed':
      return <Trouble text={shown.text} actions={[]} />
  }
}
