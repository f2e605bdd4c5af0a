/** Solo: a pile of its own refreshes the board at the end of every turn (rules 2.7). */
import type { Chapter } from '../chapter.ts'
import { beginRefresh, readTurnedOver, refreshOn } from '../refresh.ts'
import { pickRefreshPile } from '../verbs/refresh-pile.ts'

export const refresh: Chapter = {
  bare(state) {
    state.refreshPile = -1
  },
  verbs: { refreshPile: { refreshPile: pickRefreshPile } },
  runs: {
    refresh: beginRefresh,
    refreshing: refreshOn,
    turnedOver: (play, { slot, then }) => readTurnedOver(play, slot, then),
  },
  deciders: { refreshPile: ({ seat }) => seat },
}
