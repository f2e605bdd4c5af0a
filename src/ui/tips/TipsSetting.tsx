import '../text/tips.ts'
import { ChoiceRow } from '../shell/ChoiceRow.tsx'
import { t } from '../text/t.ts'
import { areSeen, areWanted, forget, want } from './seen.ts'

/** Whether tips are shown, and all of them once more. */
export const TipsSetting = () => (
  <>
    <ChoiceRow
      beside
      label={t('tips.title')}
      help={t('tips.help')}
      chips={[
        { value: 'on', label: t('tips.on') },
        { value: 'off', label: t('tips.off') },
      ]}
      value={areWanted() ? 'on' : 'off'}
      onChange={(value) => want(value === 'on')}
    />
    {areWanted() && areSeen() && (
      <button type="button" class="btn" onClick={forget}>
        {t('tips.again')}
      </button>
    )}
  </>
)
