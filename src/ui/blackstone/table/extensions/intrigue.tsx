/** Intrigue at the table: its questions, markers and event texts. */
import '#src/text/bundles/board.ts'
import '#src/text/blackstone/bundles/modesAndModules.ts'
import '../../symbols/intrigue.ts'
import { openTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import { t } from '#src/text/t.ts'
import type { EventDescribers } from '../blackstoneTableView.ts'
import { assignIntrigueQuestion } from '../intrigue/assignIntrigueQuestion.tsx'
import { agentLabel, agentNotes, agentPins, faceDownSign, IntrigueCourtSection } from '../intrigue/markersAtTable.tsx'
import { recallQuestion, rewardQuestion } from '../intrigue/recallAndRewardQuestions.tsx'
import { seatName, vassalName } from '../namesInEventTexts.ts'
import type { TableExtension } from '../tableExtension.ts'

const eventDescribers: EventDescribers = {
  intrigued: ({ seat, vassal }, narrator) => ({
    icon: 'agent',
    text: t('told.intrigued', { name: seatName(narrator, seat), vassal: vassalName(narrator.state, vassal) }),
  }),
  hidden: ({ seat }, narrator) => ({ icon: 'laid', text: t('told.hidden', { name: seatName(narrator, seat) }) }),
  // `by` is the seat that acted; the line is news to the marker's owner.
  noticed: ({ seat, by, vassal }, narrator) => ({
    icon: 'agent',
    by,
    text: t('told.noticed', {
      name: seatName(narrator, seat),
      by: seatName(narrator, by),
      vassal: vassalName(narrator.state, vassal),
    }),
  }),
  rewarded: ({ seat, take }, narrator) => ({
    icon: 'agent',
    text: t('told.rewarded', { name: seatName(narrator, seat), gift: t(`gift.${take}`) }),
  }),
  lapsed: ({ seat }, narrator) => ({ icon: 'cross', text: t('told.lapsed', { name: seatName(narrator, seat) }) }),
  claimed: ({ seat, card, stack }, narrator) => {
    const values = {
      name: seatName(narrator, seat),
      type: t(`type.${stack}`),
      points: openTaskIn(narrator.state, card)?.points ?? 0,
    }
    return { icon: 'tick', text: t(narrator.state.rats ? 'told.claimedHere' : 'told.claimed', values) }
  },
  declined: ({ seat }, narrator) => ({ icon: 'laid', text: t('told.declined', { name: seatName(narrator, seat) }) }),
  recalled: ({ seat }, narrator) => ({ icon: 'agent', text: t('told.recalled', { name: seatName(narrator, seat) }) }),
}

export const extension: TableExtension = {
  questions: { recall: recallQuestion, intrigue: assignIntrigueQuestion, reward: rewardQuestion },
  eventDescribers,
  spaceLabel: agentLabel,
  pins: agentPins,
  vassalNotes: agentNotes,
  seatSign: faceDownSign,
  CourtSection: IntrigueCourtSection,
  /** Names who was disturbed, until the next action. */
  idlePrompt: ({ view }) => {
    const lastLine = view.log.value.find(({ kind }) => kind !== 'turn' && kind !== 'mustered')
    return lastLine?.kind === 'noticed' ? { text: lastLine.text } : null
  },
}
