/** Which sections of the rulebook answer which question at a table. */
import { type CastleProps, taskOf } from '../table/castleTableView.ts'
import { cardAsk } from '../table/chosenCard.ts'
import { placingNow } from '../table/placing.ts'

/** Sections of the rulebook, and the paragraph of the first that answers the question. */
export interface Topic {
  readonly sections: readonly string[]
  readonly paragraph?: string
}

export const TOPICS = {
  turn: { sections: ['turn', 'building', 'recruits', 'the-market'] },
  /** A card with two effects, or against a rival. */
  choice: { sections: ['turn', 'cards'], paragraph: '5.3' },
  build: { sections: ['building', 'baileys'], paragraph: '6.1' },
  post: { sections: ['recruits', 'influence-and-claims'], paragraph: '7.1' },
  recall: { sections: ['recruits'], paragraph: '7.2' },
  move: { sections: ['recruits'], paragraph: '7.3' },
  oust: { sections: ['recruits'], paragraph: '7.4' },
  lose: { sections: ['inspection', 'infamy-and-corruption'], paragraph: '11.3' },
  keep: { sections: ['setup', 'goals-and-contracts'], paragraph: '4.3' },
  keepOne: { sections: ['the-market', 'goals-and-contracts'], paragraph: '8.3' },
  discard: { sections: ['inspection', 'infamy-and-corruption'], paragraph: '11.4' },
  pay: { sections: ['infamy-and-corruption', 'inspection'], paragraph: '10.2' },
  market: { sections: ['the-market', 'cards'] },
  guild: { sections: ['infamy-and-corruption', 'goals-and-contracts', 'drawing-and-the-back-alley'] },
  quarry: { sections: ['inspection', 'end-of-the-game'] },
  destroy: { sections: ['the-market'], paragraph: '8.4' },
  clear: { sections: ['the-market', 'drawing-and-the-back-alley'], paragraph: '8.5' },
  baileys: { sections: ['baileys', 'influence-and-claims'] },
  inspection: { sections: ['inspection'] },
  opening: { sections: ['the-game', 'turn'] },
} as const satisfies Record<string, Topic>
type TopicName = keyof typeof TOPICS

const isTopic = (name: string): name is TopicName => Object.hasOwn(TOPICS, name)

/** Topic of the open sheet, else of the chosen card, else of what is asked or placed. */
export const findTopic = ({ view, now }: CastleProps, [sheet]: readonly string[]): TopicName => {
  // An Inspection of which a guild has not been told lies over the table without an address.
  const open = sheet ?? (now.hasInspectionNews ? 'inspection' : '')
  if (isTopic(open)) return open
  if (cardAsk(view, now)) return 'choice'
  const asked = taskOf(now)?.do ?? ''
  if (isTopic(asked)) return asked
  return placingNow(view, now)?.kind ?? 'turn'
}
