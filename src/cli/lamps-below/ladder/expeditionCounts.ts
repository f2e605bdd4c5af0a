/** Counts what happens in an expedition, from its events. */
import { challengeOf } from '../../../games/lamps-below/cards.ts'
import type { WayId } from '../../../games/lamps-below/cardTypes.ts'
import type { GameEvent } from '../../../games/lamps-below/events.ts'
import { idOfFace } from '../../../games/lamps-below/ids.ts'

export interface ExpeditionCounts {
  readonly halls: number
  readonly rounds: number
  readonly downs: number
  /** Turns of groups. */
  readonly groupTurns: number
  /** Way that was gone, by the id of the challenge. */
  readonly ways: Readonly<Record<string, WayId>>
  /** Ids of the finds that were drawn and kept, and of the relics that were used. */
  readonly found: readonly string[]
  readonly used: readonly string[]
}

/** `tell` wants every event of an expedition, in order. */
export const createExpeditionCounts = () => {
  const ways: Record<string, WayId> = {}
  const found: string[] = []
  const used: string[] = []
  const counts = { halls: 0, rounds: 0, downs: 0, groupTurns: 0, ways, found, used }
  let challenge = ''
  const tell = (event: GameEvent): void => {
    switch (event.kind) {
      case 'hall':
        counts.halls++
        break
      case 'round':
        counts.rounds++
        break
      case 'down':
        counts.downs++
        break
      case 'omen':
        counts.groupTurns++
        break
      case 'challenge':
        challenge = challengeOf(event.face).id
        break
      case 'way':
        ways[challenge] = event.way
        break
      case 'found':
        found.push(idOfFace(event.face))
        break
      case 'used':
        used.push(idOfFace(event.face))
    }
  }
  return { counts, tell }
}
