import { Icon } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'

interface PermissionProps {
  readonly onCamera: () => void
  readonly onWithout: () => void
}

/** Before the camera is asked for: why, and the way without it. */
export const Permission = ({ onCamera, onWithout }: PermissionProps) => (
  <>
    <p>{t('pair.cameraWhy')}</p>
    <div class="approaches">
      <button type="button" class="btn go" onClick={onCamera}>
        <Icon name="lens" />
        {t('pair.camera')}
      </button>
      <button type="button" class="btn" onClick={onWithout}>
        {t('pair.noCamera')}
      </button>
    </div>
  </>
)
