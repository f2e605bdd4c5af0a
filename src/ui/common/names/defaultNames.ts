/** Names of seats that nobody has named. A game keeps them in the language of the phone on which it was begun. */
import type { Seat } from '../../../kernel/contract.ts'
import { t } from '../../../text/t.ts'

/** Is this the name of a seat that nobody has named, in any language (`new.player`)? */
export const isDefaultName = (name: string, seat: Seat): boolean =>
  name.replace(/^(Player |Spieler |Jugador |Joueur |玩家)/, '#') === `#${seat + 1}`

/**
 * Names of seats in the language of this phone; those that somebody gave stay as they are. `alone`: seat of the only
 * person, who is You.
 */
export const seatNamesHere = (names: readonly string[], alone: Seat | null = null): readonly string[] =>
  names.map((name, seat) =>
    isDefaultName(name, seat) ? t(seat === alone ? 'new.you' : 'new.player', { number: seat + 1 }) : name,
  )
