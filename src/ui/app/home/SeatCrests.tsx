/** Seats of a game that goes on: their crests and points. */
import type { Player } from '../../../kernel/log.ts'
import { Crest, EmblemsContext } from '../../parts/Crest.tsx'
import * as crests from './SeatCrests.module.css'

/** Player of a game that goes on. */
export interface SeatView extends Player {
  /** Absent in modes without points. */
  readonly points?: number | undefined
  /** What a screen reader says: the name, with the points in words. */
  readonly text: string
}

/** Crests of the seats of a game, in their order, each with its points. */
export const SeatCrests = ({ seats }: { readonly seats: readonly SeatView[] }) => (
  <EmblemsContext.Provider value={seats}>
    <span class={crests.seats} data-part="seats">
      {seats.map(({ points, text }, seat) => (
        <span key={seat}>
          <Crest seat={seat} />
          <span aria-hidden="true">{points}</span>
          <span class="visuallyHidden">{text}</span>
        </span>
      ))}
    </span>
  </EmblemsContext.Provider>
)
