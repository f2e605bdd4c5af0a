import { t } from '../../../text/t.ts'
import { navigateUp, replaceRoute } from '../../common/route.ts'
import { MenuSheet } from '../../parts/MenuSheet.tsx'

interface LessonMenuProps {
  /** Address of the page of all lessons. */
  readonly lessonsPath: readonly string[]
  readonly onRestart: () => void
}

/** Menu of a lesson's table. */
export const LessonMenu = ({ lessonsPath, onRestart }: LessonMenuProps) => (
  <MenuSheet
    title={t('learn.title')}
    choices={[
      { id: 'resume', label: t('do.resume'), icon: 'play', onPress: navigateUp },
      { id: 'again', label: t('learn.again'), icon: 'undo', onPress: onRestart },
      { id: 'leave', label: t('learn.leave'), icon: 'cap', onPress: () => replaceRoute(...lessonsPath) },
      { id: 'home', label: t('app.home'), icon: 'home', onPress: () => replaceRoute() },
    ]}
    onClose={navigateUp}
  />
)
