/** Whoever completes a Machination names two decks, draws from both and keeps one card: at once, before any other move (ruling 162). */
import type { Event } from '../../actions.ts'
import type { Chapter } from '../chapter.ts'
import { next, type Play } from '../play.ts'
import { canName, decks } from './decks.ts'

const rewarded = (play: Play, event: Event): void => {
  if (event.kind === 'completed' && event.stack === 'ploy') next(play, { do: 'decks', seat: event.seat, why: 'reward' })
}

export const reward: Chapter = {
  verbs: { decks: { decks } },
  runs: {
    // No deck has a card left.
    decks: (play, { seat }) => play.tell({ kind: 'lapsed', seat }),
  },
  deciders: { decks: (state, { seat }, { mode }) => (canName(mode, state) ? seat : null) },
  hears: rewarded,
}
