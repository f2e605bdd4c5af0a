import '../../text/chapters.ts'
import { chooseLanguage, LANGUAGES, nameOfLanguage } from '../../text/speak.ts'
import { spoken, t } from '../../text/t.ts'
import { TipsSetting } from '../../tips/TipsSetting.tsx'
import { useHouse } from '../house.ts'
import { Icon } from '../Icon.tsx'
import { lazy } from '../lazy.tsx'
import { MeetingSettings } from '../MeetingSettings.tsx'
import { People } from '../People.tsx'
import { href } from '../route.ts'
import { type Feel, SettingsPage } from '../SettingsPage.tsx'
import { Storage } from '../Storage.tsx'
import { useStoring } from '../storing.ts'

const InstallRow = lazy(async () => (await import('../InstallCard.tsx')).InstallRow, true)

/** Lets hear at once how loud it is now. */
const sample = async (sound: Feel['sound']): Promise<void> =>
  (await import('../../feel/sound.ts')).play('complete', sound)

const tongue = () => ({
  spoken: spoken(),
  all: LANGUAGES.map((value) => ({ value, label: nameOfLanguage(value) })),
  onChange: chooseLanguage,
})

/** How the app looks and sounds, and where the games are kept. */
export const SettingsScreen = () => {
  const { settings, change } = useHouse()
  const storing = useStoring()
  const set = (look: Feel): void => {
    if (look.sound !== settings.value.sound && look.sound !== 'off') sample(look.sound).catch(() => undefined)
    if (look.haptics !== settings.value.haptics && look.haptics === 'on') navigator.vibrate?.(20)
    change({ ...settings.value, ...look })
  }
  return (
    <SettingsPage language={tongue()} look={settings.value} shakes={'vibrate' in navigator} onChange={set}>
      <People />
      <TipsSetting />
      <MeetingSettings
        meeting={settings.value}
        page={document.baseURI}
        onChange={(meeting) => change({ ...settings.value, ...meeting })}
      />
      <InstallRow />
      <Storage {...storing} />
      <a class="btn" href={href('about')}>
        <Icon name="info" />
        {t('home.about')}
      </a>
    </SettingsPage>
  )
}
