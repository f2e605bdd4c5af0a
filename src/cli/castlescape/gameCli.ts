/** CastleScape on the command line. */

import { toJsonSchema } from '@valibot/to-json-schema'
import type { CastleScapeTypes } from '../../games/castlescape/game.ts'
import { formatAction } from '../../games/castlescape/notation/formatAction.ts'
import { readActionText } from '../../games/castlescape/notation/readActionText.ts'
import { documentSchema } from '../../games/castlescape/position/positionSchema.ts'
import { readPosition } from '../../games/castlescape/position/readPosition.ts'
import { writePosition } from '../../games/castlescape/position/writePosition.ts'
import book from '../../games/castlescape/RULES.md?rulebook'
import type { State, Task } from '../../games/castlescape/state.ts'
import { rulingParagraphsIn } from '../citedParagraphs.ts'
import type { GameCli } from '../gameCli.ts'
import { describeStanding } from './describeStanding.ts'
import { drawTable } from './drawTable.ts'
import { eventSentence } from './eventSentence.ts'
import { explainCard } from './explainCard.ts'

const textOf = (task: Task): string => {
  switch (task.do) {
    case 'keep':
      return 'which two Contracts do you keep'
    case 'keepOne':
      return `which ${task.keep === 1 ? 'Contract' : `${task.keep} Contracts`} do you keep`
    case 'lose':
      return 'which Recruit goes'
    case 'pay':
      return 'drop a card, or pay 1 Renown'
    case 'discard':
      return 'which card do you discard'
    default:
      return ''
  }
}

/** Question where a seat has one decision; a turn, which has many actions, has none. */
const questionText = ({ tasks }: State): string => {
  const task = tasks.at(-1)
  return task ? textOf(task) : ''
}

/** Help on typing actions; docs/notation.md has the grammar. */
const TERMINAL_HELP = {
  actions: `  play ramparts   play back-alley-bribes/2 (second effect)   play cut-purse-ring@3 (against the third seat)
  build g8   leave (the rest of the card)   post g8   recall g8   move g8-g9   oust g8
  buy ramparts   take craftsmans-shop   destroy hand market-stall   clear hire-a-fence   claim two-courts   end
  keep garrison levy   lose g8   drop ramparts   pay (1 Renown)
  what ramparts   what levy (what a card, a Goal or a Contract does)`,
  source: 'docs/notation.md says it all.',
}

export const gameCli: GameCli<CastleScapeTypes> = {
  notation: {
    write: ({ state, knownCard }, action) =>
      formatAction(action, { size: state.site.size, faceOf: (slot) => knownCard(slot)?.face ?? -1 }),
    parse: readActionText,
  },
  positions: {
    read: readPosition,
    write: writePosition,
    schema: () => ({ title: 'A position of CastleScape', ...toJsonSchema(documentSchema) }),
  },
  terminal: {
    draw: drawTable,
    explain: explainCard,
    question: ({ state }) => questionText(state),
    help: TERMINAL_HELP,
  },
  describeStanding: ({ state }) => describeStanding(state),
  describeEvent: ({ state }, event) => eventSentence(state, event),
  rulingParagraphs: rulingParagraphsIn(book),
}
