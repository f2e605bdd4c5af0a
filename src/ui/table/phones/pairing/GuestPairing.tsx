import '../../../parts/symbols/phones.ts'
import { useEffect, useState } from 'preact/hooks'
import { t } from '#src/text/t.ts'
import * as button from '../../../parts/Button.module.css'
import { Page } from '../../../parts/Page.tsx'
import { BusyNotice } from '../parts/BusyNotice.tsx'
import { OneOfTexts } from '../parts/OneOfTexts.tsx'
import type { GuestPairingProps } from '../parts/phoneProps.ts'
import { QrCodeImage } from '../parts/QrCodeImage.tsx'
import { PasteCodeText, ShowCodeText } from './CodeText.tsx'
import { PairingLayout } from './PairingLayout.tsx'
import type { PairingStepView } from './PairingSteps.tsx'
import { useCameraState } from './useCameraState.ts'
import { wifiStep } from './wifiStep.tsx'

const doNothing = () => undefined

/** Milliseconds after which people wonder whether the host still waits for the answer. No phone can hear that. */
const DOUBT_DELAY = 30_000

/** Says that this phone waits, and after a while what to do if the host has closed its code. Nothing moves. */
const WaitForHost = () => {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), DOUBT_DELAY)
    return () => clearTimeout(timer)
  }, [])
  return (
    <BusyNotice>
      <OneOfTexts texts={[t('pair.waits'), t('pair.waitsLong')]} shown={isLate ? 1 : 0} />
    </BusyNotice>
  )
}

interface ShowAnswerProps extends Pick<GuestPairingProps, 'onAgain'> {
  readonly answer: string
  readonly hasCamera: boolean
}

const ShowAnswer = ({ answer, hasCamera, onAgain }: ShowAnswerProps) => {
  const square = <QrCodeImage text={answer} label={t('pair.square')} />
  return (
    <>
      {hasCamera ? square : <ShowCodeText text={answer} isOpen />}
      <WaitForHost />
      <button type="button" class={button.plain} onClick={onAgain}>
        {t('pair.begin')}
      </button>
      {hasCamera ? (
        <ShowCodeText text={answer} isOpen={false} />
      ) : (
        <>
          <p class="muted">{t('pair.orScan')}</p>
          {square}
        </>
      )}
    </>
  )
}

const readHostHow = (hasCamera: boolean, isAtTable: boolean): string => {
  if (isAtTable) return t(hasCamera ? 'pair.readTableHow' : 'pair.readTableTextHow')
  return t(hasCamera ? 'pair.readHostHow' : 'pair.readHostTextHow')
}

interface GuestPairingStepsProps extends GuestPairingProps {
  /** Whether the game has begun: the host then has another button for it. */
  readonly isAtTable?: boolean
}

/** Steps of a guest that joins without a server: it reads the host's code and shows its answer. */
export const GuestPairingSteps = ({
  answer,
  why,
  onOffer,
  onAgain,
  onCancel,
  isAtTable = false,
}: GuestPairingStepsProps) => {
  const camera = useCameraState(doNothing)
  const hasCamera = camera.state !== 'without'
  const isCameraDecided = camera.state === 'open' || camera.state === 'without'
  const currentStep = answer !== null ? 2 : isCameraDecided ? 1 : 0
  const steps: readonly PairingStepView[] = [
    wifiStep(camera),
    {
      id: 'read',
      icon: hasCamera ? 'lens' : 'log',
      title: t(hasCamera ? 'pair.readHost' : 'pair.readHostText'),
      instructions: readHostHow(hasCamera, isAtTable),
      children: <PasteCodeText isOpen={!hasCamera} onUse={onOffer} />,
    },
    {
      id: 'answer',
      icon: hasCamera ? 'qr' : 'copy',
      title: t(hasCamera ? 'pair.show' : 'pair.answerText'),
      instructions: t(hasCamera ? 'pair.answerHow' : 'pair.answerTextHow'),
      children: answer !== null && <ShowAnswer key={answer} {...{ answer, hasCamera, onAgain }} />,
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
