/** Blackstone Castle on the command line. */
import { toJsonSchema } from '@valibot/to-json-schema'
import { type BlackstoneTypes, game, sceneOf } from '../../games/blackstone/game.ts'
import { isRoundLimitReached } from '../../games/blackstone/insight/review/isRoundLimitReached.ts'
import { formatAction, parseAction } from '../../games/blackstone/notation/actionNotation.ts'
import { formatSpace } from '../../games/blackstone/notation/cardAndSpaceNotation.ts'
import { writePosition } from '../../games/blackstone/notation/position/writePosition.ts'
import { documentSchema } from '../../games/blackstone/position/positionSchema.ts'
import { readPosition } from '../../games/blackstone/position/readPosition.ts'
import book from '../../games/blackstone/RULES.md?rulebook'
import type { State, Todo } from '../../games/blackstone/state.ts'
import { rulingParagraphsIn } from '../citedParagraphs.ts'
import type { GameCli } from '../gameCli.ts'
import { describeStanding } from './describeStanding.ts'
import { eventSentence } from './eventSentence.ts'
import { drawTable } from './play/drawTable.ts'
import { type BlackstoneMatch, playBlackstoneMatch } from './selfplay/blackstoneMatch.ts'
import { simplePlayer } from './selfplay/simplePlayer.ts'
import { summarizeBlackstoneMatches } from './selfplay/summarizeBlackstoneMatches.ts'

/** Questions for single decisions. The work of a turn, which has many actions, has none. */
const QUESTIONS: Partial<Readonly<Record<Todo['do'], string>>> = {
  pile: 'which corner pile is yours',
  family: 'which family is yours',
  decks: 'from which two decks',
  keep: 'which card do you keep',
  place: 'where is it put',
  income: 'what does the card pay',
  recall: 'recall the markers, or leave them',
  reward: 'what do you take',
  refreshPile: 'which pile refreshes the board',
  makeUp: 'which empty space is refilled',
  drop: 'over the limit, what goes',
}

const todoQuestion = (todo: Todo | undefined): string =>
  todo?.do === 'refill'
    ? `refill ${formatSpace(todo.space)}, or leave it empty`
    : todo
      ? (QUESTIONS[todo.do] ?? '')
      : ''

const questionText = ({ todo }: State): string => todoQuestion(todo.at(-1))

/** Help on typing actions; docs/notation.md has the grammar. */
const TERMINAL_HELP = {
  actions: `  N BS-LS slide      W BS~LS swap       W AO^ flip      N AO!2 retain, refill from pile 2 (- for none)
  W+G NN+P draw from Guild, Power, Machination          NW jack x2 kill rats with a dog
  G01 BS KO/Ls,Dc complete G01 with the vassals on BS and KO and pay Ls and Dc; =jack at the end adopts a dog instead
  . end the work     + refill   - leave empty           x G01 discard   !2 choose pile 2`,
  source: 'docs/notation.md says it all.',
}

export const gameCli: GameCli<BlackstoneTypes, BlackstoneMatch> = {
  notation: {
    write: (view, action) => formatAction(sceneOf(view), action),
    parse: (view, text) => parseAction(sceneOf(view), text),
  },
  positions: {
    read: (json) => readPosition(game, json),
    write: (view, names) => writePosition(sceneOf(view), names),
    schema: () => ({ title: 'A position of Blackstone Castle', ...toJsonSchema(documentSchema) }),
  },
  selfplay: {
    players: { simple: simplePlayer },
    playMatch: playBlackstoneMatch,
    summarize: summarizeBlackstoneMatches,
  },
  terminal: {
    draw: (view, names) => drawTable(sceneOf(view), names),
    question: ({ state }) => questionText(state),
    help: TERMINAL_HELP,
  },
  describeStanding: (view) => describeStanding(sceneOf(view)),
  isRoundLimitReached,
  describeEvent: (view, event) => eventSentence(sceneOf(view), event),
  rulingParagraphs: rulingParagraphsIn(book),
}
