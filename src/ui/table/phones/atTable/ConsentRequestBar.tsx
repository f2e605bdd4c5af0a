import { formatList } from '../../../../text/formatList.ts'
import { t } from '../../../../text/t.ts'
import * as button from '../../../parts/Button.module.css'
import * as notice from '../../../parts/Notice.module.css'
import type { ConsentRequestView, Phones } from '../parts/props.ts'
import { refusalText } from '../parts/RefusalNotice.tsx'

const waitingText = ({ what, names }: Extract<ConsentRequestView, { readonly at: 'waits' }>): string =>
  t(what === 'undo' ? 'plea.waitsUndo' : 'plea.waitsEnd', { names: formatList(names), count: names.length })

/** Text of the question, or of its state. */
const consentRequestText = (consentRequest: ConsentRequestView): string => {
  switch (consentRequest.at) {
    case 'asked':
      return consentRequest.what === 'undo'
        ? t('plea.undo', { name: consentRequest.name, deed: consentRequest.undoText })
        : t('plea.end', { name: consentRequest.name })
    case 'waits':
      return waitingText(consentRequest)
    case 'declined':
      return t(consentRequest.what === 'undo' ? 'plea.declinedUndo' : 'plea.declinedEnd', { name: consentRequest.name })
    case 'told':
      return refusalText(consentRequest.why)
  }
}

const AnswerButton = ({ label, onPress }: { readonly label: string; readonly onPress: () => void }) => (
  <button type="button" class={`${button.plain} ${notice.action}`} onClick={onPress}>
    {label}
  </button>
)

type AnswerHandlers = Pick<Phones, 'onAnswer' | 'onWithdraw'>

const AnswerButtons = ({
  plea: consentRequest,
  onAnswer,
  onWithdraw,
}: AnswerHandlers & { readonly plea: ConsentRequestView }) => {
  if (consentRequest.at === 'waits') return <AnswerButton label={t('plea.withdraw')} onPress={onWithdraw} />
  if (consentRequest.at === 'declined' || consentRequest.at === 'told')
    return <AnswerButton label={t('plea.understood')} onPress={onWithdraw} />
  return (
    <>
      <AnswerButton label={t('plea.no')} onPress={() => onAnswer(false)} />
      <AnswerButton
        label={t(consentRequest.what === 'undo' ? 'plea.allow' : 'plea.agree')}
        onPress={() => onAnswer(true)}
      />
    </>
  )
}

/** Bar over the table with a consent request or a notice; the game goes on beneath it. */
export const ConsentRequestBar = ({
  plea: consentRequest,
  ...handlers
}: AnswerHandlers & { readonly plea: ConsentRequestView }) => (
  <section class={notice.notices} aria-label={t('plea.title')}>
    <div class={`${notice.notice} night ${notice.request}`}>
      <p class="grow" role="alert">
        {consentRequestText(consentRequest)}
      </p>
      <AnswerButtons plea={consentRequest} {...handlers} />
    </div>
  </section>
)
