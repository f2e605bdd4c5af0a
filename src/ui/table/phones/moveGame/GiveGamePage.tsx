/** Page that gives a game to another phone: the code, and who asks for it. */
import '../../../parts/symbols/phones.ts'
import '../../../parts/symbols/table.ts'
import type { Refusal } from '#src/kernel/result.ts'
import type { GivingState } from '#src/table/phones/moveGame/createGameGiver.ts'
import { t } from '#src/text/t.ts'
import * as button from '../../../parts/Button.module.css'
import { Icon } from '../../../parts/Icon.tsx'
import { Page } from '../../../parts/Page.tsx'
import { InvitePanel } from '../lobby/InvitePanel.tsx'
import * as styles from '../Phones.module.css'
import { BusyNotice } from '../parts/BusyNotice.tsx'
import type { RoomStatusView } from '../parts/phoneProps.ts'
import { RefusalNotice, refusalText } from '../parts/RefusalNotice.tsx'

type WaitingState = Extract<GivingState, { readonly at: 'waiting' }>

export interface GiveGamePageProps {
  /** Name of the game. */
  readonly title: string
  readonly state: GivingState
  readonly roomStatus: RoomStatusView
  /** Why the game could not be sent; empty if nothing failed. */
  readonly failure: string
  readonly onGive: (check: number) => void
  readonly onPair: () => void
  readonly onRetry: () => void
  readonly onExport: () => void
  /** Opens a new room, after the other phone refused the game. */
  readonly onAgain: () => void
}

/** Phones that ask, each by its number. Nothing here moves when one comes or goes. */
const Callers = ({ callers, onGive }: Pick<GiveGamePageProps, 'onGive'> & Pick<WaitingState, 'callers'>) => (
  <>
    <p>{t('move.asks')}</p>
    <div class={styles.numbers} aria-live="polite">
      {callers.length === 0 && (
        <span class={button.plain} aria-disabled="true" aria-hidden="true">
          ··
        </span>
      )}
      {callers.map(({ check, isHere }) => (
        <button
          key={check}
          type="button"
          class={button.primary}
          aria-disabled={!isHere}
          aria-label={t(isHere ? 'move.give' : 'move.numberLeft', { check })}
          onClick={() => isHere && onGive(check)}
        >
          {check}
        </button>
      ))}
    </div>
  </>
)

const FileWay = ({ onExport }: Pick<GiveGamePageProps, 'onExport'>) => (
  <section class={styles.approaches}>
    <p class="muted">{t('move.file')}</p>
    <button type="button" class={button.plain} onClick={onExport}>
      <Icon name="export" />
      {t('app.export')}
    </button>
  </section>
)

const Waiting = ({ callers, isOlder, ...props }: GiveGamePageProps & WaitingState) => (
  <div class={styles.giving}>
    <p>{t('move.how')}</p>
    <Callers callers={callers} onGive={props.onGive} />
    <InvitePanel roomStatus={props.roomStatus} onRetry={props.onRetry} onPair={props.onPair} />
    <FileWay onExport={props.onExport} />
    {isOlder && <RefusalNotice why={{ code: 'move.older' }} />}
  </div>
)

/** What the other phone says is told from here: `here` is this phone. */
const refusedHere = (why: Refusal): Refusal => {
  if (why.code === 'move.left') return why
  if (why.code === 'record.differs') return { code: 'move.differs' }
  return { code: 'move.refused', values: { why: refusalText(why) } }
}

/** The other phone refused the game, or had gone. */
const Refused = ({ why, onAgain }: { readonly why: Refusal } & Pick<GiveGamePageProps, 'onAgain'>) => (
  <RefusalNotice why={refusedHere(why)}>
    <button type="button" class={button.plain} onClick={onAgain}>
      {t('gather.again')}
    </button>
  </RefusalNotice>
)

export const GiveGamePage = (props: GiveGamePageProps) => {
  const { state, title, failure } = props
  return (
    <Page title={t('move.title')}>
      <p>
        <b>{title}</b>
      </p>
      {failure && <p role="alert">{failure}</p>}
      {state.at === 'waiting' && <Waiting {...props} {...state} />}
      {state.at === 'sending' && <BusyNotice>{t('move.sending')}</BusyNotice>}
      {state.at === 'over' && state.answer?.refusal && <Refused why={state.answer.refusal} onAgain={props.onAgain} />}
    </Page>
  )
}
