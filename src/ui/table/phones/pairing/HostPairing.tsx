import '../../../parts/symbols/gather.ts'
import { useEffect, useState } from 'preact/hooks'
import { t } from '#src/text/t.ts'
import * as button from '../../../parts/Button.module.css'
import { Icon } from '../../../parts/Icon.tsx'
import { Page } from '../../../parts/Page.tsx'
import * as styles from '../Phones.module.css'
import { BusyNotice } from '../parts/BusyNotice.tsx'
import type { HostPairingProps } from '../parts/props.ts'
import { QrCodeImage } from '../parts/QrCodeImage.tsx'
import { wifiStep } from './CameraPermission.tsx'
import { PasteCodeText, ShowCodeText } from './CodeText.tsx'
import { PairingLayout } from './PairingLayout.tsx'
import type { PairingStepView } from './PairingSteps.tsx'
import { useCamera } from './useCamera.ts'

const ShowOffer = ({ offer, onNext }: Pick<HostPairingProps, 'offer'> & { readonly onNext: () => void }) =>
  offer === null ? (
    <BusyNotice>{t('pair.making')}</BusyNotice>
  ) : (
    <>
      <QrCodeImage text={offer} label={t('pair.square')} />
      <button type="button" class={button.primary} onClick={onNext}>
        {t('pair.next')}
        <Icon name="next" />
      </button>
      <ShowCodeText text={offer} />
    </>
  )

interface ReadAnswerProps extends Pick<HostPairingProps, 'isConnecting' | 'onAnswer'> {
  readonly hasCamera: boolean
  /** Shows the offer once more. */
  readonly onShowOffer: () => void
  readonly onRestart: () => void
}

/** Last step: reads the answer of the guest. */
const ReadAnswer = ({ isConnecting, hasCamera, onAnswer, onShowOffer, onRestart }: ReadAnswerProps) =>
  isConnecting ? (
    <BusyNotice>{t('pair.connecting')}</BusyNotice>
  ) : (
    <>
      <PasteCodeText open={!hasCamera} onUse={onAnswer} />
      <div class={styles.approaches}>
        <button type="button" class={button.plain} onClick={onShowOffer}>
          <Icon name="back" />
          {t('pair.show')}
        </button>
        <button type="button" class={button.plain} onClick={onRestart}>
          {t('pair.begin')}
        </button>
      </div>
    </>
  )

/** Steps of a host that lets one phone in without a server: it shows a code and reads the answer. */
export const HostPairingSteps = ({ offer, isConnecting, why, onBegin, onAnswer, onCancel }: HostPairingProps) => {
  const camera = useCamera(onBegin)
  const [isOfferShown, setIsOfferShown] = useState(false)
  // A new offer is shown first.
  useEffect(() => setIsOfferShown(false), [offer])
  const isCameraDecided = camera.state === 'open' || camera.state === 'without'
  const currentStep = !isCameraDecided ? 0 : isOfferShown ? 2 : 1
  const restart = () => {
    setIsOfferShown(false)
    onBegin()
  }
  const steps: readonly PairingStepView[] = [
    wifiStep(camera),
    {
      id: 'show',
      icon: 'qr',
      title: t('pair.show'),
      instructions: t('pair.showHow'),
      children: <ShowOffer offer={offer} onNext={() => setIsOfferShown(true)} />,
    },
    {
      id: 'read',
      icon: 'lens',
      title: t('pair.read'),
      instructions: camera.state === 'without' ? '' : t('pair.readHow'),
      children: (
        <ReadAnswer
          isConnecting={isConnecting}
          hasCamera={camera.state !== 'without'}
          onAnswer={onAnswer}
          onShowOffer={() => setIsOfferShown(false)}
          onRestart={restart}
        />
      ),
    },
  ]
  return (
    <PairingLayout
      {...{ camera, why, steps, currentStep, onCancel }}
      isReading={currentStep !== 1 && !isConnecting}
      onCode={(text) => currentStep === 2 && onAnswer(text)}
    />
  )
}

/** Steps of a host on a page of their own. */
export const HostPairing = (props: HostPairingProps) => (
  <Page title={t('pair.title')}>
    <HostPairingSteps {...props} />
  </Page>
)
