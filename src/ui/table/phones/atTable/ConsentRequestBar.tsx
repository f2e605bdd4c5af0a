import { formatList } from '#src/text/formatList.ts'
import { t } from '#src/text/t.ts'
import * as button from '../../../parts/Button.module.css'
import * as notice from '../../../parts/Notice.module.css'
import * as gold from '../../OfferedGold.module.css'
import type { ConsentRequestView, Phones } from '../parts/phoneProps.ts'
import { refusalText } from '../parts/RefusalNotice.tsx'

const waitingText = ({ what, names, isConcession }: Extract<ConsentRequestView, { readonly at: 'waits' }>): string => {
  const values = { names: formatList(names), count: names.length }
  if (what === 'undo') return t('plea.waitsUndo', values)
  return t(isConcession ? 'plea.waitsConceded' : 'plea.waitsEnd', values)
}

type LogQuestion = Extract<ConsentRequestView, { readonly at: 'log' }>

const logText = (question: LogQuestion): string => {
  switch (question.what) {
    case 'tail':
      return t('log.tail', { name: question.name, count: question.count })
    case 'fork':
      return t('log.fork', { name: question.name, entry: question.entry })
    case 'lost':
      return t('log.lost')
  }
}

/** Says that the phones of these players are gone, and how they come back. */
export const goneText = (names: readonly string[]): string =>
  t('phones.gone', { names: formatList(names), count: names.length })

/** Text of the question, or of its state. */
const consentRequestText = (consentRequest: ConsentRequestView): string => {
  switch (consentRequest.at) {
    case 'asked':
      return consentRequest.what === 'undo'
        ? t('plea.undo', { name: consentRequest.name, deed: consentRequest.undoText })
        : t(consentRequest.isConcession ? 'plea.conceded' : 'plea.end', { name: consentRequest.name })
    case 'waits':
      return waitingText(consentRequest)
    case 'declined':
      return t(consentRequest.what === 'undo' ? 'plea.declinedUndo' : 'plea.declinedEnd', { name: consentRequest.name })
    case 'log':
      return logText(consentRequest)
    case 'gone':
      return goneText(consentRequest.names)
    case 'told':
      return refusalText(consentRequest.why)
  }
}

interface AnswerButtonProps {
  readonly label: string
  readonly isGold?: boolean
  readonly onPress: () => void
}

const AnswerButton = ({ label, isGold = false, onPress }: AnswerButtonProps) => (
  <button
    type="button"
    class={`${isGold ? `${button.primary} ${gold.offered}` : button.plain} ${notice.action}`}
    onClick={onPress}
  >
    {label}
  </button>
)

/** Answers to a question about logs. None of them is gilded: neither is what most would choose. */
const LogButtons = ({ question, onDecideLog }: Pick<Phones, 'onDecideLog'> & { readonly question: LogQuestion }) => {
  if (question.what === 'lost') return <AnswerButton label={t('log.goOn')} onPress={() => onDecideLog(false)} />
  const isTail = question.what === 'tail'
  return (
    <>
      <AnswerButton label={t(isTail ? 'log.without' : 'log.ours')} onPress={() => onDecideLog(false)} />
      <AnswerButton
        label={isTail ? t('log.take') : t('log.theirs', { name: question.name })}
        onPress={() => onDecideLog(true)}
      />
    </>
  )
}

type AnswerHandlers = Pick<Phones, 'onAnswer' | 'onWithdraw' | 'onDecideLog' | 'onPair'>

const AnswerButtons = ({
  plea: consentRequest,
  onAnswer,
  onWithdraw,
  onDecideLog,
  onPair,
}: AnswerHandlers & { readonly plea: ConsentRequestView }) => {
  if (consentRequest.at === 'log') return <LogButtons question={consentRequest} onDecideLog={onDecideLog} />
  // Whoever has conceded cannot keep the others from deciding.
  if (consentRequest.at === 'waits' && (consentRequest.isConcession || !consentRequest.isOwn)) return null
  if (consentRequest.at === 'asked' && consentRequest.what === 'end' && consentRequest.isConcession)
    return (
      <>
        <AnswerButton label={t('plea.endGame')} onPress={() => onAnswer(true)} />
        <AnswerButton label={t('plea.playOn')} isGold onPress={() => onAnswer(false)} />
      </>
    )
  if (consentRequest.at === 'waits') return <AnswerButton label={t('plea.withdraw')} onPress={onWithdraw} />
  if (consentRequest.at === 'gone')
    return (
      <>
        <AnswerButton label={t('plea.understood')} onPress={onWithdraw} />
        <AnswerButton label={t('phones.pair')} onPress={onPair} />
      </>
    )
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
