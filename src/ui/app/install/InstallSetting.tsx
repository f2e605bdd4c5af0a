/** Section of the settings about the installed app and the number on its icon. */
import '../../../text/bundles/leisure.ts'
import { useState } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { ChoiceRow } from '../../parts/controls/ChoiceRow.tsx'
import { BADGE_CHOICES, type BadgeChoice, badgeChoice, canBadge, chooseBadge } from './appBadge.ts'
import { InstallBox } from './InstallCard.tsx'
import { useInstall } from './useInstall.ts'

/** Choice of a number on the app's icon, where the system can show one. */
const BadgeSetting = () => {
  const { database } = useApp()
  const [choice, setChoice] = useState(badgeChoice)
  const [isForbidden, setIsForbidden] = useState(false)
  if (!canBadge()) return null
  const choose = async (next: BadgeChoice): Promise<void> => {
    setChoice(next)
    const isAllowed = await chooseBadge(database, next)
    setIsForbidden(!isAllowed)
    if (!isAllowed) setChoice('off')
  }
  return (
    <>
      <ChoiceRow
        label={t('badge.title')}
        help={t('badge.help')}
        chips={BADGE_CHOICES.map((value) => ({ value, label: t(`badge.${value}`) }))}
        value={choice}
        onChange={(next) => void choose(next)}
      />
      <p role="status">{isForbidden && t('badge.forbidden')}</p>
    </>
  )
}

/** Box in the settings; always shown. An installed app may have a badge. */
export const InstallSetting = () => {
  const { method, promptInstall } = useInstall()
  return (
    <>
      <InstallBox method={method} onInstall={promptInstall} />
      <BadgeSetting />
    </>
  )
}
