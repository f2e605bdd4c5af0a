import type { ComponentChildren } from 'preact'
import { CHOICES, type Settings } from '../../../store/settings.ts'
import { formatPercent } from '../../../text/formatAmounts.ts'
import { t } from '../../../text/t.ts'
import { ChoiceRow } from '../../parts/controls/ChoiceRow.tsx'
import { Page } from '../../parts/Page.tsx'
import * as styles from './SettingsPage.module.css'

/** Settings on this page. */
export type AppPreferences = Pick<
  Settings,
  'textSize' | 'theme' | 'contrast' | 'motion' | 'sound' | 'haptics' | 'hand' | 'confirm' | 'shortcuts'
>

/** In ascending order. */
const SOUND_LEVELS = ['off', 'soft', 'medium', 'loud'] as const

export interface LanguageChoice {
  readonly spoken: string
  readonly all: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (language: string) => void
}

interface SettingsPageProps {
  readonly language: LanguageChoice
  readonly preferences: AppPreferences
  /** True if this phone can vibrate. */
  readonly canVibrate: boolean
  readonly onChange: (changed: Partial<AppPreferences>) => void
  /** Further sections, at the end of the page. */
  readonly children?: ComponentChildren
}

type PreferenceProps = Pick<SettingsPageProps, 'preferences' | 'onChange'>

const AppearanceSettings = ({ preferences, onChange }: PreferenceProps) => (
  <>
    <ChoiceRow
      label={t('settings.text')}
      chips={CHOICES.textSize.map((value) => ({ value, label: formatPercent(value) }))}
      value={preferences.textSize}
      onChange={(textSize) => onChange({ textSize })}
    />
    <ChoiceRow
      label={t('settings.theme')}
      chips={CHOICES.theme.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
      value={preferences.theme}
      onChange={(theme) => onChange({ theme })}
    />
    <ChoiceRow
      label={t('settings.contrast')}
      help={t('settings.contrast.help')}
      chips={CHOICES.contrast.map((value) => ({ value, label: t(`settings.contrast.${value}`) }))}
      value={preferences.contrast}
      onChange={(contrast) => onChange({ contrast })}
    />
    <ChoiceRow
      label={t('settings.motion')}
      help={t('settings.motion.help')}
      chips={CHOICES.motion.map((value) => ({ value, label: t(`settings.motion.${value}`) }))}
      value={preferences.motion}
      onChange={(motion) => onChange({ motion })}
    />
  </>
)

const FeedbackSettings = ({
  preferences,
  canVibrate,
  onChange,
}: PreferenceProps & { readonly canVibrate: boolean }) => (
  <>
    <ChoiceRow
      label={t('settings.sound')}
      chips={SOUND_LEVELS.map((value) => ({ value, label: t(`settings.sound.${value}`) }))}
      value={preferences.sound}
      onChange={(sound) => onChange({ sound })}
    />
    {canVibrate && (
      <ChoiceRow
        isInline
        label={t('settings.haptics')}
        chips={CHOICES.haptics.map((value) => ({ value, label: t(`settings.haptics.${value}`) }))}
        value={preferences.haptics}
        onChange={(haptics) => onChange({ haptics })}
      />
    )}
  </>
)

const HandlingSettings = ({ preferences, onChange }: PreferenceProps) => (
  <>
    <ChoiceRow
      isInline
      label={t('settings.hand')}
      help={t('settings.hand.help')}
      chips={CHOICES.hand.map((value) => ({ value, label: t(`settings.hand.${value}`) }))}
      value={preferences.hand}
      onChange={(hand) => onChange({ hand })}
    />
    <ChoiceRow
      label={t('settings.confirm')}
      help={t('settings.confirm.help')}
      chips={CHOICES.confirm.map((value) => ({ value, label: t(`settings.confirm.${value}`) }))}
      value={preferences.confirm}
      onChange={(confirm) => onChange({ confirm })}
    />
    <ChoiceRow
      isInline
      label={t('settings.shortcuts')}
      help={t('settings.shortcuts.help')}
      chips={CHOICES.shortcuts.map((value) => ({ value, label: t(`settings.shortcuts.${value}`) }))}
      value={preferences.shortcuts}
      onChange={(shortcuts) => onChange({ shortcuts })}
    />
  </>
)

interface SettingsSectionProps {
  readonly id: string
  readonly title: string
  readonly children: ComponentChildren
}

const SettingsSection = ({ id, title, children }: SettingsSectionProps) => (
  <section class={styles.section} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)

/** Settings of language, appearance, feedback and handling. A change applies at once. */
export const SettingsPage = ({ language, preferences, canVibrate, onChange, children }: SettingsPageProps) => (
  <Page title={t('settings.title')}>
    {language.all.length > 1 && (
      <ChoiceRow
        label={t('settings.language')}
        chips={language.all}
        value={language.spoken}
        onChange={language.onChange}
      />
    )}
    <SettingsSection id="look" title={t('settings.look')}>
      <AppearanceSettings preferences={preferences} onChange={onChange} />
    </SettingsSection>
    <SettingsSection id="feedback" title={t('settings.feedback')}>
      <FeedbackSettings preferences={preferences} canVibrate={canVibrate} onChange={onChange} />
    </SettingsSection>
    <SettingsSection id="handling" title={t('settings.handling')}>
      <HandlingSettings preferences={preferences} onChange={onChange} />
    </SettingsSection>
    {children}
  </Page>
)
