import '../style/gather.css'
import '../symbols/gather.ts'
import '../text/together.ts'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../shell/Icon.tsx'
import { Page } from '../shell/Page.tsx'
import { t } from '../text/t.ts'
import { PasteText, ShowText } from './AsText.tsx'
import { Camera } from './Camera.tsx'
import { Fault } from './Fault.tsx'
import { Permission } from './Permission.tsx'
import type { InviteProps } from './props.ts'
import { SquareCode } from './SquareCode.tsx'
import { Steps, type StepView } from './Steps.tsx'
import { Turning } from './Turning.tsx'
import { useLens } from './useLens.ts'

const Show = ({ offer, onNext }: Pick<InviteProps, 'offer'> & { readonly onNext: () => void }) =>
  offer === null ? (
    <Turning>{t('pair.making')}</Turning>
  ) : (
    <>
      <SquareCode text={offer} label={t('pair.square')} />
      <button type="button" class="btn go" onClick={onNext}>
        {t('pair.next')}
        <Icon name="next" />
      </button>
      <ShowText text={offer} />
    </>
  )

/** The host lets one phone in without any server: it shows a code, and reads the answer. */
export const InviteSteps = ({ offer, connecting, why, onBegin, onAnswer, onCancel }: InviteProps) => {
  const camera = useLens(onBegin)
  const [shown, show] = useState(false)
  // A new offer is there to be read first.
  useEffect(() => show(false), [offer])
  const chosen = camera.lens === 'open' || camera.lens === 'without'
  const now = !chosen ? 0 : shown ? 2 : 1
  const again = () => {
    show(false)
    onBegin()
  }
  const steps: readonly StepView[] = [
    {
      id: 'wifi',
      icon: 'wifi',
      title: t('pair.wifi'),
      how: t('pair.wifiHow'),
      children: camera.lens === 'unasked' && <Permission onCamera={camera.ask} onWithout={camera.doWithout} />,
    },
    {
      id: 'show',
      icon: 'qr',
      title: t('pair.show'),
      how: t('pair.showHow'),
      children: <Show offer={offer} onNext={() => show(true)} />,
    },
    {
      id: 'read',
      icon: 'lens',
      title: t('pair.read'),
      how: camera.lens === 'without' ? '' : t('pair.readHow'),
      children: connecting ? (
        <Turning>{t('pair.connecting')}</Turning>
      ) : (
        <>
          <PasteText open={camera.lens === 'without'} onUse={onAnswer} />
          <div class="approaches">
            <button type="button" class="btn" onClick={() => show(false)}>
              <Icon name="back" />
              {t('pair.show')}
            </button>
            <button type="button" class="btn" onClick={again}>
              {t('pair.begin')}
            </button>
          </div>
        </>
      ),
    },
  ]
  return (
    <>
      {camera.why && <Fault why={camera.why} />}
      {why && <Fault why={why} />}
      {/* Open from the first step to the last: with a camera a browser tells its real addresses. */}
      {(camera.lens === 'opening' || camera.lens === 'open') && (
        <Camera
          reads={now !== 1 && !connecting}
          onReady={camera.ready}
          onSeen={(text) => now === 2 && onAnswer(text)}
          onRefused={camera.refused}
        />
      )}
      <Steps steps={steps} now={now} />
      <button type="button" class="btn flat leave" onClick={onCancel}>
        {t('pair.cancel')}
      </button>
    </>
  )
}

/** The same on a page of its own. */
export const Invite = (props: InviteProps) => (
  <Page title={t('pair.title')}>
    <InviteSteps {...props} />
  </Page>
)
