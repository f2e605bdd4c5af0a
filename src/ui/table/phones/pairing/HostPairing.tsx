import '../../../parts/symbols/phones.ts'
import { useEffect, useState } from 'preact/hooks'
import { t } from '#src/text/t.ts'
import * as button from '../../../parts/Button.module.css'
import { Icon } from '../../../parts/Icon.tsx'
import { Page } from '../../../parts/Page.tsx'
import * as styles from '../Phones.module.css'
import { BusyNotice } from '../parts/BusyNotice.tsx'
import type { HostPairingProps } from '../parts/phoneProps.ts'
import { QrCodeImage } from '../parts/QrCodeImage.tsx'
import { PasteCodeText, ShowCodeText } from './CodeText.tsx'
import { PairingLayout } from './PairingLayout.tsx'
import type { PairingStepView } from './PairingSteps.tsx'
import { useCameraState } from './useCameraState.ts'
import { wifiStep } from './wifiStep.tsx'

interface ShowOfferProps {
  readonly offer: string
  readonly hasCamera: boolean
  readonly onNext: () => void
}

const ShowOffer = ({ offer, hasCamera, onNext }: ShowOfferProps) => {
  const square = <QrCodeImage text={offer} label={t('pair.square')} />
  return (
    <>
      {hasCamera ? square : <ShowCodeText text={offer} isOpen />}
      <button type="button" class={button.primary} onClick={onNext}>
        {t(hasCamera ? 'pair.read' : 'pair.readText')}
        <Icon name="next" />
      </button>
      {hasCamera ? (
        <ShowCodeText text={offer} isOpen={false} />
      ) : (
        <>
          <p class="muted">{t('pair.orScan')}</p>
          {square}
        </>
      )}
    </>
  )
}

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
      <PasteCodeText isOpen={!hasCamera} onUse={onAnswer} />
      <div class={styles.approaches}>
        <button type="button" class={button.plain} onClick={onShowOffer}>
          <Icon name="back" />
          {t(hasCamera ? 'pair.showAgain' : 'pair.showTextAgain')}
        </button>
        <button type="button" class={button.plain} onClick={onRestart}>
          {t('pair.begin')}
        </button>
      </div>
    </>
  )

/** What to do on the other phone, and when to go on here. */
const showHow = (hasCamera: boolean, isAtTable: boolean): string => {
  if (isAtTable) return t(hasCamera ? 'pair.showTableHow' : 'pair.showTableTextHow')
  return t(hasCamera ? 'pair.showHow' : 'pair.showTextHow')
}

interface HostPairingStepsProps extends HostPairingProps {
  /** Whether the game has begun: a guest then comes back from its table, not by Join. */
  readonly isAtTable?: boolean
}

/** Steps of a host that lets one phone in without a server: it shows a code and reads the answer. */
export const HostPairingSteps = ({
  offer,
  isConnecting,
  why,
  onBegin,
  onAnswer,
  onCancel,
  isAtTable = false,
}: HostPairingStepsProps) => {
  const camera = useCameraState(onBegin)
  const hasCamera = camera.state !== 'without'
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
      icon: hasCamera ? 'qr' : 'copy',
      title: t(hasCamera ? 'pair.show' : 'pair.showText'),
      instructions: showHow(hasCamera, isAtTable),
      children:
        offer === null ? (
          <BusyNotice>{t('pair.making')}</BusyNotice>
        ) : (
          <ShowOffer {...{ offer, hasCamera }} onNext={() => setIsOfferShown(true)} />
        ),
    },
    {
      id: 'read',
      icon: hasCamera ? 'lens' : 'log',
      title: t(hasCamera ? 'pair.read' : 'pair.readText'),
      instructions: t(hasCamera ? 'pair.readHow' : 'pair.readTextHow'),
      children: (
        <ReadAnswer
          {...{ isConnecting, hasCamera, onAnswer }}
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
