import { t } from '#src/text/t.ts'
import * as button from '../../../parts/Button.module.css'
import { Icon } from '../../../parts/Icon.tsx'
import * as styles from '../Phones.module.css'
import type { PairingStepView } from './PairingSteps.tsx'
import type { CameraControl } from './useCameraState.ts'

interface CameraPermissionProps {
  readonly onUseCamera: () => void
  readonly onSkipCamera: () => void
}

/** What a long break will need, why the camera is asked for, and the choice to go on without it. */
const CameraPermission = ({ onUseCamera, onSkipCamera }: CameraPermissionProps) => (
  <>
    <p class="muted">{t('pair.longBreak')}</p>
    <p>{t('pair.cameraWhy')}</p>
    <div class={styles.approaches}>
      <button type="button" class={button.primary} onClick={onUseCamera}>
        <Icon name="lens" />
        {t('pair.camera')}
      </button>
      <button type="button" class={button.plain} onClick={onSkipCamera}>
        {t('pair.noCamera')}
      </button>
    </div>
  </>
)

/** First step of every pairing: one network for both phones, and the choice about the camera. */
export const wifiStep = ({ state, request, skip }: CameraControl): PairingStepView => ({
  id: 'wifi',
  icon: 'wifi',
  title: t('pair.wifi'),
  instructions: t('pair.wifiHow'),
  children: state === 'unasked' && <CameraPermission onUseCamera={request} onSkipCamera={skip} />,
})
