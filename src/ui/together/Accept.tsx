import '../style/gather.css'
import '../symbols/gather.ts'
import '../text/together.ts'
import { Page } from '../shell/Page.tsx'
import { t } from '../text/t.ts'
import { PasteText, ShowText } from './AsText.tsx'
import { Camera } from './Camera.tsx'
import { Fault } from './Fault.tsx'
import { Permission } from './Permission.tsx'
import type { AcceptProps } from './props.ts'
import { SquareCode } from './SquareCode.tsx'
import { Steps, type StepView } from './Steps.tsx'
import { useLens } from './useLens.ts'

const nothing = () => undefined

const Shown = ({ answer, onAgain }: { readonly answer: string } & Pick<AcceptProps, 'onAgain'>) => (
  <>
    <SquareCode text={answer} label={t('pair.square')} />
    <ShowText text={answer} />
    <button type="button" class="btn" onClick={onAgain}>
      {t('pair.begin')}
    </button>
  </>
)

/** A guest comes in without any server: it reads the host's code and shows its answer. */
export const AcceptSteps = ({ answer, why, onOffer, onAgain, onCancel }: AcceptProps) => {
  const camera = useLens(nothing)
  const chosen = camera.lens === 'open' || camera.lens === 'without'
  const now = answer !== null ? 2 : chosen ? 1 : 0
  const steps: readonly StepView[] = [
    {
      id: 'wifi',
      icon: 'wifi',
      title: t('pair.wifi'),
      how: t('pair.wifiHow'),
      children: camera.lens === 'unasked' && <Permission onCamera={camera.ask} onWithout={camera.doWithout} />,
    },
    {
      id: 'read',
      icon: 'lens',
      title: t('pair.readHost'),
      how: t('pair.readHostHow'),
      children: <PasteText open={camera.lens === 'without'} onUse={onOffer} />,
    },
    {
      id: 'answer',
      icon: 'qr',
      title: t('pair.answer'),
      how: t('pair.answerHow'),
      children: answer !== null && <Shown answer={answer} onAgain={onAgain} />,
    },
  ]
  return (
    <>
      {camera.why && <Fault why={camera.why} />}
      {why && <Fault why={why} />}
      {(camera.lens === 'opening' || camera.lens === 'open') && (
        <Camera reads={answer === null} onReady={camera.ready} onSeen={onOffer} onRefused={camera.refused} />
      )}
      <Steps steps={steps} now={now} />
      <button type="button" class="btn flat leave" onClick={onCancel}>
        {t('pair.cancel')}
      </button>
    </>
  )
}

/** The same on a page of its own. */
export const Accept = (props: AcceptProps) => (
  <Page title={t('pair.accept')}>
    <AcceptSteps {...props} />
  </Page>
)
