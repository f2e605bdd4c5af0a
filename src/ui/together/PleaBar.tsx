import { listOf } from '../text/list.ts'
import { t } from '../text/t.ts'
import { reasonOf } from './Fault.tsx'
import type { Phones, PleaView } from './props.ts'

const waiting = ({ what, names }: Extract<PleaView, { readonly at: 'waits' }>): string =>
  t(what === 'undo' ? 'plea.waitsUndo' : 'plea.waitsEnd', { names: listOf(names), count: names.length })

/** The question, or how it stands, in a sentence. */
const wordsOf = (plea: PleaView): string => {
  switch (plea.at) {
    case 'asked':
      return plea.what === 'undo'
        ? t('plea.undo', { name: plea.name, deed: plea.deed })
        : t('plea.end', { name: plea.name })
    case 'waits':
      return waiting(plea)
    case 'declined':
      return t(plea.what === 'undo' ? 'plea.declinedUndo' : 'plea.declinedEnd', { name: plea.name })
    case 'told':
      return reasonOf(plea.why)
  }
}

const Button = ({ label, onPress }: { readonly label: string; readonly onPress: () => void }) => (
  <button type="button" class="btn" onClick={onPress}>
    {label}
  </button>
)

type Deeds = Pick<Phones, 'onAnswer' | 'onWithdraw'>

const Answers = ({ plea, onAnswer, onWithdraw }: Deeds & { readonly plea: PleaView }) => {
  if (plea.at === 'waits') return <Button label={t('plea.withdraw')} onPress={onWithdraw} />
  if (plea.at === 'declined' || plea.at === 'told') return <Button label={t('plea.understood')} onPress={onWithdraw} />
  return (
    <>
      <Button label={t('plea.no')} onPress={() => onAnswer(false)} />
      <Button label={t(plea.what === 'undo' ? 'plea.allow' : 'plea.agree')} onPress={() => onAnswer(true)} />
    </>
  )
}

/** What needs the consent of others, or was told: over the table, which goes on beneath it. */
export const PleaBar = ({ plea, ...deeds }: Deeds & { readonly plea: PleaView }) => (
  <section class="notices" aria-label={t('plea.title')}>
    <div class="notice night plea">
      <p class="grow" role="alert">
        {wordsOf(plea)}
      </p>
      <Answers plea={plea} {...deeds} />
    </div>
  </section>
)
