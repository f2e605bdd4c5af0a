/** Lamps Below on the command line. */
import { toJsonSchema } from '@valibot/to-json-schema'
import type { LampsBelowTypes } from '../../games/lamps-below/game.ts'
import { planReasons } from '../../games/lamps-below/insight/reasons/planReasons.ts'
import { formatAction } from '../../games/lamps-below/notation/formatAction.ts'
import { readActionText } from '../../games/lamps-below/notation/readActionText.ts'
import { documentSchema } from '../../games/lamps-below/position/positionSchema.ts'
import { readPosition } from '../../games/lamps-below/position/readPosition.ts'
import { writePosition } from '../../games/lamps-below/position/writePosition.ts'
import book from '../../games/lamps-below/RULES.md?rulebook'
import { refusalParagraphsIn, rulingParagraphsIn } from '../citedParagraphs.ts'
import type { GameCli } from '../gameCli.ts'
import { describeStanding } from './describeStanding.ts'
import { drawTable } from './drawTable.ts'
import { endingReason } from './endingReason.ts'
import { eventSentence } from './eventSentence.ts'
import { explainCard } from './explainCard.ts'
import { reasonText } from './hints/reasonText.ts'
import { questionText } from './questionText.ts'
import { FLAW_PARAGRAPHS, REFUSAL_PARAGRAPHS, UNDO_PARAGRAPHS } from './refusalParagraphs.ts'

/** Help on typing actions; docs/notation.md has the grammar. */
const TERMINAL_HELP = {
  actions: `  choose marn   vote a   way a   way a marn   yes   no   more   enough
  move b3   hit A2 knives   search   search six   probe   rest   mend hesper   brace (each also with lamp at its end)
  use flask   use egg B1   dare   leave   end   again   keep   take crown
  give crown marn rook   on
  what marn   what egg   what pillars (an explorer with its weapons, a card, a find, a hall)`,
  source: 'docs/notation.md says it all.',
}

export const gameCli: GameCli<LampsBelowTypes> = {
  notation: { write: ({ state }, action) => formatAction(state, action), parse: readActionText },
  positions: {
    read: readPosition,
    write: writePosition,
    schema: () => ({ title: 'A position of Lamps Below', ...toJsonSchema(documentSchema) }),
  },
  terminal: {
    draw: drawTable,
    explain: explainCard,
    reasons: (view, actions) => [
      ...new Set(planReasons(view, actions).map((reason) => reasonText(reason, view.state))),
    ],
    question: ({ state }) => questionText(state),
    ending: ({ state }) => endingReason(state),
    help: TERMINAL_HELP,
  },
  describeStanding: ({ state }) => describeStanding(state),
  tellsOpening: true,
  describeEvent: ({ state }, event) => eventSentence(state, event),
  rulingParagraphs: rulingParagraphsIn(book),
  refusalParagraphs: refusalParagraphsIn(book, { ...REFUSAL_PARAGRAPHS, ...FLAW_PARAGRAPHS, ...UNDO_PARAGRAPHS }),
}
