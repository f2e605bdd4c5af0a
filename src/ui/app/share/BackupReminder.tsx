/** Reminder to save all games as a file, on the page of the games. */
import '../../../text/bundles/leisure.ts'
import { useState } from 'preact/hooks'
import { REMIND_FROM } from '../../../store/gamesWithoutBackup.ts'
import type { SavedGame } from '../../../store/listSaves.ts'
import { markBackedUp } from '../../../store/markBackedUp.ts'
import { t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { describeFailure } from '../../common/failureTexts.ts'
import { BackupReminderBox } from './BackupReminderBox.tsx'
import { exportArchive } from './exportArchive.ts'

interface SaveReminderProps {
  /** All games of this phone. */
  readonly games: readonly SavedGame[]
  /** Number of those that are in no file. */
  readonly count: number
}

export const BackupReminder = ({ games, count }: SaveReminderProps) => {
  const app = useApp()
  const [state, setState] = useState({ text: t('backup.remind', { count }), isAsking: true })
  const answerWith = (task: Promise<string>): void => {
    setState({ text: t('storage.works'), isAsking: false })
    task.then(
      (text) => setState({ text, isAsking: false }),
      (error: unknown) => setState({ text: describeFailure(error), isAsking: true }),
    )
  }
  const dismiss = async (): Promise<string> => {
    await markBackedUp(app.database, games)
    return t('backup.again', { count: REMIND_FROM })
  }
  return (
    <BackupReminderBox
      {...state}
      onSave={() => answerWith(exportArchive(app))}
      onDismiss={() => answerWith(dismiss())}
    />
  )
}
