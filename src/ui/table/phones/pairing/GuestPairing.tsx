import '../../../parts/symbols/gather.ts'
import { t } from '#src/text/t.ts'
import * as button from '../../../parts/Button.module.css'
import { Page } from '../../../parts/Page.tsx'
import type { GuestPairingProps } from '../parts/props.ts'
import { QrCodeImage } from '../parts/QrCodeImage.tsx'
import { wifiStep } from './CameraPermission.tsx'
import { PasteCodeText, ShowCodeText } from './CodeText.tsx'
import { PairingLayout } from './PairingLayout.tsx'
import type { PairingStepView } from './PairingSteps.tsx'
import { useCamera } from './useCamera.ts'

const doNothing = () => undefined

const ShowAnswer = ({ answer, onAgain }: { readonly answer: string } & Pick<GuestPairingProps, 'onAgain'>) => (
  <>
    <QrCodeImage text={answer} label={t('pair.square')} />
    <ShowCodeText text={answer} />
    <button type="button" class={button.plain} onClick={onAgain}>
      {t('pair.begin')}
    </button>
  </>
)

/** Steps of a guest that joins without a server: it reads the host's code and shows its answer. */
export const GuestPairingSteps = ({ answer, why, onOffer, onAgain, onCancel }: GuestPairingProps) => {
  const camera = useCamera(doNothing)
  const isCameraDecided = camera.state === 'open' || camera.state === 'without'
  const currentStep = answer !== null ? 2 : isCameraDecided ? 1 : 0
  const steps: readonly PairingStepView[] = [
    wifiStep(camera),
    {
      id: 'read',
      icon: 'lens',
      title: t('pair.readHost'),
      instructions: t('pair.readHostHow'),
      children: <PasteCodeText open={camera.state === 'without'} onUse={onOffer} />,
    },
    {
      id: 'answer',
      icon: 'qr',
      title: t('pair.answer'),
      instructions: t('pair.answerHow'),
      children: answer !== null && <ShowAnswer answer={answer} onAgain={onAgain} />,
    },
  ]
  return (
    <PairingLayout {...{ camera, why, steps, currentStep, onCancel }} isReading={answer === null} onCode={onOffer} />
  )
}

/** Steps of a guest on a page of their own. */
export const GuestPairing = (props: GuestPairingProps) => (
  <Page title={t('pair.accept')}>
    <GuestPairingSteps {...props} />
  </Page>
)
