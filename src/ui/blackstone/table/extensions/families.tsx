/** Families at the table: the choice of a family, its powers in a court, and payment with the other token. */
import '#src/text/bundles/board.ts'
import '#src/text/blackstone/bundles/modesAndModules.ts'
import '../../symbols/families.ts'
import type { Action } from '#src/games/blackstone/actions.ts'
import { easiestPaymentFirst, payingTokenOf, withOtherToken } from '#src/games/blackstone/insight/shown/payingToken.ts'
import { checkAction } from '#src/games/blackstone/rules/engine/dispatchActions.ts'
import type { Seat } from '#src/kernel/contract.ts'
import { t } from '#src/text/t.ts'
import type { LogLine } from '../../../parts/viewTypes.ts'
import type { SeatBadge } from '../../../table/gameUiContract.ts'
import { FamilyButton, FamilyChoice, FamilyMark, FamilySection } from '../../views/tray/FamilyCard.tsx'
import type { AlternativePayment, BlackstoneTableProps, BlackstoneTableSnapshot } from '../blackstoneTableView.ts'
import { guardsExtension } from '../board/guardsExtension.tsx'
import { seatName } from '../namesInEventTexts.ts'
import type { TableExtension } from '../tableExtension.ts'
import { describeGained } from '../turn/describeGained.ts'
import { courtFamilyView, familyNameOnCard, familyOnCard, usedPowers } from '../turn/familyView.ts'
import { describeKept, keepTaskQuestion } from '../turn/keepTaskQuestion.tsx'
import type { PromptText } from '../turn/promptText.ts'

/** Choice between the two families that this seat may join (ruling 154). */
const FamilyPanel = ({ view, now }: BlackstoneTableProps) => {
  const todo = now.state.todo.at(-1)
  const slots = todo?.do === 'family' ? todo.slots : []
  const title = t('family.ask', { name: view.names[now.seat] ?? '' })
  return (
    <FamilyChoice title={title}>
      {slots.map((slot) => {
        const family = familyOnCard(now.scene, slot)
        return (
          family && (
            <FamilyButton key={slot} family={family} onPress={() => view.confirmAndPropose({ kind: 'family', slot })} />
          )
        )
      })}
    </FamilyChoice>
  )
}

const FamilyCourtSection = ({ now, seat }: BlackstoneTableProps & { readonly seat: Seat }) => {
  const court = now.state.courts[seat]
  const family = court && courtFamilyView(now.scene, court)
  return family ? <FamilySection family={family} used={usedPowers(court)} /> : null
}

/** Name of the shown seat's family; empty before it is chosen. */
const ownFamilyName = ({ scene, court }: BlackstoneTableSnapshot): string => courtFamilyView(scene, court)?.name ?? ''

/** Name of the family and what it brings. */
const greeting = ({ scene, court }: BlackstoneTableSnapshot): string => {
  const family = courtFamilyView(scene, court)
  return family ? t('family.yours', { family: family.name, powers: family.powers.join(' ') }) : ''
}

/** Crest on the chip of a seat whose family is known here. */
const familySign = ({ scene }: BlackstoneTableSnapshot, seat: Seat): SeatBadge | null => {
  const court = scene.state.courts[seat]
  const family = court && courtFamilyView(scene, court)
  return family
    ? { content: <FamilyMark key="family" id={family.id} />, label: t('chip.family', { family: family.name }) }
    : null
}

/** Log lines that come before the first action of a turn. */
const TURN_BEGIN_EVENTS: readonly LogLine['kind'][] = ['turn', 'mustered', 'gained']

/** Prompt that names the family in the first turn, where no curtain has named it: alone, and where hands lie open. */
const idlePrompt = ({ view, now }: BlackstoneTableProps): PromptText | null => {
  const isFirstTurnBegin = now.state.round === 1 && TURN_BEGIN_EVENTS.includes(view.log.value[0]?.kind)
  const family = ownFamilyName(now)
  return isFirstTurnBegin && family && !now.hidesHands ? { text: t('prompt.mine', { family }) } : null
}

/**
 * The same action with the other token. Null where the action reveals a card: it cannot be taken back, so the token is
 * chosen before.
 */
const alternativePayment = (now: BlackstoneTableSnapshot, action: Action): AlternativePayment | null => {
  const otherAction = action.kind === 'retain' || action.kind === 'blowUp' ? null : withOtherToken(action)
  const [paidToken, otherToken] = [payingTokenOf(action), otherAction && payingTokenOf(otherAction)]
  if (!otherAction || !otherToken || !paidToken || now.todo !== 'work' || checkAction(now.scene, otherAction))
    return null
  const appearance = {
    id: 'instead',
    label: t('do.payInstead'),
    hint: t('do.paid', { family: ownFamilyName(now), token: paidToken }),
  }
  return { action: otherAction, button: { ...appearance, cost: { token: otherToken, count: 1 } } }
}

export const extension: TableExtension = {
  questions: {
    family: { prompt: () => ({ text: t('prompt.family') }), Panel: FamilyPanel },
    keep: keepTaskQuestion,
  },
  pins: guardsExtension.pins,
  spaceLabel: guardsExtension.spaceLabel,
  vassalNotes: guardsExtension.vassalNotes,
  seatSign: familySign,
  CourtSection: FamilyCourtSection,
  orderPayments: easiestPaymentFirst,
  alternativePayment,
  payerName: ownFamilyName,
  greeting,
  idlePrompt,
  eventDescribers: {
    ...guardsExtension.eventDescribers,
    familyChosen: ({ seat, slot }, narrator) => ({
      icon: 'people',
      text: t('told.family', { name: seatName(narrator, seat), family: familyNameOnCard(narrator.state, slot) }),
    }),
    gained: describeGained,
    kept: describeKept,
  },
}
