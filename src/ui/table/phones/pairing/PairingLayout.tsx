import type { Refusal } from '#src/kernel/result.ts'
import { t } from '#src/text/t.ts'
import * as button from '../../../parts/Button.module.css'
import * as styles from '../Phones.module.css'
import { RefusalNotice } from '../parts/RefusalNotice.tsx'
import { Camera } from './Camera.tsx'
import { PairingSteps, type PairingStepView } from './PairingSteps.tsx'
import type { useCameraState } from './useCameraState.ts'

interface PairingLayoutProps {
  readonly camera: ReturnType<typeof useCameraState>
  readonly isReading: boolean
  /** Why the code that was read is refused. */
  readonly why: Refusal | null
  readonly steps: readonly PairingStepView[]
  readonly currentStep: number
  readonly onCode: (text: string) => void
  readonly onCancel: () => void
}

/** What host and guest see alike: what went wrong, the camera, the steps, and the way out. */
export const PairingLayout = ({ camera, isReading, why, steps, currentStep, onCode, onCancel }: PairingLayoutProps) => (
  <>
    {camera.why && <RefusalNotice why={camera.why} />}
    {/* Open from the first step to the last: with a camera a browser reveals its real addresses. */}
    {(camera.state === 'opening' || camera.state === 'open') && (
      <Camera isReading={isReading} onReady={camera.markReady} onCode={onCode} onRefused={camera.markRefused} />
    )}
    <PairingSteps steps={steps} currentStep={currentStep} why={why} />
    <button type="button" class={`${button.quiet} ${styles.leave}`} onClick={onCancel}>
      {t('pair.cancel')}
    </button>
  </>
)
