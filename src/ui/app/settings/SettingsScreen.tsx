import '../../../text/bundles/screens.ts'
import { useState } from 'preact/hooks'
import { LANGUAGES, languageNameOf, storeLanguage } from '../../../text/language.ts'
import { currentLanguage, t } from '../../../text/t.ts'
import { type AppContext, useApp } from '../../common/appContext.ts'
import { failedLoadCode } from '../../common/failedLoadCode.ts'
import { innerLink } from '../../common/innerLink.ts'
import * as button from '../../parts/Button.module.css'
import { ChoiceRow } from '../../parts/controls/ChoiceRow.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { LoadingScreen, lazy } from '../../parts/lazy.tsx'
import { useLoaded } from '../../parts/useLoaded.ts'
import { playCue, wakeSound } from '../../table/sound/soundPlayer.ts'
import { areTipsWanted, hasSeenTips, resetSeenTips, setTipsWanted } from '../../table/tips/seenTips.ts'
import { loadLeisure } from '../tiers/loadLeisure.ts'
import { PeopleSettings } from './PeopleSettings.tsx'
import { type AppPreferences, SettingsPage } from './SettingsPage.tsx'
import { StorageSettings } from './StorageSettings.tsx'
import { readStorageFacts, type StorageFacts, useStorageSettings } from './useStorageSettings.ts'

// Servers matter only to phones that play together, whose code comes at leisure as well.
const ConnectionSettings = lazy(() => loadLeisure().then((module) => module.ConnectionSettings), 'unasked')
const InstallRow = lazy(() => loadLeisure().then((module) => module.InstallSetting), true)

/** Plays a sound at the new volume. */
const playSample = (sound: AppPreferences['sound']): void => {
  wakeSound()
  playCue('complete', sound)
}

/** `onFailure`: called where the language could not be fetched, so that the old one is marked again. */
const languageChoice = ({ notify, dismiss }: AppContext, onFailure: () => void) => ({
  spoken: currentLanguage(),
  all: LANGUAGES.map((value) => ({ value, label: languageNameOf(value) })),
  onChange: (language: string): void => {
    const notice = { id: 'language', isWarning: true, onDismiss: () => dismiss('language') }
    storeLanguage(language).then(notice.onDismiss, () => {
      notify({ ...notice, text: t(failedLoadCode()) })
      onFailure()
    })
  },
})

/** Switch for tips, and a button to show all of them again. */
const TipsSetting = () => (
  <>
    <ChoiceRow
      isInline
      label={t('tips.title')}
      help={t('tips.help')}
      chips={[
        { value: 'on', label: t('tips.on') },
        { value: 'off', label: t('tips.off') },
      ]}
      value={areTipsWanted() ? 'on' : 'off'}
      onChange={(value) => setTipsWanted(value === 'on')}
    />
    {areTipsWanted() && hasSeenTips() && (
      <button type="button" class={button.plain} onClick={resetSeenTips}>
        {t('tips.again')}
      </button>
    )}
  </>
)

const loadSections = async (): Promise<StorageFacts> => {
  const [facts] = await Promise.all([readStorageFacts(), ConnectionSettings.preload(), InstallRow.preload()])
  return facts
}

/** Screen `#/settings`: preferences, people, connection, installation, storage. It waits for all of its sections. */
export const SettingsScreen = () => {
  const facts = useLoaded(loadSections)
  return facts ? <Sections facts={facts} /> : <LoadingScreen />
}

const Sections = ({ facts }: { readonly facts: StorageFacts }) => {
  const app = useApp()
  const { settings, changeSettings } = app
  const [failures, setFailures] = useState(0)
  const storage = useStorageSettings(facts)
  const changePreferences = (changed: Partial<AppPreferences>): void => {
    if (changed.sound && changed.sound !== 'off') playSample(changed.sound)
    if (changed.haptics === 'on') navigator.vibrate?.(20)
    void changeSettings((stored) => ({ ...stored, ...changed }))
  }
  return (
    <SettingsPage
      language={languageChoice(app, () => setFailures(failures + 1))}
      preferences={settings.value}
      canVibrate={'vibrate' in navigator}
      onChange={changePreferences}
    >
      <PeopleSettings />
      <TipsSetting />
      <ConnectionSettings
        servers={settings.value}
        appUrl={document.baseURI}
        onChange={(changed) => void changeSettings((stored) => ({ ...stored, ...changed }))}
      />
      <InstallRow />
      <StorageSettings {...storage} />
      <a class={button.plain} {...innerLink('about')}>
        <Icon name="info" />
        {t('home.about')}
      </a>
    </SettingsPage>
  )
}
