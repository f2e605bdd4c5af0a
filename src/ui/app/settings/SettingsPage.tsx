import type { ComponentChildren } from 'preact'
import { CHOICES, type Settings } from '../../store/settings.ts'
import { percent } from '../text/amounts.ts'
import { t } from '../text/t.ts'
import { ChoiceRow } from './ChoiceRow.tsx'
import { Page } from './Page.tsx'

/** What is chosen on this page. */
export type Feel = Pick<
  Settings,
  'textSize' | 'theme' | 'contrast' | 'motion' | 'sound' | 'haptics' | 'hand' | 'confirm'
>

/** From nothing to much. */
const SOUND = ['off', 'soft', 'medium', 'loud'] as const

export interface Tongue {
  readonly spoken: string
  readonly all: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (language: string) => void
}

interface SettingsPageProps {
  readonly language: Tongue
  readonly look: Feel
  /** Whether this phone can shake. */
  readonly shakes: boolean
  readonly onChange: (look: Feel) => void
  /** What is known of the storage; stands at the end. */
  readonly children?: ComponentChildren
}

/** How the app looks, moves and sounds. A change shows at once. */
export const SettingsPage = ({ language, look, shakes, onChange, children }: SettingsPageProps) => (
  <Page title={t('settings.title')}>
    {language.all.length > 1 && (
      <ChoiceRow
        label={t('settings.language')}
        chips={language.all}
        value={language.spoken}
        onChange={language.onChange}
      />
    )}
    <ChoiceRow
      label={t('settings.text')}
      chips={CHOICES.textSize.map((value) => ({ value, label: percent(value) }))}
      value={look.textSize}
      onChange={(textSize) => onChange({ ...look, textSize })}
    />
    <ChoiceRow
      label={t('settings.theme')}
      chips={CHOICES.theme.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
      value={look.theme}
      onChange={(theme) => onChange({ ...look, theme })}
    />
    <ChoiceRow
      label={t('settings.contrast')}
      help={t('settings.contrast.help')}
      chips={CHOICES.contrast.map((value) => ({ value, label: t(`settings.contrast.${value}`) }))}
      value={look.contrast}
      onChange={(contrast) => onChange({ ...look, contrast })}
    />
    <ChoiceRow
      label={t('settings.motion')}
      help={t('settings.motion.help')}
      chips={CHOICES.motion.map((value) => ({ value, label: t(`settings.motion.${value}`) }))}
      value={look.motion}
      onChange={(motion) => onChange({ ...look, motion })}
    />
    <ChoiceRow
      label={t('settings.sound')}
      chips={SOUND.map((value) => ({ value, label: t(`settings.sound.${value}`) }))}
      value={look.sound}
      onChange={(sound) => onChange({ ...look, sound })}
    />
    {shakes && (
      <ChoiceRow
        beside
        label={t('settings.haptics')}
        chips={CHOICES.haptics.map((value) => ({ value, label: t(`settings.haptics.${value}`) }))}
        value={look.haptics}
        onChange={(haptics) => onChange({ ...look, haptics })}
      />
    )}
    <ChoiceRow
      beside
      label={t('settings.hand')}
      help={t('settings.hand.help')}
      chips={CHOICES.hand.map((value) => ({ value, label: t(`settings.hand.${value}`) }))}
      value={look.hand}
      onChange={(hand) => onChange({ ...look, hand })}
    />
    <ChoiceRow
      label={t('settings.confirm')}
      help={t('settings.confirm.help')}
      chips={CHOICES.confirm.map((value) => ({ value, label: t(`settings.confirm.${value}`) }))}
      value={look.confirm}
      onChange={(confirm) => onChange({ ...look, confirm })}
    />
    {children}
  </Page>
)
