/** Own cards of a guild of a position. */
import type { Seat } from '../../../kernel/contract.ts'
import { type Face, STARTER_DECK } from '../cards.ts'
import { HAND } from '../data/numbers.ts'
import { countOf, withNumbers, withoutNumbers } from '../lists.ts'
import { type PositionReader, readPile } from './positionReader.ts'

/** Own cards of a guild by where they lie. */
export interface GuildCards {
  readonly faceDown: readonly Face[]
  readonly hand: number
  readonly played: readonly Face[]
  readonly discard: readonly Face[]
  readonly alley: readonly Face[]
}

export const readGuildCards = ({ half, faults }: PositionReader, seat: Seat): GuildCards => {
  const written = half.guilds?.[seat] ?? {}
  const path = `guilds.${seat}`
  const read = (zone: 'played' | 'discard' | 'alley' | 'faceDown'): readonly Face[] =>
    readPile(faults, written[zone], `${path}.${zone}`)
  const [played, discard, alley] = [read('played'), read('discard'), read('alley')]
  const faceDown = written.faceDown ? read('faceDown') : withoutNumbers(STARTER_DECK, [...played, ...discard, ...alley])
  const isPlaying = seat + 1 === (half.seat ?? 1)
  faults.orFault(played.length === 0 || isPlaying ? 0 : null, `${path}.played`, 0)
  const all = [...played, ...discard, ...alley, ...faceDown]
  const tooMany = all.find((face) => STARTER_DECK.includes(face) && countOf(all, face) > countOf(STARTER_DECK, face))
  faults.orFault(tooMany === undefined ? 0 : null, `${path}.faceDown`, 0)
  const hand = written.hand ?? Math.min(HAND, faceDown.length)
  return {
    faceDown,
    hand: faults.orFault(hand <= faceDown.length ? hand : null, `${path}.hand`, 0),
    ...{ played, discard, alley },
  }
}

export const ownedOf = ({ faceDown, played, discard, alley }: GuildCards): readonly Face[] =>
  withNumbers([], ...faceDown, ...played, ...discard, ...alley)
